/** Signing in and out, as the page does it. */
import type { Problem } from '#contract/problem.ts';
import { ask, problemOf } from './bridge.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Keep the session across restarts. */
  readonly remember: boolean;
}

/**
 * Signs in; the bridge's event brings the new session and where it leads.
 * @throws {ProblemError} with the server's message, also for an account that is not staff
 */
export async function signIn(credentials: Credentials): Promise<void> {
  await ask('session.signIn', credentials);
}

/** Signs out; the session is over here even when the server could not be told (a problem then). */
export async function signOut(): Promise<Problem | null> {
  try {
    await ask('session.signOut', undefined);
    return null;
  } catch (thrown) {
    return problemOf(thrown);
  }
}
