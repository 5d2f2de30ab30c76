/** A session for tests, with a server that signs in, refreshes and lets tokens expire. */
import type { Notice } from '#contract/bridge/bridge.ts';
import type { SessionChange, SessionState } from '#contract/bridge/session-state.ts';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { anyAnswer, endpoint } from '#contract/wire/endpoint.ts';
import { createApiClient } from '#main/api/client.ts';
import type { Vault } from '#main/basics/ports.ts';
import { createSession } from '#main/session/session.ts';
import { memoryVault } from '#main/session/vault.ts';
import { type Received, type Reply, startServer } from './http-server.ts';
import { openTestNetwork } from './network.ts';
import { createTestLogger } from './test-logger.ts';

/** Who signs in. */
export const ACCOUNT = { username: 'admin@corridor.test', password: 'pass & word' };
/** The state of a session without a person. */
export const SIGNED_OUT: SessionState = { status: 'signed-out' };
/** The state of a session with that role. */
export const signedInAs = (role: string): SessionState => ({
  status: 'signed-in',
  user: { id: '7', role },
});
/** What the server gives the n-th time. */
export const credentials = (n: number, role = 'admin') => ({
  user: { id: '7', role },
  token: { access_token: `access-${n}`, token_type: 'Bearer', refresh_token: `refresh-${n}` },
});

const anything = endpoint({
  method: 'GET',
  path: 'anything',
  answer: anyAnswer,
  source: 'this test',
});

interface ServerRules {
  readonly role?: string;
  readonly refresh?: () => Promise<Reply | undefined> | Reply | undefined;
  readonly clear?: () => Reply;
}

/** A server that signs everyone in, takes only the newest access token, and follows `rules`. */
export function back(rules: ServerRules = {}) {
  let issued = 0;
  let expired = false;
  const issue = (): Reply => {
    issued += 1;
    expired = false;
    return { json: { data: credentials(issued, rules.role) } };
  };
  const guarded = ({ headers }: Received, allowed: Reply): Reply =>
    expired || headers.authorization !== `Bearer access-${issued}`
      ? { status: 401, json: { message: SESSION_MESSAGES.accessExpired } }
      : allowed;
  const reply = async (request: Received): Promise<Reply> => {
    switch (request.path) {
      case '/auth/user/token':
        return issue();
      case '/auth/refresh/token':
        return (await rules.refresh?.()) ?? issue();
      case '/session/clear':
        return rules.clear?.() ?? guarded(request, { json: {} });
      case '/auth/reset/init':
        return { json: {} };
      default:
        return guarded(request, { json: { done: true } });
    }
  };
  return {
    reply,
    /** Whether that header has a token which is good now. */
    takes: (header: unknown) => !expired && header === `Bearer access-${issued}`,
    expire: () => {
      expired = true;
    },
    /** Makes the newest access token good again. */
    renew: () => {
      expired = false;
    },
  };
}

/** A session on that vault, with a server of those rules. */
export async function setUp(
  rules: ServerRules = {},
  vault: Vault = memoryVault(),
  limits: Limits = {},
) {
  const { reply, expire, renew } = back(rules);
  const server = await startServer(reply);
  const on = join(vault, server.url, limits);
  return {
    ...on,
    server,
    vault,
    expire,
    renew,
    calls: () => server.received.map(({ path }) => path),
  };
}

/** Milliseconds that calls and refreshes may take, where a test shortens them. */
interface Limits {
  readonly timeLimit?: number;
  readonly refreshLimit?: number;
  /** Milliseconds for which a refresh is asked for again. */
  readonly patience?: number;
}

/** A session on that vault and server, as after a start of the console. */
export function join(vault: Vault, apiUrl: string, { timeLimit, ...limits }: Limits = {}) {
  const logger = createTestLogger();
  const address = Promise.resolve({ apiUrl });
  const network = openTestNetwork();
  const client = createApiClient({ address, network, logger, ...(timeLimit && { timeLimit }) });
  const session = createSession({ client, vault, logger, ...limits });
  const changes: SessionChange[] = [];
  const notices: Notice[] = [];
  const tokens: string[] = [];
  session.onChange((change) => changes.push(change));
  session.onNotice((notice) => notices.push(notice));
  session.onToken(({ access_token }) => tokens.push(access_token));
  const ask = (signal = new AbortController().signal) =>
    session.authorized(
      (token) => client.send({ name: 'anything', endpoint: anything, input: {}, token, signal }),
      signal,
    );
  return { session, changes, notices, tokens, ask, logger };
}
