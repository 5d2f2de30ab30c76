import { describe, expect, it } from 'vitest';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { OFFLINE_MESSAGE } from '#contract/wire/problem.ts';
import type { Vault } from '#main/basics/ports.ts';
import type { Reply } from '#main/testing/http-server.ts';
import {
  ACCOUNT,
  credentials,
  join,
  SIGNED_OUT,
  setUp,
  signedInAs,
} from '#main/testing/session.ts';
import { memoryVault } from './vault.ts';

describe('remembering', () => {
  it('takes the session up again after a restart', { tags: ['1S07'] }, async () => {
    const first = await setUp();
    await first.session.signIn(ACCOUNT, true);
    const restarted = join(first.vault, first.server.url);
    await restarted.session.restore();
    expect(restarted.session.state()).toEqual(signedInAs('admin'));
    expect(restarted.tokens).toEqual(['access-1']);
    expect(await restarted.ask()).toMatchObject({ ok: true });
  });

  it('is off without Remember me, and forgets what was kept', async () => {
    const { session, vault } = await setUp();
    await session.signIn(ACCOUNT, true);
    await session.signIn(ACCOUNT, false);
    expect(await vault.read()).toBeNull();
    expect(session.state()).toEqual(signedInAs('admin'));
  });

  it('keeps the rotated tokens, so that a restart after a refresh still works', {
    tags: ['1S07'],
  }, async () => {
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

  it('survives a vault that refuses everything, and explains the consequence', async () => {
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
  it('posts the form-encoded refresh token, and is silent', {
    tags: ['1S05', '1S17'],
  }, async () => {
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

  it('a storm of 500 calls on an expired token: one refresh, no call lost', {
    tags: ['1S15', '1S18', '1S19'],
  }, async () => {
    const { session, expire, ask, calls, changes } = await setUp();
    await session.signIn(ACCOUNT, true);
    expire();
    const outcomes = await Promise.all(Array.from({ length: 500 }, () => ask()));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(500);
    expect(calls().filter((path) => path === '/auth/refresh/token')).toHaveLength(1);
    expect(changes).toHaveLength(1);
  });

  it.each<Reply>([
    { status: 401, json: { message: SESSION_MESSAGES.refreshExpired } },
    { status: 400, json: { error: { message: SESSION_MESSAGES.refreshInvalid } } },
    { status: 403, json: {} },
  ])('refused ends the session, announced once: %o', { tags: ['1S20', '1S21'] }, async (reply) => {
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

  it.each<Reply>([
    { status: 503 },
    { status: 429, json: { message: 'Too many requests' } },
    { status: 429, text: '<h1>Too many requests</h1>' },
    { status: 408 },
  ])(
    'answered once with no tokens and no refusal is asked for again while the calls wait: %o',
    { tags: ['1S18', '1S19', '1S20'] },
    async (reply) => {
      const answers = [reply];
      const { session, vault, expire, ask, calls, changes } = await setUp({
        refresh: () => answers.pop(),
      });
      await session.signIn(ACCOUNT, true);
      expire();
      expect(await Promise.all([ask(), ask()])).toMatchObject([{ ok: true }, { ok: true }]);
      await session.settled();
      expect(calls().filter((path) => path === '/auth/refresh/token')).toHaveLength(2);
      expect(changes).toHaveLength(1);
      expect(await vault.read()).toContain('refresh-2');
    },
  );

  it('that goes on failing signs out and keeps the refresh token, for another try or a restart', {
    tags: ['1S20'],
  }, async () => {
    const away: Reply = { status: 503, json: { message: 'Down for repair' } };
    let answer: Reply | undefined = away;
    const first = await setUp({ refresh: () => answer }, memoryVault(), { patience: 0 });
    const { session, vault, expire, ask, changes } = first;
    await session.signIn(ACCOUNT, true);
    expire();
    expect(await ask()).toMatchObject({ problem: { kind: 'session-ended' } });
    await session.settled();
    const suspended = { status: 'signed-out', suspended: 'Down for repair' };
    expect(changes.at(-1)).toEqual({ state: suspended, ended: false });
    expect(await vault.read()).toContain('refresh-1');
    expect(await session.resume()).toMatchObject({ problem: { message: 'Down for repair' } });
    expect(session.state()).toEqual(suspended);

    answer = undefined;
    const restarted = join(vault, first.server.url);
    await restarted.session.restore();
    expect(restarted.session.state()).toEqual(signedInAs('admin'));

    expect(await session.resume()).toEqual({ ok: true, value: signedInAs('admin') });
    expect(changes.at(-1)).toEqual({ state: signedInAs('admin'), ended: false });
    expect(first.tokens).toEqual(['access-1', 'access-2']);
    expect(await ask()).toMatchObject({ ok: true });
  });

  it('that is refused after that ends the session, announced once', {
    tags: ['1S21', '1S22'],
  }, async () => {
    const answers: Reply[] = [{ status: 403, json: {} }, { status: 503 }];
    const { session, vault, expire, ask, changes } = await setUp(
      { refresh: () => answers.pop() },
      memoryVault(),
      { patience: 0 },
    );
    await session.signIn(ACCOUNT, true);
    expire();
    await ask();
    expect(await session.resume()).toMatchObject({ problem: { kind: 'session-ended' } });
    await session.settled();
    expect(await vault.read()).toBeNull();
    expect(changes.map(({ ended }) => ended)).toEqual([false, false, true]);
    expect(session.state()).toEqual(SIGNED_OUT);
  });

  it('that is asked for again is given up when the console stops, and keeps the session', async () => {
    const { session, vault, expire, ask, calls } = await setUp({
      refresh: () => ({ status: 503 }),
    });
    await session.signIn(ACCOUNT, true);
    expire();
    const waiting = ask();
    await expect.poll(() => calls().at(-1)).toBe('/auth/refresh/token');
    session.stop();
    expect(await waiting).toMatchObject({ problem: { kind: 'cancelled' } });
    expect(await vault.read()).toContain('refresh-1');
  });

  it('without an answer keeps the session for when the network is back', {
    tags: ['1E03'],
  }, async () => {
    let network: Reply | undefined = 'drop';
    const { session, expire, ask } = await setUp({ refresh: () => network });
    await session.signIn(ACCOUNT, true);
    expire();
    expect(await ask()).toMatchObject({ problem: { kind: 'offline', message: OFFLINE_MESSAGE } });
    expect(session.state()).toEqual(signedInAs('admin'));
    network = undefined;
    expect(await ask()).toMatchObject({ ok: true });
  });

  it.each<[Reply, RegExp]>([
    [{ status: 403, text: '<h1>Blocked by the gateway</h1>' }, /^A web page answered in place of/u],
    [{ text: '<h1>Sign in to this network</h1>' }, /^A web page answered in place of/u],
    [{ text: 'OK' }, /answered a text/u],
    [{ json: { data: {} } }, /does not understand the server's answer/u],
  ])(
    'whose answer cannot be read is sent once, and only a person sends it again: %o',
    { tags: ['1S20'] },
    async (answer, why) => {
      let unread: Reply | undefined = answer;
      const { session, vault, expire, ask, calls } = await setUp({ refresh: () => unread });
      await session.signIn(ACCOUNT, true);
      expire();
      for (const outcome of await Promise.all([ask(), ask()])) {
        expect(outcome).toMatchObject({ problem: { kind: 'session-ended' } });
      }
      expect(await ask()).toMatchObject({ problem: { kind: 'session-ended' } });
      expect(calls().filter((path) => path === '/auth/refresh/token')).toHaveLength(1);
      const suspended = expect.stringMatching(why);
      expect(session.state()).toEqual({ status: 'signed-out', suspended });
      await session.settled();
      expect(await vault.read()).toContain('refresh-1');
      unread = undefined;
      expect(await session.resume()).toEqual({ ok: true, value: signedInAs('admin') });
    },
  );

  it('answered without a refresh token keeps the one there is (RFC 6749)', async () => {
    const token = { access_token: 'access-1', token_type: 'Bearer' };
    const { session, vault, server, expire, renew, ask } = await setUp({
      refresh: () => {
        renew();
        return { json: { data: { ...credentials(1), token } } };
      },
    });
    await session.signIn(ACCOUNT, true);
    expire();
    expect(await ask()).toMatchObject({ ok: true });
    await session.settled();
    expect(JSON.parse((await vault.read()) ?? '').token).toEqual({
      access_token: 'access-1',
      token_type: 'Bearer',
      refresh_token: 'refresh-1',
    });
    expire();
    await ask();
    const sent = server.received.filter(({ path }) => path === '/auth/refresh/token');
    expect(sent.map(({ body }) => body.split('&')[0])).toEqual([
      'refresh_token=refresh-1',
      'refresh_token=refresh-1',
    ]);
  });

  it('reports a changed role, and ends the session of an account that is no longer staff', async () => {
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
