/**
 * Refresh-and-replay (1S15): one state machine for one sign-in.
 *
 *     ready ──expired answer──► refreshing ──new token──────► ready
 *                                   │ │ └──no answer──────────► ready, with the old token
 *                                   │ └──no token, no refusal─► suspended ──resume──► refreshing
 *                                   └──refused────────────────► ended
 *     any state ──'Your refresh token …'──► ended
 *     any other state ──renew──────► ready; the outcome of a refresh under way no longer counts
 *
 * Suspended means that the refresh token may still be good: nothing is sent, and nothing is forgotten.
 * A call that is answered 'expired' waits for the refresh, which the first such call starts. Calls that
 * arrive during the refresh wait too. Then each is sent with the new token: a call that was already sent
 * is repeated exactly once. A call whose 'expired' arrives after the refresh is repeated at once. Nothing
 * is repeated for any other reason. Of tokens that are expired when they come, two in a minute are refreshed.
 */
import type { AuthToken, AuthUser } from '#contract/people/session.ts';
import { failed, ok, type Problem, type Result } from '#contract/wire/problem.ts';
import { CANCELLED, sessionVerdict } from '#main/api/problems.ts';
import { unlessAborted } from '#main/basics/timing.ts';

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

/**
 * How a refresh is asked for: `patiently` asks again for a while after a failure that is no refusal,
 * `once` does not, because a person waits for the outcome.
 */
export type Effort = 'patiently' | 'once';

export interface RefreshOptions {
  readonly token: AuthToken;
  /** Asks the server for new tokens; calls never run two of these at a time. */
  readonly refresh: (refreshToken: string, effort: Effort) => Promise<Result<Credentials>>;
  /** New tokens are in use; called before any call is sent with them. */
  readonly onRefreshed: (credentials: Credentials) => void;
  /** The server neither gave new tokens nor refused them (1S20); called after each such refresh. */
  readonly onSuspended: (why: Problem) => void;
  /** The server ended the session; called once. */
  readonly onEnded: () => void;
}

/** The calls of one sign-in. */
export interface RefreshAndReplay {
  /**
   * Makes one authorized call by `send`, which may be called a second time with a new token.
   * `signal` ends the wait for a refresh, never the refresh itself.
   */
  run<T>(send: (token: AuthToken) => Promise<Result<T>>, signal?: AbortSignal): Promise<Result<T>>;
  /** Asks once more for new tokens while suspended; otherwise gives what calls would use. */
  resume(): Promise<Result<AuthToken>>;
  /** Uses these from now on, as after a refresh: the person has signed in once more. */
  renew(credentials: Credentials): void;
}

type State =
  | { readonly kind: 'ready'; readonly token: AuthToken }
  | {
      readonly kind: 'refreshing';
      readonly token: AuthToken;
      readonly done: Promise<Result<AuthToken>>;
    }
  | { readonly kind: 'suspended'; readonly token: AuthToken }
  | { readonly kind: 'ended'; readonly token: AuthToken };

/** Statuses that ask for patience: 408 Request Timeout and 429 Too Many Requests. */
const ASKS_PATIENCE: ReadonlySet<number> = new Set([408, 429]);

/** Whether the server has refused the refresh token (1S21): by its text, or by another 4xx. */
export const isRefusal = (problem: Problem): boolean =>
  problem.kind === 'server' &&
  (sessionVerdict(problem.message) === 'end' ||
    (problem.status >= 400 && problem.status < 500 && !ASKS_PATIENCE.has(problem.status)));

/** Whether no answer came, or none was waited for: the refresh token is as good as it was. */
const isUnanswered = (problem: Problem): boolean =>
  problem.kind === 'cancelled' || (problem.kind === 'offline' && problem.page === undefined);

/** Refreshes in {@link FUTILE_MS} of tokens that were expired when they came. */
const MOST_FUTILE = 2;
const FUTILE_MS = 60_000;

/** Starts in the state `ready`. */
export function createRefreshAndReplay(options: RefreshOptions): RefreshAndReplay {
  let state: State = { kind: 'ready', token: options.token };
  /** Tokens that were expired when they came, the latest last, and when. */
  let futile: readonly { readonly token: AuthToken; readonly at: number }[] = [];

  function end(): Result<never> {
    if (state.kind !== 'ended') {
      state = { kind: 'ended', token: state.token };
      options.onEnded();
    }
    return failed(SESSION_ENDED);
  }

  /** Takes the outcome of a refresh that began in the state `before`. */
  function settle(outcome: Result<Credentials>, before: State['kind']): Result<AuthToken> {
    if (state.kind === 'ended') return failed(SESSION_ENDED);
    if (outcome.ok) {
      state = { kind: 'ready', token: outcome.value.token };
      options.onRefreshed(outcome.value);
      return ok(outcome.value.token);
    }
    if (isRefusal(outcome.problem)) return end();
    const isSuspended = before === 'suspended' || !isUnanswered(outcome.problem);
    state = { kind: isSuspended ? 'suspended' : 'ready', token: state.token };
    if (isSuspended) options.onSuspended(outcome.problem);
    return outcome;
  }

  function startRefresh({ kind, token }: State, effort: Effort): Promise<Result<AuthToken>> {
    const done = options
      .refresh(token.refresh_token, effort)
      .then((outcome) => (state.token === token ? settle(outcome, kind) : ok(state.token)));
    state = { kind: 'refreshing', token, done };
    return done;
  }

  /** Notes that the server did not take this token from the first call on. */
  function expiredOnArrival(token: AuthToken): void {
    if (futile.at(-1)?.token === token) return;
    futile = [...futile, { token, at: performance.now() }].slice(-MOST_FUTILE);
  }

  /** Whether another refresh would only bring one more token that is expired when it comes. */
  const isFutile = () =>
    futile.length === MOST_FUTILE &&
    futile.at(-1)?.token === state.token &&
    performance.now() - (futile[0]?.at ?? 0) < FUTILE_MS;

  const isOver = () => state.kind === 'ended' || state.kind === 'suspended';

  /** A token other than `stale` as soon as there is one. */
  async function usableToken(stale?: AuthToken, signal?: AbortSignal): Promise<Result<AuthToken>> {
    if (signal?.aborted) return failed(CANCELLED);
    if (isOver()) return failed(SESSION_ENDED);
    if (state.kind === 'ready' && state.token !== stale) return ok(state.token);
    const done = state.kind === 'refreshing' ? state.done : startRefresh(state, 'patiently');
    try {
      const outcome = await unlessAborted(done, signal);
      return isOver() ? failed(SESSION_ENDED) : outcome;
    } catch {
      return failed(CANCELLED);
    }
  }

  /** A server that has ended a session may only say that it wants an authorization. */
  function unlessOver<T>(outcome: Result<T>): Result<T> {
    const isRefused =
      !outcome.ok && outcome.problem.kind === 'server' && outcome.problem.status === 401;
    return isRefused && isOver() ? failed(SESSION_ENDED) : outcome;
  }

  return {
    run: async (send, signal) => {
      const current = await usableToken(undefined, signal);
      if (!current.ok) return current;
      const first = await send(current.value);
      const verdict = verdictOn(first);
      if (verdict === 'end') return end();
      if (verdict === undefined || isFutile()) return unlessOver(first);
      const newer = await usableToken(current.value, signal);
      if (!newer.ok) return newer;
      const second = await send(newer.value);
      const next = verdictOn(second);
      if (next === 'refresh') expiredOnArrival(newer.value);
      return next === 'end' ? end() : unlessOver(second);
    },
    resume: () => {
      if (state.kind === 'refreshing') return state.done;
      return state.kind === 'suspended' ? startRefresh(state, 'once') : usableToken();
    },
    renew: (credentials) => void settle(ok(credentials), state.kind),
  };
}

const verdictOn = (outcome: Result<unknown>): 'refresh' | 'end' | undefined =>
  !outcome.ok && outcome.problem.kind === 'server'
    ? sessionVerdict(outcome.problem.message)
    : undefined;
