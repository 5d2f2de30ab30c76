import { afterEach, describe, expect, it, vi } from 'vitest';
import { failed, ok, type Result } from '#contract/problem.ts';
import { memoryJournal } from '#main/testing/desk.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createJournal } from './journal.ts';
import { systemClock } from './settling.ts';
import { expire, keyOf, LOST, program, sendFile } from './testing.ts';

afterEach(() => {
  vi.useRealTimers();
});

const CANCELLED = failed({ kind: 'cancelled', message: 'Given up' });
const RUN = '00000000-0000-4000-8000-00000000cccc';
const begun = (run = RUN) => ({ run, action: 'order.hide', kind: 'order', ids: ['1', '2'] });

describe('the acts of this computer', () => {
  it('are listed for the person who sent them, the latest first', async () => {
    const { acts, send, signIn, signOut } = program();
    const [first, second, other] = [expire('1'), expire('2'), expire('3')];
    await send(first);
    signIn('8');
    await send(other);
    signIn('7');
    await send(second);
    expect(acts.list().map(({ key }) => key)).toEqual([second.key, first.key]);
    signOut();
    expect(acts.list()).toEqual([]);
  });

  it('of unknown outcome block everybody, with how far Corridor is', async () => {
    const { acts, send, signIn } = program({ send: async () => LOST });
    await send(expire('1'));
    signIn('8');
    expect(acts.list()).toEqual([]);
    expect(acts.unsettled()).toMatchObject([{ person: '7', check: { status: 'reading' } }]);
    expect(await send(expire('1'))).toMatchObject({ problem: { kind: 'conflict' } });
  });

  it('are told of when they are sent, answered and settled', async () => {
    const { acts, send, told } = program({ send: async () => LOST });
    const request = expire('1');
    await send(request);
    await acts.decide(request.key);
    expect(
      told.map(({ outcome, settlement, check }) => [outcome, settlement, check?.status]),
    ).toEqual([
      ['sent', null, undefined],
      ['unknown', null, 'reading'],
      ['unknown', 'checked', undefined],
    ]);
  });
});

describe('bulk runs', () => {
  it('are those of who is signed in, each with its own acts', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T14:00:00Z') });
    const { acts, send, signIn, signOut } = program();
    expect(await acts.beginRun(begun())).toEqual(ok(undefined));
    const own = expire('1', { run: RUN });
    await send(own);
    await send(expire('2', { run: keyOf() }));
    await send(expire('3'));
    expect(acts.runs()).toEqual([
      {
        ...begun(),
        person: '7',
        startedAt: '2026-11-22T14:00:00.000Z',
        acts: [expect.objectContaining({ key: own.key, run: RUN, check: null })],
      },
    ]);
    signIn('8');
    expect(acts.runs()).toEqual([]);
    signOut();
    expect(acts.runs()).toEqual([]);
    signIn('7');
    expect(await acts.endRun(RUN)).toEqual(ok(undefined));
    expect(acts.runs()).toEqual([]);
  });

  it('do not begin where they cannot be written down', async () => {
    const { acts, logger } = program({
      journal: createJournal(
        { append: () => Promise.reject(new Error('ENOSPC')), replace: () => Promise.resolve() },
        { keepDays: 30, logger: createTestLogger() },
      ),
    });
    expect(await acts.beginRun(begun())).toMatchObject({
      problem: { kind: 'refused', message: expect.stringContaining('could not record') },
    });
    expect(acts.runs()).toEqual([]);
    expect(JSON.parse(logger.lines[0] ?? '')).toMatchObject({
      event: 'run.not-recorded',
      error: { message: 'ENOSPC' },
    });
  });
});

describe('the end of the program', () => {
  /** A program whose network answers when it is told to, or when it is aborted. */
  function ending(grace?: number) {
    const closed = vi.fn(() => Promise.resolve());
    const journal = { ...memoryJournal(), close: closed };
    const answers: ((answer: Result<unknown>) => void)[] = [];
    const set = program({
      journal,
      ...(grace !== undefined && { grace }),
      send: (_call, signal) =>
        new Promise((resolve) => {
          answers.push(resolve);
          signal.addEventListener('abort', () => resolve(CANCELLED));
        }),
    });
    return { ...set, closed, answers };
  }

  it('waits for answers that are on their way', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { acts, send, journal, closed, answers } = ending();
    const sending = [send(expire('1')), send(expire('2'))];
    await vi.waitUntil(() => answers.length === 2, { interval: 1 });
    const stopping = acts.stop();
    await vi.advanceTimersByTimeAsync(4000);
    expect(closed).not.toHaveBeenCalled();
    for (const answer of answers) answer(ok({}));
    await stopping;
    await Promise.all(sending);
    expect(journal.acts()).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }]);
    expect(closed).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['five seconds', undefined, 5000],
    ['as long as it is told', 300, 300],
  ])('waits %s, and then takes what is on its way for unknown', async (_what, grace, limit) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { acts, send, journal, closed, answers } = ending(grace);
    const sending = send(expire('1'));
    await vi.waitUntil(() => answers.length === 1, { interval: 1 });
    const stopping = acts.stop();
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(journal.acts()).toMatchObject([{ outcome: 'sent' }]);
    await vi.advanceTimersByTimeAsync(1);
    await stopping;
    await sending;
    expect(journal.acts()).toMatchObject([{ outcome: 'unknown' }]);
    expect(closed).toHaveBeenCalledOnce();
    // Nothing is read for any more.
    expect(acts.unsettled()).toMatchObject([{ check: null }]);
  });

  it('with nothing on its way is at once, and stops reading', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { acts, send, closed, answers } = ending();
    const sending = send(sendFile('a.pdf'));
    await vi.waitUntil(() => answers.length === 1, { interval: 1 });
    answers[0]?.(LOST);
    await sending;
    expect(acts.unsettled()).toMatchObject([{ check: { status: 'reading' } }]);
    await acts.stop();
    expect(acts.unsettled()).toMatchObject([{ check: null }]);
    expect(closed).toHaveBeenCalledOnce();
  });
});

describe('the time between two readings', () => {
  it('passes, and ends at once where nothing is read any more', async () => {
    vi.useFakeTimers();
    const abort = new AbortController();
    const ended: string[] = [];
    const start = systemClock.elapsed();
    void systemClock.pause(1000, abort.signal).then(() => ended.push('first'));
    void systemClock.pause(60_000, abort.signal).then(() => ended.push('second'));
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['first']);
    expect(Math.round(systemClock.elapsed() - start)).toBe(1000);
    abort.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toEqual(['first', 'second']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
