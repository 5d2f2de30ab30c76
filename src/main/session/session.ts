/** Who is signed in: signing in and out, remembering, and the end of a session (1S). */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Notice, SessionChange, SessionState } from '#contract/bridge.ts';
import { failed, ok, type Result } from '#contract/problem.ts';
import { type AuthToken, authToken, authUser, sessionEndpoints } from '#contract/session.ts';
import { isStaffRole, NOT_STAFF_MESSAGE } from '#domain/roles.ts';
import type { ApiClient } from '#main/api/client.ts';
import { createEmitter } from '#main/emitter.ts';
import { signInNotForgotten, signInNotWritten } from '#main/notices.ts';
import type { Logger, Vault } from '#main/ports.ts';
import { PATIENCE_MS, patiently } from './patience.ts';
import {
  type Credentials,
  createRefreshAndReplay,
  type Effort,
  type RefreshAndReplay,
  SESSION_ENDED,
} from './refresh.ts';

export interface Session {
  state(): SessionState;
  /** Takes up the session the vault holds, if any. Never rejects. */
  restore(): Promise<void>;
  /** Signs in; `remember` keeps the session in the vault. */
  signIn(
    account: { readonly username: string; readonly password: string },
    remember: boolean,
  ): Promise<Result<SessionState>>;
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

export interface SessionOptions {
  readonly client: ApiClient;
  readonly vault: Vault;
  readonly logger: Logger;
  /** Milliseconds a refresh may take; only tests shorten them. */
  readonly refreshLimit?: number;
  /** Milliseconds for which a refresh is asked for again; only tests shorten them. */
  readonly patience?: number;
}

/**
 * Longer than any other call may take: a server that rotates refresh tokens has used up the old one
 * when it answers, so a missed answer would end the session.
 */
const REFRESH_LIMIT_MS = 120_000;

/** One sign-in, from its beginning to its end. */
interface SignedIn {
  /** Signed out while it is suspended. */
  readonly state: SessionState;
  readonly calls: RefreshAndReplay;
  /** Aborted when another session, or none, has taken its place. */
  readonly over: AbortController;
}

const SIGNED_OUT: SessionState = { status: 'signed-out' };
const keptSession = z.object({ user: authUser, token: authToken });

type Kept = z.infer<typeof keptSession>;

const NOT_STAFF: Result<never> = failed({
  kind: 'server',
  message: NOT_STAFF_MESSAGE,
  status: 403,
});

/** The session a vault's secret describes; undefined when it is not one of ours. */
function readKept(secret: string): Kept | undefined {
  try {
    const kept = keptSession.parse(JSON.parse(secret));
    return isStaffRole(kept.user.role) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const signedIn = ({ id, role }: Credentials['user']): SessionState => ({
  status: 'signed-in',
  user: { id, role },
});

/** Starts signed out; see {@link Session.restore}. */
export function createSession(options: SessionOptions): Session {
  const { client, vault, logger, refreshLimit = REFRESH_LIMIT_MS } = options;
  const { patience = PATIENCE_MS } = options;
  const changes = createEmitter<SessionChange>();
  const tokens = createEmitter<AuthToken>();
  const notices = createEmitter<Notice>();
  let current: SignedIn | undefined;
  let keeping = Promise.resolve();

  /** Changes the vault after every earlier change of it; a failure gives a notice and does not throw. */
  function keep(change: () => Promise<void>, failure: Notice): Promise<void> {
    keeping = keeping.then(change).catch((error: unknown) => {
      logger.warn(failure.id, { error });
      notices.emit(failure);
    });
    return keeping;
  }

  const remember = (credentials: Credentials) =>
    keep(() => vault.write(JSON.stringify(credentials)), signInNotWritten);
  const forget = () => keep(() => vault.clear(), signInNotForgotten);

  const clearOnServer = (token: AuthToken) =>
    client.send({
      name: 'session.clear',
      endpoint: sessionEndpoints['session.clear'],
      input: {},
      token,
    });

  /** New tokens for old ones; an account that is no longer staff gets none. */
  async function askForTokens(refreshToken: string): Promise<Result<Credentials>> {
    const answer = await client.send({
      name: 'session.refresh',
      endpoint: sessionEndpoints['session.refresh'],
      input: { refresh_token: refreshToken },
      timeLimit: refreshLimit,
    });
    return answer.ok && !isStaffRole(answer.value.user.role) ? NOT_STAFF : answer;
  }

  function become(next: SignedIn | undefined, ended: boolean): void {
    if (current?.calls !== next?.calls) current?.over.abort();
    current = next;
    changes.emit({ state: next?.state ?? SIGNED_OUT, ended });
  }

  /** Makes these credentials the session. What an earlier one still gets no longer counts. */
  function adopt({ user, token }: Credentials, remembered: boolean): void {
    const over = new AbortController();
    const own = (state: SessionState): SignedIn => ({ state, calls, over });
    const isCurrent = () => current?.calls === calls;
    const refresh = (refreshToken: string, effort: Effort) => {
      const ask = () => askForTokens(refreshToken);
      return effort === 'once' ? ask() : patiently(ask, { patience, signal: over.signal });
    };
    const calls = createRefreshAndReplay({
      token,
      refresh,
      onRefreshed: (credentials) => {
        logger.info('session.refreshed');
        if (current?.calls !== calls) return;
        if (remembered) void remember(credentials);
        // A refresh is silent (1S), unless the role has changed.
        const state = signedIn(credentials.user);
        if (!isDeepStrictEqual(state, current.state)) become(own(state), false);
        tokens.emit(credentials.token);
      },
      onSuspended: ({ message }) => {
        logger.warn('session.suspended');
        if (isCurrent()) become(own({ status: 'signed-out', suspended: message }), false);
      },
      onEnded: () => {
        logger.info('session.ended');
        if (!isCurrent()) return;
        void forget();
        become(undefined, true);
      },
    });
    become(own(signedIn(user)), false);
    tokens.emit(token);
  }

  return {
    state: () => current?.state ?? SIGNED_OUT,
    restore: async () => {
      const secret = await vault.read().catch((error: unknown) => {
        logger.warn('vault.unreadable', { error });
        return null;
      });
      if (secret === null) return;
      const kept = readKept(secret);
      if (kept) {
        adopt(kept, true);
        return;
      }
      logger.warn('vault.garbage');
      await forget();
    },
    signIn: async (account, remembered) => {
      const answer = await client.send({
        name: 'session.create',
        endpoint: sessionEndpoints['session.create'],
        input: account,
      });
      if (!answer.ok) return answer;
      if (!isStaffRole(answer.value.user.role)) {
        logger.warn('session.not-staff');
        await clearOnServer(answer.value.token);
        return NOT_STAFF;
      }
      adopt(answer.value, remembered);
      await (remembered ? remember(answer.value) : forget());
      return ok(signedIn(answer.value.user));
    },
    resume: async () => {
      if (!current) return failed(SESSION_ENDED);
      const outcome = await current.calls.resume();
      return outcome.ok ? ok(current?.state ?? SIGNED_OUT) : outcome;
    },
    signOut: async () => {
      const leaving = current;
      if (!leaving) return ok(undefined);
      become(undefined, false);
      await forget();
      const outcome = await leaving.calls.run(clearOnServer);
      const over = outcome.ok || outcome.problem.kind === 'session-ended';
      return over ? ok(undefined) : outcome;
    },
    resetPassword: async (email) => {
      const outcome = await client.send({
        name: 'session.reset',
        endpoint: sessionEndpoints['session.reset'],
        input: { email },
      });
      return outcome.ok ? ok(undefined) : outcome;
    },
    authorized: (send, signal) =>
      current ? current.calls.run(send, signal) : Promise.resolve(failed(SESSION_ENDED)),
    onChange: changes.subscribe,
    onToken: tokens.subscribe,
    onNotice: notices.subscribe,
    settled: () => keeping,
    stop: () => current?.over.abort(),
  };
}
