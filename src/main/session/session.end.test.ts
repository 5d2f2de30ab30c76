import { describe, expect, it } from 'vitest';
import type { Vault } from '#main/basics/ports.ts';
import { type Reply, startServer } from '#main/testing/http-server.ts';
import {
  ACCOUNT,
  credentials,
  join,
  SIGNED_OUT,
  setUp,
  signedInAs,
} from '#main/testing/session.ts';
import { memoryVault } from './vault.ts';

const AWAY: Reply = { status: 503, json: { message: 'Down for repair' } };
const REFRESH = '/auth/refresh/token';

/** A vault in which nothing can be written, read or deleted. */
const locked = (): Vault => {
  const refuse = () => Promise.reject(new Error('The keyring is locked'));
  return { kind: 'keychain', read: refuse, write: refuse, clear: refuse };
};

describe('another try of a suspended session', () => {
  it('asks nobody while no session is there', async () => {
    const { session, calls } = await setUp();
    expect(await session.resume()).toMatchObject({ problem: { kind: 'session-ended' } });
    expect(calls()).toEqual([]);
  });

  it('is not needed while the session is in use', async () => {
    const { session, calls } = await setUp();
    await session.signIn(ACCOUNT, true);
    expect(await session.resume()).toEqual({ ok: true, value: signedInAs('admin') });
    expect(calls()).toEqual(['/auth/user/token']);
  });

  it('that is answered after a sign-out signs nobody in', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<undefined>();
    let refresh: () => Reply | Promise<undefined> = () => AWAY;
    const { session, vault, expire, ask } = await setUp(
      { refresh: () => refresh() },
      memoryVault(),
      { patience: 0 },
    );
    await session.signIn(ACCOUNT, true);
    expire();
    await ask();
    refresh = () => {
      asked.resolve();
      return answer.promise;
    };
    const resuming = session.resume();
    await asked.promise;
    const leaving = session.signOut();
    answer.resolve(undefined);
    expect(await resuming).toEqual({ ok: true, value: SIGNED_OUT });
    await leaving;
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(await vault.read()).toBeNull();
  });
});

describe('a session that has been left', () => {
  it('gives up the refresh that was asked for again', async () => {
    const { session, expire, ask, calls } = await setUp({ refresh: () => AWAY });
    await session.signIn(ACCOUNT, true);
    expire();
    const waiting = ask();
    await expect.poll(() => calls().at(-1)).toBe(REFRESH);
    await session.signOut();
    expect(await waiting).toMatchObject({ ok: false });
    // Once for the call, and once so that the server forgets the session, too.
    expect(calls().filter((path) => path === REFRESH)).toHaveLength(2);
  });

  it.each<[string, Reply]>([
    ['suspended', AWAY],
    ['ended', { status: 403, json: {} }],
  ])('is not told as %s by a late answer, and the next one is kept', async (_what, late) => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<Reply>();
    const { session, vault, expire, ask, changes } = await setUp(
      {
        refresh: () => {
          asked.resolve();
          return answer.promise;
        },
      },
      memoryVault(),
      { patience: 0 },
    );
    await session.signIn(ACCOUNT, true);
    expire();
    const waiting = ask();
    await asked.promise;
    await session.signIn(ACCOUNT, true);
    answer.resolve(late);
    await waiting;
    await session.settled();
    expect(session.state()).toEqual(signedInAs('admin'));
    expect(changes).toHaveLength(2);
    expect(await vault.read()).toContain('access-2');
  });

  it('is not kept in place of the next one by a late refresh', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<Reply>();
    const { session, vault, expire, ask, tokens } = await setUp({
      refresh: () => {
        asked.resolve();
        return answer.promise;
      },
    });
    await session.signIn(ACCOUNT, true);
    expire();
    const waiting = ask();
    await asked.promise;
    await session.signIn(ACCOUNT, true);
    answer.resolve({ json: { data: credentials(9, 'manager') } });
    await waiting;
    await session.settled();
    expect(session.state()).toEqual(signedInAs('admin'));
    expect(tokens).toEqual(['access-1', 'access-2']);
    expect(await vault.read()).toContain('access-2');
  });
});

describe('the vault', () => {
  it('gets the tokens that a session has been taken up with, and given since', async () => {
    const first = await setUp();
    await first.session.signIn(ACCOUNT, true);
    const { session, ask } = join(first.vault, first.server.url);
    await session.restore();
    first.expire();
    await ask();
    await session.settled();
    expect(await first.vault.read()).toContain('refresh-2');
  });

  it('is waited for at the end', async () => {
    const written = Promise.withResolvers<void>();
    const slow: Vault = { ...memoryVault(), write: () => written.promise };
    const { session } = await setUp({}, slow);
    const signing = session.signIn(ACCOUNT, true);
    await expect.poll(() => session.state()).toEqual(signedInAs('admin'));
    let isSettled = false;
    const settling = session.settled().then(() => {
      isSettled = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isSettled).toBe(false);
    written.resolve();
    await Promise.all([signing, settling]);
    // Nobody is signed in at every end.
    await session.signOut();
    session.stop();
  });
});

it('a session whose role has changed has the same patience with the server', async () => {
  const roles = ['admin', 'manager', 'manager'];
  const answers: Reply[] = [];
  const { session, expire, ask, changes } = await setUp({
    get role() {
      return roles.shift() ?? '';
    },
    refresh: () => answers.pop(),
  });
  await session.signIn(ACCOUNT, true);
  expire();
  await ask();
  expire();
  answers.push(AWAY);
  expect(await ask()).toMatchObject({ ok: true });
  expect(changes.map(({ state }) => state)).toEqual([signedInAs('admin'), signedInAs('manager')]);
});

describe('a server that gives no reason', () => {
  const none: Reply = { status: 500, json: {} };

  it.each([
    ['session.create', '/auth/user/token'],
    ['session.reset', '/auth/reset/init'],
  ] as const)('is told with the name of the call: %s', async (name, path) => {
    const server = await startServer((request) => (request.path === path ? none : 'drop'));
    const { session } = join(memoryVault(), server.url);
    const outcome = await (name === 'session.create'
      ? session.signIn(ACCOUNT, true)
      : session.resetPassword('ada@corridor.test'));
    expect(outcome).toMatchObject({
      problem: { status: 500, message: expect.stringContaining(`(${name}, status 500)`) },
    });
    expect(session.state()).toEqual(SIGNED_OUT);
  });

  it('is told so when it does not clear or refresh a session', async () => {
    const { session, expire, ask, changes } = await setUp(
      { refresh: () => none, clear: () => none },
      memoryVault(),
      { patience: 0 },
    );
    await session.signIn(ACCOUNT, true);
    expect(await session.signOut()).toMatchObject({
      problem: { message: expect.stringContaining('(session.clear, status 500)') },
    });
    await session.signIn(ACCOUNT, true);
    expire();
    await ask();
    expect(changes.at(-1)?.state).toMatchObject({
      suspended: expect.stringContaining('(session.refresh, status 500)'),
    });
  });
});

describe('the log', () => {
  it('says what became of a session', async () => {
    const answers: (Reply | undefined)[] = [{ status: 403, json: {} }, AWAY, undefined];
    const { session, expire, ask, logger } = await setUp(
      { refresh: () => answers.pop() },
      memoryVault(),
      { patience: 0 },
    );
    await session.signIn(ACCOUNT, true);
    for (const _ of [1, 2]) {
      expire();
      await ask();
    }
    await session.resume();
    const own = logger.events().filter((event) => event.startsWith('session.'));
    expect(own).toEqual(['session.refreshed', 'session.suspended', 'session.ended']);
  });

  it('says that an account was no longer staff', async () => {
    const { session, logger } = await setUp({ role: 'customer' });
    await session.signIn(ACCOUNT, true);
    expect(logger.events()).toContain('session.not-staff');
  });

  it('says why the keychain failed, and that it held no session', async () => {
    const { session, logger } = await setUp({}, locked());
    await session.restore();
    await session.signIn(ACCOUNT, true);
    await session.signOut();
    const warned = logger.lines.filter((line) => line.includes('The keyring is locked'));
    expect(warned.map((line) => JSON.parse(line).event)).toEqual([
      'vault.unreadable',
      'vault.not-written',
      'vault.not-cleared',
    ]);
    const vault = memoryVault();
    await vault.write('garbage');
    const other = await setUp({}, vault);
    await other.session.restore();
    expect(other.logger.events()).toContain('vault.garbage');
  });

  it('says nothing of a start without a kept session', async () => {
    const { session, logger, changes } = await setUp();
    await session.restore();
    expect([logger.events(), changes, session.state()]).toEqual([[], [], SIGNED_OUT]);
  });
});
