/** The calls that begin, lock and end a session. */
import { ok } from '#contract/wire/problem.ts';
import type { Session } from '#main/session/session.ts';
import type { Calls } from './handlers.ts';

interface Parts {
  readonly session: Pick<
    Session,
    'signIn' | 'resume' | 'lock' | 'unlock' | 'signOut' | 'resetPassword'
  >;
  /** Resolves once the session that was kept is there. */
  readonly restored: Promise<unknown>;
}

/** The handlers of `session.*`. */
export const createSessionCalls = ({ session, restored }: Parts): Calls<'session'> => ({
  'session.signIn': async ({ remember, ...account }) => {
    await restored;
    return session.signIn(account, remember);
  },
  'session.resume': async () => {
    await restored;
    return session.resume();
  },
  'session.lock': async () => {
    await restored;
    session.lock();
    return ok(undefined);
  },
  'session.unlock': (account) => session.unlock(account),
  'session.signOut': async () => {
    await restored;
    return session.signOut();
  },
  'session.resetPassword': ({ email }) => session.resetPassword(email),
});
