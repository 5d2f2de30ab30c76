/** The calls that begin and end a session. */
import type { Session } from '#main/session/session.ts';
import type { Calls } from './handlers.ts';

interface Parts {
  readonly session: Pick<Session, 'signIn' | 'resume' | 'signOut' | 'resetPassword'>;
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
  'session.signOut': async () => {
    await restored;
    return session.signOut();
  },
  'session.resetPassword': ({ email }) => session.resetPassword(email),
});
