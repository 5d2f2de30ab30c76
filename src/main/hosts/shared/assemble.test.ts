import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { expire } from '#main/acts/testing.ts';
import { readConfiguration } from '#main/settings/configuration.ts';
import { ACCOUNT, api, LIST, listCall } from '#main/testing/desk.ts';
import type { Reply } from '#main/testing/http-server.ts';
import { idleDownloads, idleOutside, idleSupport, idleWindows } from '#main/testing/idle-ports.ts';
import { openTestNetwork } from '#main/testing/network.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createFolder } from '../testing/folder.ts';
import { assembleDesk } from './assemble.ts';
import { openApi, type Sandboxes, type SandboxWishes } from './practice-sandbox.ts';

const EXPIRE = expire('1');

/** A console beside a real network, whose sandbox is a server of the test. */
async function openConsole(settings: object = {}, host = '127.0.0.1') {
  const network: { ended: boolean; acts: Reply } = { ended: false, acts: { json: {} } };
  const real = await api(({ method, path }) => {
    if (network.ended) return { status: 401, json: { message: SESSION_MESSAGES.refreshExpired } };
    return method === 'GET' || path.startsWith('/auth') ? { json: LIST } : network.acts;
  });
  /** What the sandbox answers to acts. */
  const acts: { reply: Reply | Promise<Reply> } = { reply: { status: 504 } };
  const sandbox = await api(({ method }) => (method === 'GET' ? { json: LIST } : acts.reply));
  const folder = await createFolder();
  const running = new Set<string>();
  const started: (SandboxWishes | undefined)[] = [];
  const badges: (readonly [count: number, isPractice: boolean])[] = [];
  const sandboxes: Sandboxes = {
    start: (dataFolder, wishes) => {
      running.add(dataFolder);
      started.push(wishes);
      const stdout = new PassThrough();
      stdout.write(`sandbox: ${sandbox.url}\n`);
      const ended = Promise.withResolvers<string>();
      const stop = async () => {
        running.delete(dataFolder);
        ended.resolve('it ended');
        await ended.promise;
      };
      return { stdout, stderr: new PassThrough(), ended: ended.promise, stop };
    },
    output: { out: () => undefined, progress: () => undefined, trouble: () => undefined },
  };
  const managed = join(folder, 'managed.json');
  await writeFile(managed, JSON.stringify(settings));
  const configuration = readConfiguration(
    {},
    {
      CORRIDOR_API_URL: real.url.replace('127.0.0.1', host),
      CORRIDOR_DATA_DIR: folder,
      CORRIDOR_VAULT: 'memory',
      CORRIDOR_MANAGED_SETTINGS: managed,
    },
  );
  const desk = await assembleDesk({
    host: 'browser',
    version: '1.2.3',
    locale: 'en-GB',
    logger: createTestLogger(),
    configuration,
    openNetwork: openTestNetwork,
    api: openApi(configuration, sandboxes),
    sandboxes,
    windows: idleWindows,
    badge: { show: (...shown) => void badges.push(shown) },
    support: idleSupport,
    downloads: idleDownloads,
    outside: idleOutside,
    updater: null,
  });
  onTestFinished(desk.stop);
  const call = (name: string, input?: unknown) => desk.call(name, input, 'w');
  await call('app.start');
  return { call, desk, real, sandbox, network, folder, running, started, acts, badges };
}

describe('a console beside a real network', () => {
  it('says from the start that nothing is encrypted, where an administrator allows that', async () => {
    // An address of this computer that counts as one of the network.
    const { call } = await openConsole({ unencryptedAllowed: true }, '0.0.0.0');
    expect(await call('app.start')).toMatchObject({
      value: {
        app: {
          notices: expect.arrayContaining([
            {
              id: 'api.unencrypted',
              title: 'Nothing is encrypted on the way to the server',
              text: expect.stringMatching(
                /^Others on the network can read your password .* 0\.0\.0\.0:\d+\./u,
              ),
            },
          ]),
        },
      },
    });
    await call('practice.enter', { signsOut: false });
    expect(JSON.stringify(await call('app.start'))).not.toContain('api.unencrypted');
  });

  it('starts a sandbox for practice only, in a separate folder, and ends it afterwards', async () => {
    const { call, desk, running, folder, real, sandbox } = await openConsole();
    expect([...running]).toEqual([]);
    await call('practice.enter', { signsOut: false });
    await call('app.start');
    expect([...running]).toEqual([join(folder, 'practice')]);
    await call('session.signIn', ACCOUNT);
    expect(await call('api.call', listCall('1'))).toMatchObject({ ok: true });
    const asked = sandbox.received.map(({ path }) => path);
    expect(asked).toEqual(expect.arrayContaining(['/auth/user/token', '/admin/transactions']));
    expect(real.received).toEqual([]);
    await call('practice.leave');
    await desk.stop();
    expect([...running]).toEqual([]);
  });

  it('shows no number on its icon that belongs to the other side, and says which side it is', async () => {
    const { call, badges } = await openConsole();
    await call('practice.enter', { signsOut: false });
    await call('app.start');
    await call('window.badge', { count: 9 });
    await call('practice.leave');
    expect(badges.slice(-3)).toEqual([
      [0, true],
      [9, true],
      [0, false],
    ]);
  });

  it("knows the system's locale, in practice too", { tags: ['3F02'] }, async () => {
    const { call } = await openConsole();
    const known = { value: { app: { locale: 'en-GB' } } };
    expect(await call('app.start')).toMatchObject(known);
    await call('practice.enter', { signsOut: false });
    expect(await call('app.start')).toMatchObject(known);
  });

  it('has separate preferences in practice, except for theme, density and dates', async () => {
    const { call } = await openConsole();
    await call('preferences.write', { key: 'theme', value: 'dark' });
    await call('preferences.write', { key: 'startPage', value: '/users' });
    await call('practice.enter', { signsOut: false });
    await call('app.start');
    expect(await call('app.start')).toMatchObject({ value: { preferences: { theme: 'dark' } } });
    await call('preferences.write', { key: 'startPage', value: '/ribbons' });
    await call('practice.leave');
    expect(await call('app.start')).toMatchObject({
      value: { preferences: { theme: 'dark', startPage: '/users' } },
    });
  });

  it('starts practice over on a new world, signed out, with preferences and the record of acts', async () => {
    const { call, started, folder } = await openConsole();
    await call('practice.enter', { signsOut: false });
    await call('app.start');
    await call('session.signIn', ACCOUNT);
    await call('preferences.write', { key: 'startPage', value: '/ribbons' });
    await call('acts.send', EXPIRE);
    expect(await call('practice.startOver')).toMatchObject({ ok: true });
    expect(started).toEqual([{ anew: false }, { anew: true }]);
    expect(await call('app.start')).toMatchObject({
      value: {
        app: { practice: true, practiceSwitch: 'practice.leave' },
        session: { status: 'signed-out' },
        preferences: { startPage: '/ribbons' },
        unsettled: [],
      },
    });
    await call('session.signIn', ACCOUNT);
    expect(await call('acts.list')).toMatchObject({
      value: [{ key: EXPIRE.key, outcome: 'unknown', settlement: 'checked' }],
    });
    await call('practice.leave');
    await call('app.start');
    await call('practice.enter', { signsOut: false });
    expect([started.at(-1), folder]).toEqual([{ anew: false }, folder]);
  });

  it('does not start practice over while an act is on its way', async () => {
    const { call, started, acts } = await openConsole();
    await call('practice.enter', { signsOut: false });
    await call('app.start');
    await call('session.signIn', ACCOUNT);
    const answer = Promise.withResolvers<Reply>();
    acts.reply = answer.promise;
    const sending = call('acts.send', EXPIRE);
    await expect
      .poll(() => call('app.start'))
      .toMatchObject({
        value: { unsettled: [{ outcome: 'sent' }] },
      });
    expect(await call('practice.startOver')).toMatchObject({
      problem: { message: expect.stringContaining('still being sent') },
    });
    answer.resolve({});
    await sending;
    expect(started).toEqual([{ anew: false }]);
  });

  it('keeps the acts of the two sides apart, and goes on finding the outcome of a real one after practice', async () => {
    const { call, network, acts } = await openConsole();
    network.acts = { status: 504 };
    await call('session.signIn', ACCOUNT);
    await call('acts.send', { ...EXPIRE, before: { id: '1' } });
    const known = { key: EXPIRE.key, outcome: 'unknown' };
    expect(await call('app.start')).toMatchObject({ value: { unsettled: [known] } });
    await call('practice.enter', { signsOut: true });
    expect(await call('app.start')).toMatchObject({ value: { unsettled: [], outcomes: [] } });
    await call('session.signIn', ACCOUNT);
    expect(await call('acts.list')).toEqual({ ok: true, value: [] });
    acts.reply = { json: {} };
    const inPractice = expire('1');
    expect(await call('acts.send', inPractice)).toMatchObject({ ok: true });
    await call('practice.leave');
    await expect
      .poll(() => call('app.start'), { timeout: 5000 })
      .toMatchObject({
        value: { unsettled: [{ ...known, check: { status: 'waiting', waitsFor: 'sign-in' } }] },
      });
    await call('session.signIn', ACCOUNT);
    expect(await call('acts.list')).toMatchObject({ value: [known] });
  });

  it('keeps unfinished work of an ended session through practice', async () => {
    const { call, network } = await openConsole();
    const draft = { person: '7', place: '/transactions', values: { memo: 'half a sentence' } };
    await call('session.signIn', ACCOUNT);
    await call('drafts.write', { window: 'a', draft });
    network.ended = true;
    await call('api.call', listCall('1'));
    await call('practice.enter', { signsOut: false });
    await call('app.start');
    expect(await call('drafts.read', { window: 'a' })).toEqual({ ok: true, value: null });
    await call('practice.leave');
    await call('app.start');
    expect(await call('drafts.read', { window: 'a' })).toEqual({ ok: true, value: draft });
  });
});

describe('a console whose administrator forbids practice', () => {
  it('offers no way into it', async () => {
    const { call, started } = await openConsole({ practiceAllowed: false });
    expect(await call('app.start')).toMatchObject({ value: { app: { practiceSwitch: null } } });
    expect(await call('practice.enter', { signsOut: true })).toMatchObject({
      problem: { kind: 'refused' },
    });
    expect(started).toEqual([]);
  });
});

describe('a console on a sandbox alone', () => {
  /** A console without an API, whose sandboxes are a server of the test and end on request. */
  async function openPractice() {
    const server = await api();
    const folder = await createFolder();
    const running: PromiseWithResolvers<string>[] = [];
    const sandboxes: Sandboxes = {
      start: () => {
        const stdout = new PassThrough();
        stdout.write(`sandbox: ${server.url}\n`);
        const ended = Promise.withResolvers<string>();
        running.push(ended);
        const stop = async () => {
          ended.resolve('it ended');
          await ended.promise;
        };
        return { stdout, stderr: new PassThrough(), ended: ended.promise, stop };
      },
      output: { out: () => undefined, progress: () => undefined, trouble: () => undefined },
    };
    const configuration = readConfiguration(
      {},
      {
        CORRIDOR_DATA_DIR: folder,
        CORRIDOR_VAULT: 'memory',
        CORRIDOR_MANAGED_SETTINGS: join(folder, 'none.json'),
      },
    );
    const desk = await assembleDesk({
      openNetwork: openTestNetwork,
      host: 'browser',
      version: '1.2.3',
      logger: createTestLogger(),
      configuration,
      sandboxes,
      api: openApi(configuration, sandboxes),
      windows: idleWindows,
      updater: null,
      badge: { show: () => undefined },
      support: idleSupport,
      downloads: idleDownloads,
      outside: idleOutside,
    });
    onTestFinished(desk.stop);
    const emitted: { event: string; payload: unknown }[] = [];
    desk.subscribe((event, payload) => emitted.push({ event, payload }));
    const call = (name: string, input?: unknown) => desk.call(name, input, 'w');
    await call('app.start');
    return { call, server, running, emitted };
  }
  const WHY = 'The practice sandbox has stopped: it was ended by SIGKILL.';

  it('says that the sandbox has ended and why, and sends it nothing more', async () => {
    const { call, server, running, emitted } = await openPractice();
    await call('session.signIn', ACCOUNT);
    running[0]?.resolve('it was ended by SIGKILL');
    await expect
      .poll(() => emitted)
      .toContainEqual({ event: 'sandboxEnded', payload: { why: WHY } });
    const before = server.received.length;
    expect(await call('api.call', listCall('1'))).toMatchObject({ problem: { message: WHY } });
    expect(server.received).toHaveLength(before);
    expect(await call('app.start')).toMatchObject({ value: { sandboxEnded: WHY } });
  });

  it('starts it again when asked, for the same person', async () => {
    const { call, running, emitted } = await openPractice();
    await call('app.start');
    await call('session.signIn', ACCOUNT);
    expect(await call('practice.restart')).toMatchObject({ problem: { kind: 'refused' } });
    running[0]?.resolve('it was ended by SIGKILL');
    await expect
      .poll(() => emitted)
      .toContainEqual({ event: 'sandboxEnded', payload: { why: WHY } });
    expect(await call('practice.restart')).toMatchObject({ ok: true });
    expect(running).toHaveLength(2);
    expect(emitted).toContainEqual({ event: 'restarted', payload: {} });
    expect(await call('app.start')).toMatchObject({
      value: { sandboxEnded: null, session: { status: 'signed-in' } },
    });
    expect(await call('api.call', listCall('1'))).toMatchObject({ ok: true });
  });
});
