import { describe, expect, it } from 'vitest';
import type { LockState } from '#contract/bridge/session-state.ts';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { deadAddress, type Received, type Reply, startServer } from '#main/testing/http-server.ts';
import {
  ACCOUNT,
  back,
  credentials,
  join,
  SIGNED_OUT,
  setUp,
  signedInAs,
} from '#main/testing/session.ts';
import { memoryVault } from '../vault.ts';

const WRONG = { ...ACCOUNT, password: 'guessed' };
const REFUSED: Reply = {
  status: 401,
  json: { error: { message: SESSION_MESSAGES.badCredentials } },
};
const locked = { isLocked: true, username: ACCOUNT.username };
const open = { isLocked: false, username: ACCOUNT.username };

/** A locked session, with a server that `answer` may speak for. */
async function setUpLocked(
  answer: (request: Received) => Reply | undefined = () => undefined,
  isRemembered = true,
) {
  const { reply, expire } = back();
  const signIns: string[] = [];
  const server = await startServer((request) => {
    if (request.path === '/auth/user/token') signIns.push(request.body);
    return (signIns.length > 1 ? answer(request) : undefined) ?? reply(request);
  });
  const vault = memoryVault();
  const set = join(vault, server.url);
  await set.session.signIn(ACCOUNT, isRemembered);
  const locks: LockState[] = [];
  set.session.onLock((lock) => locks.push(lock));
  set.session.lock();
  await set.session.settled();
  const calls = () => server.received.map(({ path }) => path);
  return { ...set, server, vault, locks, expire, calls };
}

const silent = ({ path }: Received): Reply | undefined =>
  path === '/auth/user/token' ? 'drop' : undefined;

describe('a locked session', () => {
  it('is announced once, and what runs goes on', async () => {
    const { session, locks, ask, changes } = await setUpLocked();
    session.lock();
    expect(session.lockState()).toEqual(locked);
    expect(locks).toEqual([locked]);
    expect(await ask()).toMatchObject({ ok: true });
    expect(changes).toHaveLength(1);
  });

  it('is opened by the password of the same person, whose new tokens are used from then on', async () => {
    const { session, locks, ask, changes, tokens, calls, vault } = await setUpLocked();
    expect(await session.unlock(ACCOUNT)).toEqual({ ok: true, value: undefined });
    expect(locks).toEqual([locked, open]);
    expect(changes).toHaveLength(1);
    expect(tokens).toEqual(['access-1', 'access-2']);
    expect(await ask()).toMatchObject({ ok: true });
    // A server may end all sessions of the person at once.
    expect(calls()).not.toContain('/session/clear');
    expect(await vault.read()).toContain('access-2');
  });

  it('that nobody is signed in to cannot be locked', async () => {
    const { session } = await setUp();
    session.lock();
    expect(session.lockState().isLocked).toBe(false);
    expect(await session.unlock(ACCOUNT)).toMatchObject({ ok: true });
    expect(session.state()).toEqual(SIGNED_OUT);
  });

  it('ends when another person signs in, and theirs begins unlocked', async () => {
    const other = { ...credentials(9), user: { id: '8', role: 'manager' } };
    const { session, locks, changes, calls } = await setUpLocked(({ path }) =>
      path === '/auth/user/token' ? { json: { data: other } } : undefined,
    );
    const account = { username: 'manager@corridor.test', password: 'theirs' };
    expect(await session.unlock(account)).toMatchObject({ ok: true });
    expect(session.state()).toEqual({ status: 'signed-in', user: { id: '8', role: 'manager' } });
    expect(changes.at(-1)?.ended).toBe(false);
    expect(locks.at(-1)).toEqual({ isLocked: false, username: account.username });
    await expect.poll(() => calls().at(-1)).toBe('/session/clear');
  });

  it('counts what the server refuses, and ends at the fifth, with what was typed kept', async () => {
    const { session, locks, notices, changes, calls, vault } = await setUpLocked(({ path }) =>
      path === '/auth/user/token' ? REFUSED : undefined,
    );
    for (let wrong = 1; wrong < 5; wrong += 1) {
      expect(await session.unlock(WRONG)).toMatchObject({
        problem: { message: SESSION_MESSAGES.badCredentials },
      });
      expect(session.state()).toEqual(signedInAs('admin'));
      expect(session.lockState()).toEqual(locked);
    }
    expect(await session.unlock(WRONG)).toMatchObject({ problem: { kind: 'session-ended' } });
    // An end that is no log-out: drafts are kept.
    expect(changes.at(-1)).toEqual({ state: SIGNED_OUT, ended: true });
    expect(locks.at(-1)?.isLocked).toBe(false);
    expect(notices.map(({ id }) => id)).toEqual(['session.wrong-passwords']);
    await session.settled();
    expect(await vault.read()).toBeNull();
    await expect.poll(() => calls().at(-1)).toBe('/session/clear');
  });

  it('counts anew once it was opened', async () => {
    const answers = [undefined, REFUSED, undefined, REFUSED, REFUSED, REFUSED, REFUSED];
    const { session } = await setUpLocked(({ path }) =>
      path === '/auth/user/token' ? answers.pop() : undefined,
    );
    for (let wrong = 1; wrong < 5; wrong += 1) await session.unlock(WRONG);
    await session.unlock(ACCOUNT);
    expect(session.lockState()).toEqual(open);
    session.lock();
    await session.unlock(WRONG);
    expect(session.lockState()).toEqual(locked);
    await session.unlock(ACCOUNT);
    expect(session.lockState()).toEqual(open);
  });

  it.each([true, false])(
    'is opened without a network by the password of the sign-in, and by no other (remembered: %s)',
    async (isRemembered) => {
      const { session, tokens, vault } = await setUpLocked(silent, isRemembered);
      expect(await session.unlock(WRONG)).toMatchObject({
        problem: { message: expect.stringMatching(/^Wrong password/u) },
      });
      expect(session.lockState()).toEqual(locked);
      const typed = { username: ' Admin@Corridor.test', password: ACCOUNT.password };
      expect(await session.unlock(typed)).toMatchObject({ ok: true });
      expect(session.lockState()).toEqual(open);
      expect(tokens).toEqual(['access-1']);
      expect((await vault.read()) ?? '').not.toContain(ACCOUNT.password);
    },
  );

  it('ends without a network at the fifth wrong password too', async () => {
    const { session, changes } = await setUpLocked(silent);
    for (let wrong = 1; wrong <= 5; wrong += 1) await session.unlock(WRONG);
    expect(changes.at(-1)).toEqual({ state: SIGNED_OUT, ended: true });
  });

  it('says without a network that it cannot tell of another account, and counts nothing', async () => {
    const { session } = await setUpLocked(silent);
    for (let tries = 1; tries <= 6; tries += 1) {
      expect(await session.unlock({ ...ACCOUNT, username: 'other@corridor.test' })).toMatchObject({
        problem: { kind: 'offline' },
      });
    }
    expect(session.lockState()).toEqual(locked);
  });

  it('is locked after a restart too, and its password still opens it without a network', async () => {
    const { vault } = await setUpLocked();
    const { session } = join(vault, await deadAddress());
    await session.restore();
    expect(session.state()).toEqual(signedInAs('admin'));
    expect(session.lockState()).toEqual(locked);
    await session.unlock(ACCOUNT);
    await session.settled();
    const again = join(vault, await deadAddress());
    await again.session.restore();
    expect(again.session.lockState()).toEqual(open);
  });

  it('that an older version has kept is opened by the server alone', async () => {
    const vault = memoryVault();
    await vault.write(JSON.stringify(credentials(1)));
    const { session } = join(vault, await deadAddress());
    await session.restore();
    session.lock();
    expect(session.lockState()).toEqual({ isLocked: true, username: '' });
    expect(await session.unlock(ACCOUNT)).toMatchObject({ problem: { kind: 'offline' } });
    expect(session.lockState().isLocked).toBe(true);
  });

  it('that cannot be renewed stays locked, and needs the password', async () => {
    const { session, expire, ask } = await setUpLocked(({ path }) =>
      path === '/auth/refresh/token' ? { text: 'OK' } : undefined,
    );
    // The server of this test speaks from the second sign-in on.
    await session.unlock(ACCOUNT);
    session.lock();
    expire();
    await ask();
    expect(session.state()).toMatchObject({ status: 'signed-out', suspended: expect.anything() });
    expect(session.lockState()).toEqual(locked);
    await session.unlock(ACCOUNT);
    expect(session.state()).toEqual(signedInAs('admin'));
    expect(session.lockState()).toEqual(open);
  });

  it('that the server ends says so to who comes back', async () => {
    const { session, notices, expire, ask } = await setUpLocked(({ path }) =>
      path === '/auth/refresh/token' ? { status: 403, json: {} } : undefined,
    );
    await session.unlock(ACCOUNT);
    session.lock();
    expire();
    await ask();
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(notices.map(({ id }) => id)).toEqual(['session.ended-while-locked']);
  });

  it('is not opened by a sign-in that is answered after a log-out', async () => {
    const answered = Promise.withResolvers<void>();
    const { reply } = back();
    let signIns = 0;
    const server = await startServer(async (request) => {
      if (request.path === '/auth/user/token') {
        signIns += 1;
        if (signIns > 1) await answered.promise;
      }
      return await reply(request);
    });
    const { session } = join(memoryVault(), server.url);
    await session.signIn(ACCOUNT, true);
    session.lock();
    const unlocking = session.unlock(ACCOUNT);
    await expect.poll(() => signIns).toBe(2);
    await session.signOut();
    answered.resolve();
    expect(await unlocking).toMatchObject({ problem: { kind: 'session-ended' } });
    expect(session.state()).toEqual(SIGNED_OUT);
    await expect
      .poll(() => server.received.at(-1))
      .toMatchObject({ path: '/session/clear', headers: { authorization: 'Bearer access-2' } });
  });
});
