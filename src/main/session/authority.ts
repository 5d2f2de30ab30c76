/** What the server decides about a sign-in: who gets tokens, and for how long they are good (1S). */
import { type AuthToken, sessionEndpoints } from '#contract/people/session.ts';
import { failed, ok, type Result } from '#contract/wire/problem.ts';
import { isStaffRole, NOT_STAFF_MESSAGE } from '#domain/access/roles.ts';
import type { ApiClient } from '#main/api/client.ts';
import type { Logger } from '#main/basics/ports.ts';
import { PATIENCE_MS, type PatienceOptions, patiently } from './patience.ts';
import type { Credentials, Effort } from './refresh.ts';

/** A name and a password, as a person types them. */
export interface Account {
  readonly username: string;
  readonly password: string;
}

/** Asks the server; an account that is not staff gets nothing. */
export interface Authority {
  signIn(account: Account): Promise<Result<Credentials>>;
  /** New tokens for old ones. `signal` stops further attempts; a request that was sent is not aborted. */
  refresh(refreshToken: string, effort: Effort, signal: AbortSignal): Promise<Result<Credentials>>;
  /** Ends the session of this token. */
  clear(token: AuthToken): Promise<Result<unknown>>;
  resetPassword(email: string): Promise<Result<undefined>>;
}

export interface AuthorityOptions {
  readonly client: ApiClient;
  readonly logger: Logger;
  /** Milliseconds a refresh may take; only tests shorten them. */
  readonly refreshLimit?: number;
  /** Milliseconds during which a failed refresh is repeated; only tests shorten them. */
  readonly patience?: number;
  /** Waits as long as the server asks; by default without saying so. */
  readonly pause?: PatienceOptions['pause'];
}

/**
 * Longer than any other call may take: a server that rotates refresh tokens has used up the old one
 * when it answers, so a missed answer would end the session.
 */
const REFRESH_LIMIT_MS = 120_000;

const NOT_STAFF: Result<never> = failed({
  kind: 'server',
  message: NOT_STAFF_MESSAGE,
  status: 403,
});

/** The authority at the other end of `client`. */
export function createAuthority(options: AuthorityOptions): Authority {
  const {
    client,
    logger,
    refreshLimit = REFRESH_LIMIT_MS,
    patience = PATIENCE_MS,
    pause,
  } = options;
  const ask = <Name extends keyof typeof sessionEndpoints>(name: Name, input: unknown) =>
    client.send({ name, endpoint: sessionEndpoints[name], input });
  const clear: Authority['clear'] = (token) => {
    const name = 'session.clear';
    return client.send({ name, endpoint: sessionEndpoints[name], input: {}, token });
  };
  async function askForTokens(refreshToken: string): Promise<Result<Credentials>> {
    const answer = await client.send({
      name: 'session.refresh',
      endpoint: sessionEndpoints['session.refresh'],
      input: { refresh_token: refreshToken },
      timeLimit: refreshLimit,
    });
    if (!answer.ok) return answer;
    const { user, token } = answer.value;
    if (!isStaffRole(user.role)) return NOT_STAFF;
    return ok({ user, token: { ...token, refresh_token: token.refresh_token ?? refreshToken } });
  }

  return {
    signIn: async (account) => {
      const answer = await ask('session.create', account);
      if (!answer.ok || isStaffRole(answer.value.user.role)) return answer;
      logger.warn('session.not-staff');
      await clear(answer.value.token);
      return NOT_STAFF;
    },
    refresh: (refreshToken, effort, signal) => {
      const once = () => askForTokens(refreshToken);
      return effort === 'once' ? once() : patiently(once, { patience, signal, pause });
    },
    clear,
    resetPassword: async (email) => {
      const answer = await ask('session.reset', { email });
      return answer.ok ? ok(undefined) : answer;
    },
  };
}
