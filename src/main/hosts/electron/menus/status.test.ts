import { describe, expect, it } from 'vitest';
import type { StartState } from '#contract/bridge/bridge.ts';
import { failed, ok } from '#contract/wire/problem.ts';
import { INSTALLATION } from '#main/testing/installation.ts';
import { createFakeDesk } from '../../testing/fake-desk.ts';
import { followStatus } from './status.ts';

const START: StartState = {
  app: {
    version: '1',
    locale: null,
    host: 'electron',
    facts: {},
    apiUrl: 'x',
    practice: false,
    practiceSwitch: null,
    storesCredential: false,
    canMove: false,
    ...INSTALLATION,
    notices: [],
  },
  session: { status: 'signed-out' },
  lock: { isLocked: false, username: '' },
  connection: 'offline',
  waitsUntil: null,
  update: { status: 'none' },
  news: { since: 0, arrivals: {} },
  sandboxEnded: null,
  preferences: {},
  unsettled: [],
  outcomes: [],
};
const SIGNED_IN: StartState['session'] = {
  status: 'signed-in',
  user: { id: '7', role: 'admin' },
};

describe('the status', () => {
  it('is that of the session first, then that of the live updates, each sent once', async () => {
    let state = START;
    const desk = createFakeDesk(async () => ok(state));
    const emitted: string[] = [];
    await followStatus(desk, (status, isPractice) =>
      emitted.push(isPractice ? `practice ${status}` : status),
    );
    const become = async (
      next: Partial<StartState>,
      event: 'session' | 'connection' | 'practice',
    ) => {
      state = { ...state, ...next };
      desk.emit(event, {});
      await Promise.resolve();
    };
    await become({ session: SIGNED_IN, connection: 'reconnecting' }, 'session');
    await expect.poll(() => emitted).toEqual(['signed-out', 'reconnecting']);
    await become({ connection: 'live' }, 'connection');
    await become({ connection: 'live' }, 'connection');
    await expect.poll(() => emitted).toEqual(['signed-out', 'reconnecting', 'live']);
    await become({ session: { status: 'signed-out' } }, 'session');
    await expect.poll(() => emitted).toEqual(['signed-out', 'reconnecting', 'live', 'signed-out']);
    await become({ app: { ...START.app, practice: true } }, 'practice');
    await expect.poll(() => emitted.at(-1)).toBe('practice signed-out');
    await become({ session: SIGNED_IN, connection: 'live' }, 'session');
    await expect.poll(() => emitted.at(-1)).toBe('practice live');
  });

  it('needs nothing else of the start data of the page', async () => {
    const desk = createFakeDesk(async () =>
      ok({ session: SIGNED_IN, connection: 'live', app: { practice: false } }),
    );
    const emitted: string[] = [];
    await followStatus(desk, (status) => emitted.push(status));
    expect(emitted).toEqual(['live']);
  });

  it('is signed out while the desk cannot say', async () => {
    const desk = createFakeDesk(async () => failed({ kind: 'refused', message: 'no' }));
    const emitted: string[] = [];
    await followStatus(desk, (status) => emitted.push(status));
    expect(emitted).toEqual(['signed-out']);
  });
});
