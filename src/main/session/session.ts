/** Who is signed in: signing in and out, remembering, locking, and the end of a session (1S). */
import type { Notice } from '#contract/bridge/bridge.ts';
import type { LockState, SessionChange, SessionState } from '#contract/bridge/session-state.ts';
import type { AuthToken } from '#contract/people/session.ts';
import { failed, ok, type Result } from '#contract/wire/problem.ts';
import { type Account, type AuthorityOptions, createAuthority } from './authority.ts';
import { createKeeping, type KeepingOptions } from './keeping.ts';
import { createLocking, signedInBy } from './lock/locking.ts';
import { SESSION_ENDED } from './refresh.ts';
import { createSignIns, SIGNED_OUT, signedIn, UNLOCKED } from './sign-ins.ts';

export interface Session {
  state(): SessionState;
  /** Takes up the session the vault holds, if any. Never rejects. */
  restore(): Promise<void>;
  /** Signs in; `remember` keeps the session in the vault. */
  signIn(account: Account, remember: boolean): Promise<Result<SessionState>>;
  /** Asks once more for new tokens of a suspended session; the problem says why there are none. */
  resume(): Promise<Result<SessionState>>;
  /** Whether the windows are covered, and who can uncover them. */
  lockState(): LockState;
  /** Covers the windows until {@link Session.unlock}; nothing happens without a session. */
  lock(): void;
  /**
   * Uncovers the windows for the same person; another one takes the place of the first. Without the network the hash of the
   * password decides, where there is one of this account. The fifth wrong password ends the session.
   */
  unlock(account: Account): Promise<Result<undefined>>;
  /** Forgets the session here at once and then on the server; the problem is the server's. */
  signOut(): Promise<Result<undefined>>;
  resetPassword(email: string): Promise<Result<undefined>>;
  /**
   * Makes one call for the signed-in user, with refresh-and-replay. While signed out it is not made
   * and ends as session-ended. `signal` ends the wait for a refresh.
   */
  authorized<T>(
    send: (token: AuthToken) => Promise<Result<T>>,
    signal: AbortSignal,
  ): Promise<Result<T>>;
  onChange(listener: (change: SessionChange) => void): () => void;
  onLock(listener: (lock: LockState) => void): () => void;
  /** Tells the token in use: after sign-in or restore, and after each refresh. */
  onToken(listener: (token: AuthToken) => void): () => void;
  /** Tells what the person should know about the keeping of the session. */
  onNotice(listener: (notice: Notice) => void): () => void;
  /** Resolves once the vault holds what it should. */
  settled(): Promise<void>;
  /** Gives up a refresh that would be asked for again; the session is kept as it is. */
  stop(): void;
}

/** What a session is made of. */
export type SessionOptions = AuthorityOptions & KeepingOptions;

/** Starts signed out; see {@link Session.restore}. */
export function createSession(options: SessionOptions): Session {
  const { logger } = options;
  const authority = createAuthority(options);
  const keeping = createKeeping(options);
  const signIns = createSignIns({ authority, keeping, logger });
  const { current } = signIns;
  return {
    state: () => current()?.state ?? SIGNED_OUT,
    lockState: () => current()?.lock ?? UNLOCKED,
    restore: async () => {
      const kept = await keeping.read();
      if (!kept) return;
      const { user, token, password, isLocked } = kept;
      const lock = { isLocked, username: password?.username ?? '' };
      const beginning = { isRemembered: true, password: Promise.resolve(password), lock };
      signIns.adopt({ user, token }, beginning);
    },
    signIn: async (account, isRemembered) => {
      const answer = await authority.signIn(account);
      if (!answer.ok) return answer;
      // Another window may have signed somebody in meanwhile.
      await signIns.replace(answer.value, signedInBy(account, isRemembered));
      return ok(signedIn(answer.value));
    },
    resume: async () => {
      const outcome = (await current()?.calls.resume()) ?? failed(SESSION_ENDED);
      return outcome.ok ? ok(current()?.state ?? SIGNED_OUT) : outcome;
    },
    ...createLocking({ signIns, authority, logger }),
    signOut: async () => {
      const leaving = current();
      if (!leaving) return ok(undefined);
      signIns.leave();
      await keeping.forget();
      const outcome = await leaving.calls.run(authority.clear);
      return outcome.ok || outcome.problem.kind === 'session-ended' ? ok(undefined) : outcome;
    },
    resetPassword: authority.resetPassword,
    authorized: (send, signal) =>
      current()?.calls.run(send, signal) ?? Promise.resolve(failed(SESSION_ENDED)),
    onChange: signIns.onChange,
    onLock: signIns.onLock,
    onToken: signIns.onToken,
    onNotice: signIns.onNotice,
    settled: keeping.settled,
    stop: () => current()?.over.abort(),
  };
}
