/** Who is signed in: signing in and out, remembering, and the end of a session (1S). */
import { isDeepStrictEqual } from 'node:util';
import type { Notice, SessionChange, SessionState } from '#contract/bridge/bridge.ts';
import type { AuthToken } from '#contract/people/session.ts';
import { failed, ok, type Result } from '#contract/wire/problem.ts';
import { createEmitter } from '#main/basics/emitter.ts';
import { type Account, type AuthorityOptions, createAuthority } from './authority.ts';
import { createKeeping, type KeepingOptions } from './keeping.ts';
import {
  type Credentials,
  createRefreshAndReplay,
  type RefreshAndReplay,
  SESSION_ENDED,
} from './refresh.ts';

export interface Session {
  state(): SessionState;
  /** Takes up the session the vault holds, if any. Never rejects. */
  restore(): Promise<void>;
  /** Signs in; `remember` keeps the session in the vault. */
  signIn(account: Account, remember: boolean): Promise<Result<SessionState>>;
  /** Asks once more for new tokens of a suspended session; the problem says why there are none. */
  resume(): Promise<Result<SessionState>>;
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

/** One sign-in, from its beginning to its end. */
interface SignedIn {
  /** Signed out while it is suspended. */
  readonly state: SessionState;
  readonly calls: RefreshAndReplay;
  /** Aborted when another session, or none, has taken its place. */
  readonly over: AbortController;
}

const SIGNED_OUT: SessionState = { status: 'signed-out' };

const signedIn = ({ id, role }: Credentials['user']): SessionState => ({
  status: 'signed-in',
  user: { id, role },
});

/** Starts signed out; see {@link Session.restore}. */
export function createSession(options: SessionOptions): Session {
  const authority = createAuthority(options);
  const keeping = createKeeping(options);
  const changes = createEmitter<SessionChange>();
  const tokens = createEmitter<AuthToken>();
  let current: SignedIn | undefined;

  function become(next: SignedIn | undefined, ended: boolean): void {
    if (current?.calls !== next?.calls) current?.over.abort();
    current = next;
    changes.emit({ state: next?.state ?? SIGNED_OUT, ended });
  }

  /** Makes these credentials the session. Answers for an earlier one no longer count. */
  function adopt({ user, token }: Credentials, remembered: boolean): void {
    const over = new AbortController();
    const own = (state: SessionState): SignedIn => ({ state, calls, over });
    const isCurrent = () => current?.calls === calls;
    const calls = createRefreshAndReplay({
      token,
      refresh: (refreshToken, effort) => authority.refresh(refreshToken, effort, over.signal),
      onRefreshed: (credentials) => {
        options.logger.info('session.refreshed');
        if (!isCurrent()) return;
        if (remembered) void keeping.write(credentials);
        // A refresh is silent (1S), unless the role has changed.
        const state = signedIn(credentials.user);
        if (!isDeepStrictEqual(state, current?.state)) become(own(state), false);
        tokens.emit(credentials.token);
      },
      onSuspended: (why) => {
        options.logger.warn('session.suspended');
        const suspended = (why.kind === 'offline' && why.advice) || why.message;
        if (isCurrent()) become(own({ status: 'signed-out', suspended }), false);
      },
      onEnded: () => {
        options.logger.info('session.ended');
        if (!isCurrent()) return;
        void keeping.forget();
        become(undefined, true);
      },
    });
    become(own(signedIn(user)), false);
    tokens.emit(token);
  }

  return {
    state: () => current?.state ?? SIGNED_OUT,
    restore: async () => {
      const kept = await keeping.read();
      if (kept) adopt(kept, true);
    },
    signIn: async (account, remembered) => {
      const answer = await authority.signIn(account);
      if (!answer.ok) return answer;
      const replaced = current;
      adopt(answer.value, remembered);
      const left = replaced?.state;
      // Another window signed somebody in meanwhile. Of one person, a server may end all sessions at once.
      if (left?.status === 'signed-in' && left.user.id !== answer.value.user.id) {
        void replaced?.calls.run(authority.clear);
      }
      await (remembered ? keeping.write(answer.value) : keeping.forget());
      return ok(signedIn(answer.value.user));
    },
    resume: async () => {
      const outcome = (await current?.calls.resume()) ?? failed(SESSION_ENDED);
      return outcome.ok ? ok(current?.state ?? SIGNED_OUT) : outcome;
    },
    signOut: async () => {
      const leaving = current;
      if (!leaving) return ok(undefined);
      become(undefined, false);
      await keeping.forget();
      const outcome = await leaving.calls.run(authority.clear);
      return outcome.ok || outcome.problem.kind === 'session-ended' ? ok(undefined) : outcome;
    },
    resetPassword: authority.resetPassword,
    authorized: (send, signal) =>
      current ? current.calls.run(send, signal) : Promise.resolve(failed(SESSION_ENDED)),
    onChange: changes.subscribe,
    onToken: tokens.subscribe,
    onNotice: keeping.onNotice,
    settled: keeping.settled,
    stop: () => current?.over.abort(),
  };
}
