import { describe, expect, it } from 'vitest';
import type { Notice, SessionState } from '#contract/bridge.ts';
import { anyAnswer, endpoint } from '#contract/endpoint.ts';
import { OFFLINE_MESSAGE } from '#contract/problem.ts';
import { SESSION_MESSAGES } from '#contract/session.ts';
import { createApiClient } from '#main/api/client.ts';
import type { Vault } from '#main/ports.ts';
import { deadAddress, type Received, type Reply, startServer } from '#main/testing/http-server.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createSession, type SessionChange } from './session.ts';
import { memoryVault } from './vault.ts';

const ACCOUNT = { username: 'admin@corridor.test', password: 'pass & word' };
const SIGNED_OUT: SessionState = { status: 'signed-out' };
const signedInAs = (role: string): SessionState => ({
  status: 'signed-in',
  user: { id: '7', role },
});
const credentials = (n: number, role = 'admin') => ({
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
  readonly refresh?: () => Reply;
  readonly clear?: () => Reply;
}

/** A server that signs everybody in, takes only the newest access token, and follows `rules`. */
function back(rules: ServerRules = {}) {
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
  const reply = (request: Received): Reply => {
    switch (request.path) {
      case '/auth/user/token':
        return issue();
      case '/auth/refresh/token':
        return rules.refresh?.() ?? issue();
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
    expire: () => {
      expired = true;
    },
  };
}

async function setUp(rules: ServerRules = {}, vault: Vault = memoryVault()) {
  const { reply, expire } = back(rules);
  const server = await startServer(reply);
  const on = join(vault, server.url);
  return { ...on, server, vault, expire, calls: () => server.received.map(({ path }) => path) };
}

/** A session on that vault and server, as after a start of the console. */
function join(vault: Vault, apiUrl: string) {
  const logger = createTestLogger();
  const client = createApiClient({ address: Promise.resolve({ apiUrl }), logger });
  const session = createSession({ client, vault, logger });
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

describe('signing in', () => {
  it('1S04 posts the form-encoded account, grant type and scope', async () => {
    const { session, server } = await setUp();
    await session.signIn(ACCOUNT, true);
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      path: '/auth/user/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'username=admin%40corridor.test&password=pass+%26+word&grant_type=password&scope=read+write',
    });
  });

  it.each(['admin', 'manager', 'principal'])('1S05 1S06 1S11 %s may', async (role) => {
    const { session, changes } = await setUp({ role });
    expect(session.state()).toEqual(SIGNED_OUT);
    const outcome = await session.signIn(ACCOUNT, false);
    expect(outcome).toEqual({ ok: true, value: signedInAs(role) });
    expect(session.state()).toEqual(signedInAs(role));
    expect(changes).toEqual([{ state: signedInAs(role), ended: false }]);
  });

  it.each(['customer', 'Admin', ''])("1S12 1S13 role '%s' is logged out at once", async (role) => {
    const { session, server, vault, changes, calls } = await setUp({ role });
    const outcome = await session.signIn(ACCOUNT, true);
    expect(outcome).toMatchObject({
      ok: false,
      problem: { kind: 'server', message: "You don't have permission to log in" },
    });
    expect(calls()).toEqual(['/auth/user/token', '/session/clear']);
    expect(server.received[1]?.headers.authorization).toBe('Bearer access-1');
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(await vault.read()).toBeNull();
    expect(changes).toEqual([]);
  });

  it("with wrong credentials gives the server's own text", async () => {
    const message = SESSION_MESSAGES.badCredentials;
    const server = await startServer(() => ({ status: 401, json: { error: { message } } }));
    const { session } = join(memoryVault(), server.url);
    const outcome = await session.signIn(ACCOUNT, true);
    expect(outcome).toMatchObject({ problem: { kind: 'server', message, status: 401 } });
    expect(session.state()).toEqual(SIGNED_OUT);
  });

  it.each([
    ['user.role', { user: { id: 1 }, token: credentials(1).token }],
    ['token.access_token', { user: credentials(1).user, token: {} }],
  ])('with an answer that lacks %s says so', async (field, data) => {
    const server = await startServer(() => ({ json: { data } }));
    const { session } = join(memoryVault(), server.url);
    expect(await session.signIn(ACCOUNT, true)).toMatchObject({
      problem: { kind: 'unreadable', endpoint: 'session.create', field },
    });
  });

  it('1S14 makes the calls carry the token', async () => {
    const { session, server, ask } = await setUp();
    await ask();
    await session.signIn(ACCOUNT, true);
    await ask();
    const headers = server.received
      .filter(({ path }) => path === '/anything')
      .map((request) => request.headers.authorization);
    expect(headers).toEqual([undefined, 'Bearer access-1']);
  });
});

describe('remembering', () => {
  it('1S07 takes the session up again after a restart', async () => {
    const first = await setUp();
    await first.session.signIn(ACCOUNT, true);
    const restarted = join(first.vault, first.server.url);
    await restarted.session.restore();
    expect(restarted.session.state()).toEqual(signedInAs('admin'));
    expect(restarted.tokens).toEqual(['access-1']);
    expect(await restarted.ask()).toMatchObject({ ok: true });
  });

  it('is left off for a person who does not want it, and what was kept is forgotten', async () => {
    const { session, vault } = await setUp();
    await session.signIn(ACCOUNT, true);
    await session.signIn(ACCOUNT, false);
    expect(await vault.read()).toBeNull();
    expect(session.state()).toEqual(signedInAs('admin'));
  });

  it('1S07 keeps the rotated tokens, so that a restart after a refresh still works', async () => {
    const first = await setUp();
    await first.session.signIn(ACCOUNT, true);
    first.expire();
    await first.ask();
    await first.session.settled();
    const restarted = join(first.vault, first.server.url);
    await restarted.session.restore();
    expect(restarted.tokens).toEqual(['access-2']);
  });

  it('does not begin with a refresh when it was off', async () => {
    const { session, vault, expire, ask } = await setUp();
    await session.signIn(ACCOUNT, false);
    expire();
    await ask();
    await session.settled();
    expect(await vault.read()).toBeNull();
  });

  it.each([
    'not JSON',
    '{}',
    'null',
    JSON.stringify({ user: { id: '7', role: 'admin' }, token: { access_token: '' } }),
    JSON.stringify(credentials(1, 'customer')),
  ])('takes up nothing from garbage in the vault, and removes it: %s', async (secret) => {
    const vault = memoryVault();
    await vault.write(secret);
    const { session } = await setUp({}, vault);
    await session.restore();
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(await vault.read()).toBeNull();
  });

  it('survives a vault that refuses everything, and says what that means', async () => {
    const refuse = () => Promise.reject(new Error('The keyring is locked'));
    const vault: Vault = { kind: 'keychain', read: refuse, write: refuse, clear: refuse };
    const { session, notices } = await setUp({}, vault);
    await session.restore();
    expect(await session.signIn(ACCOUNT, true)).toMatchObject({ ok: true });
    expect(notices.map(({ id }) => id)).toEqual(['vault.not-written']);
    expect(await session.signOut()).toEqual({ ok: true, value: undefined });
    expect(notices.map(({ id }) => id)).toEqual(['vault.not-written', 'vault.not-cleared']);
  });
});

describe('refreshing', () => {
  it('1S05 1S17 posts the form-encoded refresh token, and is silent', async () => {
    const { session, server, expire, ask, changes, tokens } = await setUp();
    await session.signIn(ACCOUNT, true);
    expire();
    expect(await ask()).toMatchObject({ ok: true });
    expect(server.received.find(({ path }) => path === '/auth/refresh/token')).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'refresh_token=refresh-1&grant_type=refresh_token&scope=read+write',
    });
    expect(changes).toHaveLength(1);
    expect(tokens).toEqual(['access-1', 'access-2']);
  });

  it('1S15 1S18 1S19 a storm of 500 calls on an expired token: one refresh, no call lost', async () => {
    const { session, expire, ask, calls, changes } = await setUp();
    await session.signIn(ACCOUNT, true);
    expire();
    const outcomes = await Promise.all(Array.from({ length: 500 }, () => ask()));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(500);
    expect(calls().filter((path) => path === '/auth/refresh/token')).toHaveLength(1);
    expect(changes).toHaveLength(1);
  });

  it.each<[string, Reply]>([
    ['1S21', { status: 401, json: { message: SESSION_MESSAGES.refreshExpired } }],
    ['1S21', { status: 400, json: { error: { message: SESSION_MESSAGES.refreshInvalid } } }],
    ['1S20', { status: 500 }],
    ['1S20', { text: '<h1>Sign in to this network</h1>' }],
    ['1S20', { json: { data: {} } }],
  ])('%s answered badly ends the session, announced once: %o', async (_fact, reply) => {
    const { session, vault, expire, ask, changes } = await setUp({ refresh: () => reply });
    await session.signIn(ACCOUNT, true);
    expire();
    const outcomes = await Promise.all([ask(), ask(), ask()]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ problem: { kind: 'session-ended' } });
    }
    await session.settled();
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(await vault.read()).toBeNull();
    expect(changes.slice(1)).toEqual([{ state: SIGNED_OUT, ended: true }]);
  });

  it('1E03 without an answer keeps the session for when the network is back', async () => {
    let network: Reply | undefined = 'drop';
    const { reply, expire } = back();
    const server = await startServer((request) =>
      request.path === '/auth/refresh/token' && network ? network : reply(request),
    );
    const { session, ask } = join(memoryVault(), server.url);
    await session.signIn(ACCOUNT, true);
    expire();
    expect(await ask()).toMatchObject({ problem: { kind: 'offline', message: OFFLINE_MESSAGE } });
    expect(session.state()).toEqual(signedInAs('admin'));
    network = undefined;
    expect(await ask()).toMatchObject({ ok: true });
  });

  it('tells a changed role, and ends the session of an account that is no longer staff', async () => {
    const roles = ['admin', 'manager', 'customer'];
    const { session, expire, ask, changes } = await setUp({
      get role() {
        return roles.shift() ?? '';
      },
    });
    await session.signIn(ACCOUNT, true);
    expire();
    await ask();
    expect(changes.at(-1)).toEqual({ state: signedInAs('manager'), ended: false });
    expire();
    expect(await ask()).toMatchObject({ problem: { kind: 'session-ended' } });
    expect(changes.at(-1)).toEqual({ state: SIGNED_OUT, ended: true });
  });
});

describe('signing out', () => {
  it('1S25 calls GET session/clear without payload, and leaves nothing here', async () => {
    const { session, server, vault, changes } = await setUp();
    await session.signIn(ACCOUNT, true);
    expect(await session.signOut()).toEqual({ ok: true, value: undefined });
    expect(server.received.at(-1)).toMatchObject({
      method: 'GET',
      path: '/session/clear',
      query: '',
      body: '',
      headers: { authorization: 'Bearer access-1' },
    });
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(await vault.read()).toBeNull();
    expect(changes.at(-1)).toEqual({ state: SIGNED_OUT, ended: false });
  });

  it('that the server refuses leaves nothing here either, and reports its problem', async () => {
    const clear = () => ({ status: 500, json: { message: 'Try later' } });
    const { session, vault } = await setUp({ clear });
    await session.signIn(ACCOUNT, true);
    expect(await session.signOut()).toMatchObject({
      problem: { kind: 'server', message: 'Try later' },
    });
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(await vault.read()).toBeNull();
  });

  it('without a network leaves nothing here either', async () => {
    const vault = memoryVault();
    await vault.write(JSON.stringify(credentials(1)));
    const { session } = join(vault, await deadAddress());
    await session.restore();
    expect(await session.signOut()).toMatchObject({ problem: { kind: 'offline' } });
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(await vault.read()).toBeNull();
  });

  it('with an expired token refreshes it, so that the server forgets too', async () => {
    const { session, server, expire, changes } = await setUp();
    await session.signIn(ACCOUNT, true);
    expire();
    expect(await session.signOut()).toMatchObject({ ok: true });
    expect(server.received.at(-1)).toMatchObject({
      path: '/session/clear',
      headers: { authorization: 'Bearer access-2' },
    });
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(changes.at(-1)).toEqual({ state: SIGNED_OUT, ended: false });
  });

  it('of a session that the server has ended already is done', async () => {
    const refresh = () => ({ status: 401, json: { message: SESSION_MESSAGES.refreshExpired } });
    const { session, expire, changes } = await setUp({ refresh });
    await session.signIn(ACCOUNT, true);
    expire();
    expect(await session.signOut()).toEqual({ ok: true, value: undefined });
    expect(changes.filter(({ ended }) => ended)).toEqual([]);
  });

  it('during a refresh waits for it, clears the newest token and keeps nothing of it', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const { reply, expire } = back();
    const server = await startServer(async (request) => {
      if (request.path === '/auth/refresh/token') {
        asked.resolve();
        await answer.promise;
      }
      return reply(request);
    });
    const vault = memoryVault();
    const { session, ask, tokens } = join(vault, server.url);
    await session.signIn(ACCOUNT, true);
    expire();
    const parked = ask();
    await asked.promise;
    const leaving = session.signOut();
    expect(session.state()).toEqual(SIGNED_OUT);
    answer.resolve();
    expect(await leaving).toMatchObject({ ok: true });
    await parked;
    expect(server.received.find(({ path }) => path === '/session/clear')).toMatchObject({
      headers: { authorization: 'Bearer access-2' },
    });
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(await vault.read()).toBeNull();
    expect(tokens).toEqual(['access-1']);
  });

  it('does not touch the session of the person who signs in next', async () => {
    const first = Promise.withResolvers<void>();
    const { reply } = back();
    const server = await startServer(async (request) => {
      if (request.path === '/session/clear') await first.promise;
      return reply(request);
    });
    const { session } = join(memoryVault(), server.url);
    await session.signIn(ACCOUNT, true);
    const leaving = session.signOut();
    await session.signIn(ACCOUNT, true);
    first.resolve();
    await leaving;
    expect(session.state()).toEqual(signedInAs('admin'));
  });

  it('when nobody is signed in calls nothing', async () => {
    const { session, calls } = await setUp();
    expect(await session.signOut()).toEqual({ ok: true, value: undefined });
    expect(calls()).toEqual([]);
  });
});

describe('resetting a password', () => {
  it('1S28 posts the e-mail address as it was typed', async () => {
    const { session, server } = await setUp();
    expect(await session.resetPassword('')).toEqual({ ok: true, value: undefined });
    await session.resetPassword('ada@corridor.test');
    expect(server.received.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/auth/reset/init', '{"email":""}'],
      ['POST', '/auth/reset/init', '{"email":"ada@corridor.test"}'],
    ]);
  });
});

describe('the log', () => {
  it('holds no credential, whatever happens', async () => {
    const { session, expire, ask, logger } = await setUp();
    await session.signIn(ACCOUNT, true);
    expire();
    await ask();
    await session.signOut();
    expect(logger.lines.join('\n')).not.toMatch(/access-\d|refresh-\d|pass & word|admin@corridor/u);
  });
});
