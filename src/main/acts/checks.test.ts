import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Check } from '#contract/bridge/recorded-acts.ts';
import { failed, type Result } from '#contract/wire/problem.ts';
import {
  act,
  ENDED,
  EXPIRED,
  SIGNED_IN,
  searching,
  server,
  UNCHANGED,
} from '#main/testing/settling.ts';

const NOW = '2026-11-22T14:05:00.000Z';
const UNTIL = '2026-11-22T14:35:00.000Z';
const READING: Check = {
  status: 'reading',
  waitsFor: null,
  isEarly: true,
  readAt: null,
  state: null,
  until: UNTIL,
};
const GONE = failed(server(404));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Everything that waits for no time has happened. */
async function quiet() {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('how far a search is', () => {
  it('is reported at its start and after each reading', async () => {
    const { follow, settling, status, history } = searching(UNCHANGED);
    const key = await follow();
    expect(settling.checkOf(key)).toEqual(READING);
    await status(key, 'over');
    const readAt = expect.stringMatching(/^2026-11-22T14:05:0/u);
    const read = { ...READING, readAt, state: 'was Published' };
    expect(history(key).slice(0, 5)).toEqual([
      read,
      read,
      read,
      { ...read, isEarly: false },
      { ...read, isEarly: false },
    ]);
    expect(history(key).at(-1)).toEqual({ ...read, isEarly: false, status: 'over' });
  });

  it('is not known of an act that is not followed', () => {
    const { settling } = searching(UNCHANGED);
    expect(settling.checkOf('other')).toBeNull();
    settling.drop('other');
  });

  it('is reported while it waits for a sign-in or a role, and when it goes on', async () => {
    const { follow, status, signIn, found, history } = searching(failed(ENDED), EXPIRED);
    const key = await follow();
    await status(key, 'waiting');
    signIn(SIGNED_IN);
    await vi.waitUntil(() => found.length > 0);
    expect(history(key)).toEqual([{ ...READING, status: 'waiting', waitsFor: 'sign-in' }, READING]);
  });

  it('is over where the last readings cannot tell, though earlier ones could', async () => {
    const { follow, status, calls } = searching(UNCHANGED, UNCHANGED, GONE);
    await status(await follow(), 'cannot-tell');
    expect(calls).toHaveLength(6);
  });

  it('is not over by readings that got no answer', async () => {
    const { follow, status, calls } = searching(GONE, failed(server(500)), GONE, GONE, GONE);
    await status(await follow(), 'cannot-tell');
    expect(calls).toHaveLength(5);
  });
});

describe('a reading', () => {
  it('that came after the end of one session reads at once in the next', async () => {
    const over = failed({ kind: 'session-ended', message: 'The one before is over' });
    const { follow, found, history, pauses } = searching(UNCHANGED, over, EXPIRED);
    const key = await follow();
    await vi.waitUntil(() => found.length > 0);
    expect(pauses).toEqual([1000, 2000, 1000]);
    expect(history(key).map((check) => check?.status)).toEqual(['reading']);
  });

  it('does not wait for a sign-in or a role when the order itself was refused', async () => {
    const { follow, found, history } = searching(failed(server(409)), EXPIRED);
    const key = await follow();
    await vi.waitUntil(() => found.length > 0);
    expect(history(key)).toEqual([]);
  });

  it('is not made for an act that was dropped while another one was read for', async () => {
    const { promise, resolve } = Promise.withResolvers<Result<unknown>>();
    const { follow, settling, found, calls } = searching(promise, EXPIRED);
    await follow();
    const second = await follow();
    await vi.waitUntil(() => calls.length > 0);
    await quiet();
    settling.drop(second);
    resolve(EXPIRED);
    await vi.waitUntil(() => found.length > 0);
    await quiet();
    expect(calls).toHaveLength(1);
  });

  it('that fails by itself cannot tell, and is in the log', async () => {
    const { follow, status, logger } = searching(() => Promise.reject(new Error('broken')));
    await status(await follow(), 'cannot-tell');
    expect(logger.events()).toEqual(Array.from({ length: 4 }, () => 'settling.not-read'));
    expect(JSON.parse(logger.lines[0] ?? '')).toMatchObject({
      action: 'order.expireOrder',
      error: { message: 'broken' },
    });
  });
});

it('an outcome that cannot be taken over is in the log', async () => {
  const { follow, logger, onFound } = searching(EXPIRED);
  onFound.fails = true;
  await follow();
  await vi.waitUntil(() => logger.lines.length > 0);
  expect(JSON.parse(logger.lines[0] ?? '')).toMatchObject({
    event: 'settling.failed',
    error: { message: 'The disk is full' },
  });
});

it('an act that is followed again is read for half an hour from then on', async () => {
  const { settling, follow } = searching(UNCHANGED);
  const recorded = act();
  await follow(recorded);
  vi.setSystemTime(new Date('2026-11-22T15:00:00.000Z'));
  settling.follow(recorded);
  expect(settling.checkOf(recorded.key)).toEqual({
    ...READING,
    until: '2026-11-22T15:30:00.000Z',
  });
  settling.stop();
});
