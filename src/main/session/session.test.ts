import { describe, expect, it } from 'vitest';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { deadAddress, startServer } from '#main/testing/http-server.ts';
import {
  ACCOUNT,
  back,
  credentials,
  join,
  SIGNED_OUT,
  setUp,
  signedInAs,
} from '#main/testing/session.ts';
import { memoryVault } from './vault.ts';

describe('signing in', () => {
  it('posts the form-encoded account, grant type and scope', { tags: ['1S04'] }, async () => {
    const { session, server } = await setUp();
    await session.signIn(ACCOUNT, true);
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      path: '/auth/user/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'username=admin%40corridor.test&password=pass+%26+word&grant_type=password&scope=read+write',
    });
  });

  it.each(['admin', 'manager', 'principal'])(
    '%s may',
    { tags: ['1S05', '1S06', '1S11'] },
    async (role) => {
      const { session, changes } = await setUp({ role });
      expect(session.state()).toEqual(SIGNED_OUT);
      const outcome = await session.signIn(ACCOUNT, false);
      expect(outcome).toEqual({ ok: true, value: signedInAs(role) });
      expect(session.state()).toEqual(signedInAs(role));
      expect(changes).toEqual([{ state: signedInAs(role), ended: false }]);
    },
  );

  it.each(['customer', 'Admin', ''])(
    "role '%s' is logged out at once",
    { tags: ['1S12', '1S13'] },
    async (role) => {
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
    },
  );

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
      problem: { kind: 'unreadable', endpoint: 'session.create', field: `data.${field}` },
    });
  });

  it('makes the calls carry the token', { tags: ['1S14'] }, async () => {
    const { session, server, ask } = await setUp();
    expect(await ask()).toMatchObject({ problem: { kind: 'session-ended' } });
    await session.signIn(ACCOUNT, true);
    await ask();
    const headers = server.received
      .filter(({ path }) => path === '/anything')
      .map((request) => request.headers.authorization);
    expect(headers).toEqual(['Bearer access-1']);
  });
});

describe('signing out', () => {
  it('calls GET session/clear without payload, and leaves nothing here', {
    tags: ['1S25'],
  }, async () => {
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

  it('is not what a person does whose session another one has replaced: the server ends it', async () => {
    let sent = 0;
    const ids = ['7', '8'];
    const server = await startServer(({ path }) => {
      if (path !== '/auth/user/token') return { json: {} };
      sent += 1;
      const { token, user } = credentials(sent);
      return { json: { data: { token, user: { ...user, id: ids[sent - 1] } } } };
    });
    const { session } = join(memoryVault(), server.url);
    await Promise.all([session.signIn(ACCOUNT, true), session.signIn(ACCOUNT, true)]);
    const left = session.state();
    const loser = left.status === 'signed-in' && left.user.id === '7' ? 2 : 1;
    await expect
      .poll(() => server.received.filter(({ path }) => path === '/session/clear'))
      .toMatchObject([{ headers: { authorization: `Bearer access-${loser}` } }]);
    expect(session.state()).toEqual(left);
  });

  it('is not forced on the same person who signs in once more', async () => {
    const { session, calls, ask } = await setUp();
    await session.signIn(ACCOUNT, true);
    await session.signIn(ACCOUNT, true);
    expect(await ask()).toMatchObject({ ok: true });
    expect(calls()).not.toContain('/session/clear');
  });

  it('while signed out calls nothing', async () => {
    const { session, calls } = await setUp();
    expect(await session.signOut()).toEqual({ ok: true, value: undefined });
    expect(calls()).toEqual([]);
  });
});

describe('a call after the end of the session', () => {
  it('because the server ended it, is not sent and ends as session-ended', async () => {
    const { session, ask, calls, expire } = await setUp({
      refresh: () => ({ status: 401, json: { message: SESSION_MESSAGES.refreshInvalid } }),
    });
    await session.signIn(ACCOUNT, false);
    expire();
    await ask();
    expect(session.state()).toEqual(SIGNED_OUT);
    const before = calls().length;
    expect(await ask()).toMatchObject({ problem: { kind: 'session-ended' } });
    expect(calls()).toHaveLength(before);
  });

  it('because they signed out, is not sent and ends as session-ended', async () => {
    const { session, ask, calls } = await setUp();
    await session.signIn(ACCOUNT, false);
    await session.signOut();
    const before = calls().length;
    expect(await ask()).toMatchObject({ problem: { kind: 'session-ended' } });
    expect(calls()).toHaveLength(before);
  });
});

describe('resetting a password', () => {
  it('posts the e-mail address as typed', { tags: ['1S28'] }, async () => {
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
  it('never holds a credential', async () => {
    const { session, expire, ask, logger } = await setUp();
    await session.signIn(ACCOUNT, true);
    expire();
    await ask();
    await session.signOut();
    expect(logger.lines.join('\n')).not.toMatch(/access-\d|refresh-\d|pass & word|admin@corridor/u);
  });
});
