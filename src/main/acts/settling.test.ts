import { describe, expect, it, vi } from 'vitest';
import type { Check } from '#contract/bridge/recorded-acts.ts';
import type { SessionState } from '#contract/bridge/session-state.ts';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { failed, ok, type Problem, type Result } from '#contract/wire/problem.ts';
import {
  act,
  ENDED,
  EXPIRED,
  SIGNED_IN,
  searching,
  server,
  THEN,
  UNCHANGED,
} from '#main/testing/settling.ts';

const READ_FOR_MS = 30 * 60_000;
const EARLY_READINGS = 4;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe('the search for an outcome', () => {
  it('finds what a reading shows, and reads no more', async () => {
    const { follow, found, calls, settling } = searching(UNCHANGED, UNCHANGED, EXPIRED);
    const key = await follow();
    await vi.waitUntil(() => found.length > 0);
    expect(found).toEqual([[key, { text: 'Expired', at: THEN }]]);
    expect(calls.map(({ name, input }) => [name, input])).toEqual(
      Array.from({ length: 3 }, () => ['orders.read', { id: '7' }]),
    );
    expect(settling.checkOf(key)).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls).toHaveLength(3);
  });

  it('takes some 15 seconds for the first readings, and then goes on', async () => {
    const { follow, status, history, pauses } = searching(UNCHANGED);
    const key = await follow();
    await status(key, 'over');
    expect(sum(pauses.slice(0, EARLY_READINGS))).toBe(15_000);
    const early = history(key).map((check) => check?.isEarly);
    expect(early.slice(0, EARLY_READINGS)).toEqual([true, true, true, false]);
    expect(history(key)[EARLY_READINGS - 1]?.status).toBe('reading');
  });

  it('reads with growing pauses of at most a minute for 30 minutes, and leaves it open', async () => {
    const { follow, status, pauses, found, history } = searching(UNCHANGED);
    const key = await follow();
    expect((await status(key, 'over'))?.isEarly).toBe(false);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses.slice(0, 7)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000]);
    expect(Math.max(...pauses)).toBe(60_000);
    expect(sum(pauses)).toBeGreaterThanOrEqual(READ_FOR_MS);
    expect(sum(pauses.slice(0, -1))).toBeLessThan(READ_FOR_MS);
    expect(found).toEqual([]);
    expect(history(key).at(-1)?.status).toBe('over');
  });

  it('finds what happens only after 20 minutes', async () => {
    const late = searching(...Array.from({ length: 24 }, () => UNCHANGED), EXPIRED);
    const key = await late.follow();
    await vi.waitUntil(() => late.found.length > 0);
    expect(late.found[0]?.[0]).toBe(key);
    expect(sum(late.pauses)).toBeGreaterThan(15 * 60_000);
  });

  it('proves nothing by what cannot be read', async () => {
    const odd = ok(fullOrder.parse({ id: 7, status: 'removed', removed_at: '2026-02-31' }));
    const { follow, status, found } = searching(odd);
    const key = await follow();
    await status(key, 'cannot-tell');
    expect(found).toEqual([]);
  });

  it('ends after the first readings where none of them can tell', async () => {
    const { follow, status, calls } = searching(failed(server(404)));
    const key = await follow();
    await status(key, 'cannot-tell');
    expect(calls).toHaveLength(EARLY_READINGS);
  });

  it('goes on where only some of the first readings cannot tell', async () => {
    const { follow, found } = searching(
      failed(server(404)),
      failed(server(404)),
      failed(server(404)),
      UNCHANGED,
      EXPIRED,
    );
    await follow();
    await expect.poll(() => found).toHaveLength(1);
  });

  it('cannot tell, without a reading, where it is not known what was wanted', async () => {
    const { settling, status, calls } = searching(EXPIRED);
    const recorded = act();
    settling.follow(recorded);
    await status(recorded.key, 'cannot-tell');
    expect(calls).toEqual([]);
  });

  it('cannot tell of an act of another version', async () => {
    const { follow, status, calls } = searching(EXPIRED);
    await status(await follow(act({ action: 'order.later' })), 'cannot-tell');
    expect(calls).toEqual([]);
  });

  it('takes a reading without an answer for none', async () => {
    const { follow, found, calls, pauses } = searching(
      failed(server(500)),
      failed({ kind: 'offline', message: 'No answer' }),
      failed(server(500)),
      failed(server(500)),
      failed(server(500)),
      EXPIRED,
    );
    await follow();
    await vi.waitUntil(() => found.length > 0);
    expect(calls).toHaveLength(6);
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000]);
  });
});

describe('a search that may not read', () => {
  it.each<[string, Problem, Check['waitsFor']]>([
    ['no one is signed in', ENDED, 'sign-in'],
    ['the role may not', server(403), 'role'],
    ['the role is not taken', server(401), 'role'],
  ])('waits while %s, and goes on with who signs in', async (_why, problem, waitsFor) => {
    const { follow, status, signIn, found, calls, listeners } = searching(failed(problem), EXPIRED);
    const key = await follow();
    expect(await status(key, 'waiting')).toMatchObject({ waitsFor });
    signIn({ status: 'signed-out' } as SessionState);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls).toHaveLength(1);
    signIn(SIGNED_IN);
    await vi.waitUntil(() => found.length > 0);
    expect(found[0]?.[0]).toBe(key);
    expect(listeners.size).toBe(0);
  });

  it('begins again with short pauses', async () => {
    const { follow, status, signIn, found, pauses } = searching(
      UNCHANGED,
      UNCHANGED,
      failed(ENDED),
      EXPIRED,
    );
    const key = await follow();
    await status(key, 'waiting');
    signIn(SIGNED_IN);
    await vi.waitUntil(() => found.length > 0);
    expect(pauses).toEqual([1000, 2000, 4000, 1000]);
  });
});

describe('the clock of the computer', () => {
  it.each([
    ['back', -86_400_000],
    ['forward', 86_400_000],
  ])('set %s makes the search neither shorter nor longer', async (_way, difference) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(THEN) });
    try {
      const { follow, status, pauses } = searching(() => {
        vi.setSystemTime(new Date(Date.parse(THEN) + difference));
        return UNCHANGED;
      });
      await status(await follow(), 'over');
      expect(sum(pauses)).toBeGreaterThanOrEqual(READ_FOR_MS);
      expect(sum(pauses)).toBeLessThan(READ_FOR_MS + 60_000);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('searches', () => {
  it('read one after the other', async () => {
    let under = 0;
    let most = 0;
    const { follow, found } = searching(async () => {
      under += 1;
      most = Math.max(most, under);
      await new Promise((resolve) => setTimeout(resolve, 2));
      under -= 1;
      return EXPIRED;
    });
    await Promise.all([follow(), follow(), follow()]);
    await vi.waitUntil(() => found.length === 3);
    expect(most).toBe(1);
  });

  it('go on when a reading of another one fails', async () => {
    const { follow, found } = searching(() => Promise.reject(new Error('broken')), EXPIRED);
    await Promise.all([follow(), follow()]);
    await expect.poll(() => found).toHaveLength(2);
  });

  it('all end when the program does', async () => {
    const { follow, settling, calls } = searching(UNCHANGED);
    const keys = [await follow(), await follow()];
    await vi.waitUntil(() => calls.length > 3);
    settling.stop();
    const sent = calls.length;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(calls.length).toBeLessThanOrEqual(sent + 1);
    expect(keys.map((key) => settling.checkOf(key))).toEqual([null, null]);
  });

  it('end while they wait for somebody to sign in', async () => {
    const { follow, settling, status, listeners, logger } = searching(failed(ENDED));
    const key = await follow();
    await status(key, 'waiting');
    settling.stop();
    await expect.poll(() => listeners.size).toBe(0);
    await new Promise((resolve) => setImmediate(resolve));
    expect(logger.events()).toEqual([]);
  });

  it('tell nothing of a reading that was under way when they were ended', async () => {
    const { promise, resolve } = Promise.withResolvers<Result<unknown>>();
    const { follow, settling, found, calls, history } = searching(promise);
    const key = await follow();
    await vi.waitUntil(() => calls.length > 0);
    settling.drop(key);
    resolve(EXPIRED);
    await new Promise((done) => setTimeout(done, 20));
    expect(found).toEqual([]);
    expect(history(key)).toEqual([]);
  });

  it('begin anew for an act that is sent again', async () => {
    const recorded = act();
    const again = () => {
      set.settling.follow(recorded);
      return UNCHANGED;
    };
    const set = searching(UNCHANGED, again, UNCHANGED, EXPIRED);
    await set.follow(recorded);
    await vi.waitUntil(() => set.found.length > 0);
    expect(set.pauses).toEqual([1000, 2000, 1000, 2000]);
    expect(set.history(recorded.key).map((check) => check?.isEarly)).toEqual([true, true]);
  });
});
