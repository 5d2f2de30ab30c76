import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_MESSAGES } from '#contract/people/session.ts';
import { failed, ok, type Problem, type Result } from '#contract/wire/problem.ts';
import { PATIENCE_MS, patiently } from './patience.ts';

const AWAY: Problem = { kind: 'server', message: 'Down for repair', status: 503 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(60_000);
  // The shortest pauses there can be: half of the full ones.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Asks a server that answers so in turn, the last answer again and again. */
function asking(patience: number, ...answers: readonly Result<string>[]) {
  const start = performance.now();
  const asked: number[] = [];
  const abort = new AbortController();
  const outcome = patiently(
    () => {
      asked.push(Math.round(performance.now() - start));
      return Promise.resolve(answers[asked.length - 1] ?? answers.at(-1) ?? ok(''));
    },
    { patience, signal: abort.signal },
  );
  return { outcome, asked, abort };
}

describe('a refresh that a server cannot answer now', () => {
  it('is asked for again after longer and longer pauses, for half a minute', {
    tags: ['1S20'],
  }, async () => {
    const { outcome, asked } = asking(PATIENCE_MS, failed(AWAY));
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual(failed(AWAY));
    expect(asked).toEqual([
      0, 250, 750, 1750, 3750, 6250, 8750, 11_250, 13_750, 16_250, 18_750, 21_250, 23_750, 26_250,
      28_750,
    ]);
  });

  it.each([
    [750, [0, 250, 750]],
    [749, [0, 250]],
    [0, [0]],
  ])('is asked for within %i ms, and not after them', async (patience, times) => {
    const { outcome, asked } = asking(patience, failed(AWAY));
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual(failed(AWAY));
    expect(asked).toEqual(times);
  });

  it.each([
    ['12 s', 12, [0, 12_000, 24_000]],
    ['30 s, which is all there is', 30, [0, 30_000]],
    ['more than there is', 31, [0]],
  ])(
    'is asked for no sooner than the server wants: %s',
    { tags: ['1S20'] },
    async (_much, retryAfter, times) => {
      const away: Problem = { ...AWAY, retryAfter };
      const { outcome, asked } = asking(PATIENCE_MS, failed(away));
      await vi.runAllTimersAsync();
      expect(await outcome).toEqual(failed(away));
      expect(asked).toEqual(times);
    },
  );

  it('is asked for after its own pauses where the server wants less', async () => {
    const { outcome, asked } = asking(1000, failed({ ...AWAY, retryAfter: 0 }));
    await vi.runAllTimersAsync();
    await outcome;
    expect(asked).toEqual([0, 250, 750]);
  });

  it('takes the first answer that is one', async () => {
    const { outcome, asked } = asking(PATIENCE_MS, failed(AWAY), failed(AWAY), ok('tokens'));
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual(ok('tokens'));
    expect(asked).toEqual([0, 250, 750]);
  });

  it.each<Result<string>>([
    ok('tokens'),
    failed({ kind: 'server', message: 'Forbidden', status: 403 }),
    failed({ kind: 'server', message: SESSION_MESSAGES.refreshExpired, status: 500 }),
    failed({ kind: 'offline', message: 'No answer' }),
    failed({ kind: 'unreadable', message: 'Not tokens', endpoint: 'session.refresh', field: '' }),
    failed({ kind: 'cancelled', message: 'Given up' }),
  ])('is not asked for again after %o', { tags: ['1S20', '1S21'] }, async (answer) => {
    const { outcome, asked } = asking(PATIENCE_MS, answer);
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual(answer);
    expect(asked).toEqual([0]);
  });

  it('is given up at once when nobody wants it any more', async () => {
    const { outcome, asked, abort } = asking(PATIENCE_MS, failed(AWAY));
    await vi.advanceTimersByTimeAsync(300);
    abort.abort();
    expect(await outcome).toMatchObject({ problem: { kind: 'cancelled' } });
    expect(vi.getTimerCount()).toBe(0);
    expect(asked).toEqual([0, 250]);
  });
});
