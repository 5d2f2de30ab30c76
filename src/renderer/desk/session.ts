/** Signing in and out, as the page does it. */
import type { Problem } from '#contract/problem.ts';
import { ask, problemOf } from './bridge.ts';
import type { DeskState } from './desk.ts';

/** Where a person goes after signing in (document 1 §2). */
const AFTER_SIGN_IN = '/offers/create';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Keep the session across restarts. */
  readonly remember: boolean;
}

/**
 * Signs in and sets where the person lands.
 * @throws {ProblemError} with the server's message, also for an account that is not staff
 */
export async function signIn(desk: DeskState, credentials: Credentials): Promise<void> {
  desk.landing.set(AFTER_SIGN_IN);
  try {
    desk.session.set(await ask('session.signIn', credentials));
  } catch (thrown) {
    desk.landing.set(null);
    throw thrown;
  }
}

/** Signs out; the session is over here even when the server could not be told (a problem then). */
export async function signOut(desk: DeskState): Promise<Problem | null> {
  try {
    await ask('session.signOut', undefined);
    return null;
  } catch (thrown) {
    return problemOf(thrown);
  } finally {
    desk.session.set({ status: 'signed-out' });
  }
}
