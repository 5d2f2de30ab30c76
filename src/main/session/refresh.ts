/**
 * Refresh-and-replay (1S15): one state machine for one sign-in.
 *
 *     ready ──expired answer──► refreshing ──new token──► ready
 *                                   │ └──no answer──────► ready, with the old token
 *                                   └──refused, garbage─► ended
 *     any state ──'Your refresh token …'──► ended
 *
 * A call that is answered 'expired' waits for the refresh, which the first such call starts. Calls that
 * arrive during the refresh wait too. Then each is sent with the new token: a call that was already sent
 * is repeated exactly once. A call whose 'expired' arrives after the refresh is repeated at once. Nothing
 * is repeated for any other reason.
 */
import { failed, ok, type Problem, type Result } from '#contract/problem.ts';
import type { AuthToken, AuthUser } from '#contract/session.ts';
import { CANCELLED, sessionVerdict } from '#main/api/problems.ts';
import { unlessAborted } from '#main/timing.ts';

/** The signed-in user and their tokens. */
export interface Credentials {
  readonly user: AuthUser;
  readonly token: AuthToken;
}

/** What calls get once the session is over. */
export const SESSION_ENDED: Problem = {
  kind: 'session-ended',
  message: 'You were logged out because your session ended.',
};

export interface RefreshOptions {
  readonly token: AuthToken;
  /** Asks the server for new tokens; calls never run two of these at a time. */
  readonly refresh: (refreshToken: string) => Promise<Result<Credentials>>;
  /** New tokens are in use; called before any call is sent with them. */
  readonly onRefreshed: (credentials: Credentials) => void;
  /** The server ended the session; called once. */
  readonly onEnded: () => void;
}

/** The calls of one sign-in. */
export interface RefreshAndReplay {
  /** The token in use; the last one once the session has ended. */
  token(): AuthToken;
  /**
   * Makes one authorized call by `send`, which may be called a second time with a new token.
   * `signal` ends the wait for a refresh, never the refresh itself.
   */
  run<T>(send: (token: AuthToken) => Promise<Result<T>>, signal?: AbortSignal): Promise<Result<T>>;
}

type State =
  | { readonly kind: 'ready'; readonly token: AuthToken }
  | {
      readonly kind: 'refreshing';
      readonly token: AuthToken;
      readonly done: Promise<Result<AuthToken>>;
    }
  | { readonly kind: 'ended'; readonly token: AuthToken };

/** Starts in the state `ready`. */
export function createRefreshAndReplay(options: RefreshOptions): RefreshAndReplay {
  let state: State = { kind: 'ready', token: options.token };

  function end(): Result<never> {
    if (state.kind !== 'ended') {
      state = { kind: 'ended', token: state.token };
      options.onEnded();
    }
    return failed(SESSION_ENDED);
  }

  /** Takes the refresh's outcome; what it gives is what every waiting call gets. */
  function settle(outcome: Result<Credentials>): Result<AuthToken> {
    if (state.kind === 'ended') return failed(SESSION_ENDED);
    if (outcome.ok) {
      state = { kind: 'ready', token: outcome.value.token };
      options.onRefreshed(outcome.value);
      return ok(outcome.value.token);
    }
    if (outcome.problem.kind !== 'offline') return end();
    state = { kind: 'ready', token: state.token };
    return outcome;
  }

  function startRefresh(token: AuthToken): Promise<Result<AuthToken>> {
    const done = options.refresh(token.refresh_token).then(settle);
    state = { kind: 'refreshing', token, done };
    return done;
  }

  /** A token other than `stale` as soon as there is one. */
  async function usableToken(
    stale: AuthToken | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Result<AuthToken>> {
    if (signal?.aborted) return failed(CANCELLED);
    if (state.kind === 'ended') return failed(SESSION_ENDED);
    if (state.kind === 'ready' && state.token !== stale) return ok(state.token);
    const done = state.kind === 'refreshing' ? state.done : startRefresh(state.token);
    try {
      return await unlessAborted(done, signal);
    } catch {
      return failed(CANCELLED);
    }
  }

  /** A server that has ended a session may only say that it wants an authorization. */
  function unlessOver<T>(outcome: Result<T>): Result<T> {
    const isRefused =
      !outcome.ok && outcome.problem.kind === 'server' && outcome.problem.status === 401;
    return isRefused && state.kind === 'ended' ? failed(SESSION_ENDED) : outcome;
  }

  return {
    token: () => state.token,
    run: async (send, signal) => {
      const current = await usableToken(undefined, signal);
      if (!current.ok) return current;
      const first = await send(current.value);
      const verdict = verdictOn(first);
      if (verdict === 'end') return end();
      if (verdict === undefined) return unlessOver(first);
      const newer = await usableToken(current.value, signal);
      if (!newer.ok) return newer;
      const second = await send(newer.value);
      return verdictOn(second) === 'end' ? end() : unlessOver(second);
    },
  };
}

const verdictOn = (outcome: Result<unknown>): 'refresh' | 'end' | undefined =>
  !outcome.ok && outcome.problem.kind === 'server'
    ? sessionVerdict(outcome.problem.message)
    : undefined;
