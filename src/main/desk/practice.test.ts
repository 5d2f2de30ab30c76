import { describe, expect, it, onTestFinished } from 'vitest';
import type { BridgeEvent } from '#contract/bridge/bridge.ts';
import { memoryVault } from '../session/vault.ts';
import { configuredApi } from '../settings/configuration.ts';
import { ACCOUNT, api, deskWith, listCall } from '../testing/desk.ts';
import { deadAddress } from '../testing/http-server.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import type { Desk } from './desk.ts';
import { openWithPractice } from './practice.ts';

/** A console with practice: two servers, and what has been heard of each desk. */
async function openConsole(realReply?: Parameters<typeof api>[0]) {
  const real = await api(realReply);
  const sandbox = await api();
  const socketUrl = await deadAddress();
  const vaults = { real: memoryVault(), practice: memoryVault() };
  const ended: string[] = [];
  const ending = (name: string, side: Desk): Desk => ({
    ...side,
    stop: async () => {
      await side.stop();
      ended.push(name);
    },
  });
  const source = (apiUrl: string) => configuredApi({ apiUrl, socketUrl });
  const desk = await openWithPractice({
    openReal: async (practiceSwitch) =>
      ending('real', deskWith({ api: source(real.url), vault: vaults.real, practiceSwitch }).desk),
    openPractice: async (practiceSwitch) =>
      ending(
        'practice',
        deskWith({
          api: { ...source(sandbox.url), practice: true },
          vault: vaults.practice,
          practiceSwitch,
        }).desk,
      ),
    logger: createTestLogger(),
  });
  onTestFinished(desk.stop);
  const emitted: { event: BridgeEvent; payload: unknown }[] = [];
  desk.subscribe((event, payload) => emitted.push({ event, payload }));
  const call = (name: string, input?: unknown, window = 'w1') => desk.call(name, input, window);
  for (const window of ['w1', 'w2']) await call('app.start', undefined, window);
  return { desk, call, emitted, ended, real, sandbox, vaults };
}

const start = { app: { practice: false, practiceSwitch: 'practice.enter' } };
const practising = { app: { practice: true, practiceSwitch: 'practice.leave' } };

describe('practice', () => {
  it('begins with the real network, which offers it', async () => {
    const { call } = await openConsole();
    expect(await call('app.start')).toMatchObject({ value: start });
  });

  it('does not forget what is unfinished on the real network', async () => {
    const { desk, call } = await openConsole();
    await call('session.signIn', ACCOUNT);
    const draft = { person: '7', place: null, values: { 'transfer.create': { amount: '5' } } };
    await call('drafts.write', { window: 'w1', draft });
    const unfinished = ['What you typed will be lost: Transfer.'];
    expect(desk.unfinished()).toEqual(unfinished);
    await call('practice.enter', { signsOut: false });
    expect(desk.unfinished()).toEqual(unfinished);
  });

  it('has calls, a session and a separate vault, and the real network hears nothing of it', async () => {
    const { call, emitted, real, sandbox, vaults } = await openConsole();
    expect(await call('practice.enter', { signsOut: false })).toMatchObject({ ok: true });
    expect(emitted).toEqual([{ event: 'practice', payload: { on: true } }]);
    expect(await call('app.start')).toMatchObject({ value: practising });
    expect(await call('session.signIn', ACCOUNT)).toMatchObject({ ok: true });
    expect(await call('api.call', listCall('1'))).toMatchObject({ ok: true });
    expect(sandbox.received).toHaveLength(2);
    expect(real.received).toEqual([]);
    expect(await vaults.real.read()).toBeNull();
    expect(await vaults.practice.read()).not.toBeNull();
  });

  it('is left for the sign-in of the real network; its desk has ended', async () => {
    const { desk, call, emitted, ended, real, sandbox } = await openConsole();
    await call('practice.enter', { signsOut: false });
    await call('app.start');
    await call('session.signIn', ACCOUNT);
    expect(await call('practice.leave')).toMatchObject({ ok: true });
    expect(emitted.at(-1)).toEqual({ event: 'practice', payload: { on: false } });
    expect(await call('app.start')).toMatchObject({
      value: { ...start, session: { status: 'signed-out' } },
    });
    await call('session.signIn', ACCOUNT);
    expect(real.received.map(({ path }) => path)).toEqual(['/auth/user/token']);
    expect(sandbox.received).toHaveLength(1);
    await desk.stop();
    expect(ended).toEqual(['real', 'practice', 'real']);
  });

  it('can be entered again, with the sign-in that was kept there', async () => {
    const { call } = await openConsole();
    await call('practice.enter', { signsOut: false });
    await call('app.start');
    await call('session.signIn', ACCOUNT);
    await call('practice.leave');
    await call('app.start');
    await call('practice.enter', { signsOut: false });
    expect(await call('app.start')).toMatchObject({
      value: { ...practising, session: { status: 'signed-in' } },
    });
  });

  it('is entered once when two windows ask at once', async () => {
    const { call, emitted } = await openConsole();
    const outcomes = await Promise.all([
      call('practice.enter', { signsOut: false }, 'w1'),
      call('practice.enter', { signsOut: false }, 'w2'),
    ]);
    expect(outcomes).toEqual([
      { ok: true, value: undefined },
      { ok: true, value: undefined },
    ]);
    expect(emitted).toHaveLength(1);
  });

  it('is refused to someone who is signed in to the real network and has not agreed', async () => {
    const { call, emitted } = await openConsole();
    await call('session.signIn', ACCOUNT);
    expect(await call('practice.enter', { signsOut: false })).toMatchObject({
      problem: { kind: 'refused', message: expect.stringContaining('Log out first') },
    });
    expect(emitted.filter(({ event }) => event === 'practice')).toEqual([]);
  });

  it('signs someone out of the real network who has agreed to it', async () => {
    const { call, emitted, real, sandbox, vaults } = await openConsole();
    await call('session.signIn', ACCOUNT);
    expect(await call('practice.enter', { signsOut: true })).toMatchObject({ ok: true });
    expect(emitted.filter(({ event }) => event === 'session').at(-1)?.payload).toEqual({
      state: { status: 'signed-out' },
      ended: false,
    });
    expect(emitted.at(-1)).toEqual({ event: 'practice', payload: { on: true } });
    expect(real.received.map(({ path }) => path)).toEqual(['/auth/user/token', '/session/clear']);
    expect(await vaults.real.read()).toBeNull();
    expect(sandbox.received).toEqual([]);
    await call('app.start');
    await call('practice.leave');
    expect(await call('app.start')).toMatchObject({ value: { session: { status: 'signed-out' } } });
  });

  it('is not entered when the real network could not be told of the sign-out', async () => {
    const { call, emitted } = await openConsole(() => ({ status: 500 }));
    await call('session.signIn', ACCOUNT);
    expect(await call('practice.enter', { signsOut: true })).toMatchObject({ ok: false });
    expect(emitted.map(({ event }) => event)).not.toContain('practice');
    expect(await call('app.start')).toMatchObject({ value: start });
  });

  it('carries out nothing for a window that still shows the other network', async () => {
    const { call, sandbox, real } = await openConsole();
    await call('app.start', undefined, 'w2');
    await call('practice.enter', { signsOut: false }, 'w1');
    expect(await call('session.signIn', ACCOUNT, 'w2')).toMatchObject({
      problem: { kind: 'refused' },
    });
    expect([...sandbox.received, ...real.received]).toEqual([]);
    await call('app.start', undefined, 'w2');
    expect(await call('session.signIn', ACCOUNT, 'w2')).toMatchObject({ ok: true });
  });

  it('that cannot be entered changes nothing', async () => {
    const desk = await openWithPractice({
      openReal: (practiceSwitch) => Promise.resolve(deskWith({ practiceSwitch }).desk),
      openPractice: () => Promise.reject(new Error('no room')),
      logger: createTestLogger(),
    });
    expect(await desk.call('practice.enter', { signsOut: false }, 'w')).toMatchObject({
      ok: false,
    });
    expect(await desk.call('app.start', undefined, 'w')).toMatchObject({ value: start });
  });

  it('carries out nothing for a window that has not started, or was away when practice was left', async () => {
    const { desk, call, real, sandbox } = await openConsole();
    const refused = { problem: { kind: 'refused' } };
    expect(await call('session.signIn', ACCOUNT, 'w3')).toMatchObject(refused);
    await call('practice.enter', { signsOut: false });
    await call('app.start', undefined, 'w2');
    desk.release('w2');
    await call('app.start');
    await call('practice.leave');
    expect(await call('session.signIn', ACCOUNT, 'w2')).toMatchObject(refused);
    expect([real.received, sandbox.received]).toEqual([[], []]);
  });
});
