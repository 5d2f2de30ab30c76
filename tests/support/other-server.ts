/**
 * Another network: a small server written from the specification alone, by other hands. It imports
 * nothing of ours and uses every freedom of the specification: a base path, other envelopes, other
 * spellings of values, other places for error texts, 400 for an expired token, and no socket at
 * all. The console must work on it as on the sandbox.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { fullOrder, HISTORY, PENDING } from './other-detail.ts';
import { findOrders, totalsOf } from './other-orders.ts';

/** Who may sign in there. Ids are numbers on this server. */
export const OTHER_PEOPLE = {
  admin: { id: 11, role: 'admin', username: 'chief@other.test', password: 'Ünïcode & + =' },
  customer: { id: 12, role: 'user', username: 'buyer@other.test', password: 'buyer' },
} as const;
type Person = (typeof OTHER_PEOPLE)[keyof typeof OTHER_PEOPLE];

/** A request this server has seen. */
interface OtherRequest {
  readonly method: string;
  /** Without the base path and the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
}

/** A server that answers. */
export interface OtherServer extends AsyncDisposable {
  /** The API base; it has a path. */
  readonly url: string;
  readonly requests: readonly OtherRequest[];
  /** Makes every access token issued so far an expired one. */
  expireAccessTokens(): void;
  /** Makes every refresh token issued so far an invalid one. */
  endSessions(): void;
  dispose(): Promise<void>;
}

const BASE = '/network/v2';
/** Not 'Bearer': the client must take the type it was given. */
const TOKEN_TYPE = 'Token';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const ok = (body: unknown): Answer => ({ status: 200, body });
/** This server puts error texts into one of two places. */
const problem = (status: number, message: string): Answer => ({
  status,
  body: status === 400 ? { errors: [{ message, code: 'E400' }] } : { error: { message } },
});

interface Sessions {
  issue(person: Person): Answer;
  /** The person behind an access token; 'expired' when its time is over. */
  personOf(token: string): Person | 'expired' | undefined;
  /** Exchanges a refresh token, once. */
  refresh(token: string): Answer;
  expireAccess(): void;
  end(): void;
}

function createSessions(): Sessions {
  const access = new Map<string, Person | 'expired'>();
  const refresh = new Map<string, Person>();
  const issue = (person: Person): Answer => {
    const token = { access_token: randomUUID(), refresh_token: randomUUID() };
    access.set(token.access_token, person);
    refresh.set(token.refresh_token, person);
    const { id, role } = person;
    return ok({
      data: {
        user: { id, role, email: person.username, flags: [] },
        token: { ...token, token_type: TOKEN_TYPE, expires_in: 600 },
      },
    });
  };
  return {
    issue,
    personOf: (token) => access.get(token),
    refresh: (token) => {
      const person = refresh.get(token);
      refresh.delete(token);
      return person ? issue(person) : problem(400, 'Your refresh token is invalid');
    },
    expireAccess: () => {
      for (const token of access.keys()) access.set(token, 'expired');
    },
    end: () => refresh.clear(),
  };
}

function signIn(sessions: Sessions, request: OtherRequest): Answer {
  const form = new URLSearchParams(request.body);
  const isForm = request.contentType?.startsWith('application/x-www-form-urlencoded') ?? false;
  const asked = isForm && form.get('grant_type') === 'password' && form.get('scope');
  if (asked !== 'read write') return problem(422, 'This is not a request for a token');
  const person = Object.values(OTHER_PEOPLE).find(
    ({ username, password }) =>
      username === form.get('username') && password === form.get('password'),
  );
  return person
    ? sessions.issue(person)
    : problem(401, 'You entered an invalid username or password');
}

/** Calls that need no token. */
function openCall(sessions: Sessions, request: OtherRequest): Answer | undefined {
  switch (`${request.method} ${request.path}`) {
    case 'POST /auth/user/token':
      return signIn(sessions, request);
    case 'POST /auth/refresh/token':
      return sessions.refresh(new URLSearchParams(request.body).get('refresh_token') ?? '');
    case 'POST /auth/reset/init':
      return { status: 204, body: undefined };
    default:
      return undefined;
  }
}

function ordersPage(query: URLSearchParams): Answer {
  const page = Number(query.get('page') ?? 1);
  const pageSize = Number(query.get('pageSize') ?? 20);
  const all = findOrders(query);
  const models = all.slice((page - 1) * pageSize, page * pageSize);
  const pagination = { page, pageSize, rowCount: String(all.length) };
  return ok({ data: { models, pagination }, took: 3 });
}

/** Calls about one order or match; undefined for any other path. */
function orderCall({ method, path }: OtherRequest): Answer | undefined {
  const named = /^\/admin\/(transactions|orders|matches)\/(.+)$/u.exec(path);
  const [, family = '', rest = ''] = named ?? [];
  switch (`${method} ${family}/${rest.replaceAll(/\d+/gu, '#')}`) {
    case 'GET transactions/#':
    case 'POST orders/#': {
      const order = fullOrder(rest);
      return order ? ok({ data: order }) : problem(404, 'No such order');
    }
    case 'GET orders/#/matches':
      return ok({ data: HISTORY, pagination: { rowCount: HISTORY.length } });
    case 'GET orders/#/events':
      return ok({ data: { pendingMatches: PENDING } });
    case 'POST matches/approve/#':
      return { status: 204, body: undefined };
    case 'POST orders/expire/#':
      return problem(400, 'This order cannot expire any more');
    default:
      return undefined;
  }
}

/** Calls of a person who is signed in. */
function memberCall(request: OtherRequest): Answer {
  const { method, path, query } = request;
  const one = orderCall(request);
  if (one) return one;
  if (method !== 'GET') return problem(404, `There is nothing at ${path}`);
  if (/^\/admin\/users\/\d+\/notifications$/u.test(path)) {
    return ok({ models: [], pagination: { rowCount: 3 } });
  }
  switch (path) {
    case '/admin/transactions':
      return ordersPage(query);
    case '/admin/transactions/statistics':
      return ok({ data: { transactionsStatistic: totalsOf(findOrders(query)) } });
    case '/countries':
      return ok({
        data: [
          { abbreviation: 'NG', country: 'Nigeria', dial: '+234' },
          { abbreviation: 'CI', country: "Côte d'Ivoire" },
        ],
      });
    case '/third-party-companies':
      return ok({ data: [{ id: 4, company: 'Sendwell', logo: null }] });
    case '/admin/doc-verification':
      return ok({ data: { models: [], pagination: { rowCount: 7 } } });
    case '/admin/site/settings':
      return ok({ data: { type: query.get('type'), value: false } });
    case '/session/clear':
      return ok('bye');
    default:
      return problem(404, `There is nothing at ${path}`);
  }
}

function answerTo(sessions: Sessions, request: OtherRequest): Answer {
  const open = openCall(sessions, request);
  if (open) return open;
  const [type, token = ''] = request.authorization?.split(' ') ?? [];
  const person = type === TOKEN_TYPE ? sessions.personOf(token) : undefined;
  if (person === 'expired') return problem(400, 'Expired user credentials');
  if (!person) return problem(401, 'Sign in first');
  if (person.role !== 'admin') return problem(403, 'Staff only');
  return memberCall(request);
}

async function readRequest(request: IncomingMessage): Promise<OtherRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://other.test');
  return {
    method: request.method ?? 'GET',
    path: pathname.slice(BASE.length),
    query: searchParams,
    body: await text(request),
    authorization: request.headers.authorization,
    contentType: request.headers['content-type'],
  };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** Starts the server on a free port of loopback. */
export async function startOtherServer(): Promise<OtherServer> {
  const sessions = createSessions();
  const requests: OtherRequest[] = [];
  const server = createServer(async (incoming, response) => {
    if (!incoming.url?.startsWith(`${BASE}/`)) {
      response.writeHead(404).end('<h1>Not here</h1>');
      return;
    }
    const request = await readRequest(incoming);
    requests.push(request);
    send(response, answerTo(sessions, request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const dispose = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}${BASE}`,
    requests,
    expireAccessTokens: () => sessions.expireAccess(),
    endSessions: () => {
      sessions.expireAccess();
      sessions.end();
    },
    dispose,
    [Symbol.asyncDispose]: dispose,
  };
}
