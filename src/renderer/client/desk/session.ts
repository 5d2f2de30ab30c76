/** Signing in and out, as the page does it. */
import { useState } from 'react';
import type { BridgeInput } from '#contract/bridge/bridge.ts';
import type { Problem } from '#contract/wire/problem.ts';
import { ask, problemOf } from '../calls/bridge.ts';
import { createStore } from './store.ts';

/** The address typed on a screen for guests: all of them ask for the same one, until a sign-in. */
const typedEmail = createStore('');

/**
 * A hook: that address and its setter. It is also state of the component, because a letter may be
 * typed before React follows a store.
 */
export function useTypedEmail(): readonly [string, (email: string) => void] {
  const [email, setEmail] = useState(typedEmail.get);
  const set = (typed: string) => {
    typedEmail.set(typed);
    setEmail(typed);
  };
  return [email, set];
}

/**
 * Signs in; `remember` keeps the session across restarts. The bridge's event brings the new session and
 * the path to open.
 * @throws {ProblemError} with the server's message, also for an account that is not staff
 */
export async function signIn(credentials: BridgeInput<'session.signIn'>): Promise<void> {
  await ask('session.signIn', credentials);
  typedEmail.set('');
}

/** Tries again to renew a suspended session. The bridge's event brings what came of it. @throws {ProblemError} */
export const resumeSession = (): Promise<unknown> => ask('session.resume', undefined);

/** The log-out that this window has asked for, until what came of it has been read. */
let loggingOut: Promise<void> = Promise.resolve();

/**
 * Signs out; the session is over here even if the server could not be reached. `report` shows that
 * problem, and resolves when it has been read.
 * @param call what signs out; it may do more
 */
export async function signOut(
  report: (problem: Problem) => Promise<void>,
  call: () => Promise<void> = () => ask('session.signOut', undefined),
): Promise<void> {
  const read = Promise.withResolvers<void>();
  loggingOut = read.promise;
  try {
    await call();
  } catch (thrown) {
    await report(problemOf(thrown));
  } finally {
    read.resolve();
  }
}

/** Resolves when nothing of a log-out is left to be read in this window. */
export const loggedOut = (): Promise<void> => loggingOut;
