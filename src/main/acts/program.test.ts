import { afterEach, describe, expect, it, vi } from 'vitest';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { failed, ok, type Result } from '#contract/wire/problem.ts';
import { memoryJournal } from '#main/testing/desk.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createJournal } from './journal.ts';
import { type Clock, systemClock } from './search.ts';
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
    const first = expire('1');
    const second = expire('2');
    const other = expire('3');
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

  it('are reported when they are sent, answered and settled', async () => {
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

describe('an act of unknown outcome', () => {
  /** A clock on which every pause is over at once. */
  const quick = (): Clock => ({
    elapsed: () => 0,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
  const order = (more: object = {}) => fullOrder.parse({ id: '1', status: 'published', ...more });

  it('is reported after each reading, and as found once a reading shows its effect', async () => {
    const readings = [order(), order({ removed_at: '2026-11-22T14:02:13.000Z' })];
    const { send, told, journal, wants } = program({
      clock: quick(),
      send: async ({ name }) => (name === 'orders.read' ? ok(readings.shift()) : LOST),
    });
    const request = expire('1', { before: order() });
    await send(request);
    await vi.waitUntil(() => told.at(-1)?.settlement === 'happened');
    expect(told.map(({ check, found }) => [check?.readAt === null, found?.text])).toEqual([
      [false, undefined],
      [true, undefined],
      [false, undefined],
      [false, 'Expired'],
    ]);
    expect(journal.acts()).toMatchObject([
      { settlement: 'happened', found: { text: 'Expired', at: '2026-11-22T14:02:13.000Z' } },
    ]);
    expect(await wants.find(request.key)).toBeNull();
  });

  it('is read for again at the next start, and a settled one is not', async () => {
    const journal = memoryJournal();
    const first = program({
      journal,
      send: async ({ input }) => (Object(input).id === '1' ? LOST : ok({})),
    });
    await first.send(expire('1'));
    await first.send(expire('2'));
    const { acts } = program({ journal });
    expect(acts.list().map(({ subject, check }) => [subject.id, check?.status])).toEqual([
      ['2', undefined],
      ['1', 'reading'],
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

  it('are over once every order has an outcome, even if they were not ended', async () => {
    const answers = [ok({}), failed({ kind: 'refused', message: 'No' }), LOST];
    const { acts, send } = program({ send: async () => answers.shift() ?? ok({}) });
    await acts.beginRun({ ...begun(), ids: ['1', '2', '3'] });
    await send(expire('1', { run: RUN }));
    await send(expire('2', { run: RUN }));
    const rest = ['The rest of a bulk action will not be sent.'];
    expect(acts.unfinished()).toEqual(rest);
    const lost = expire('3', { run: RUN });
    await send(lost);
    expect(acts.runs()).toMatchObject([{ run: RUN, ids: ['1', '2', '3'] }]);
    await acts.decide(lost.key);
    expect([acts.runs(), acts.unfinished()]).toEqual([[], []]);
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
  /** A program whose network answers when the test says so, or when it is aborted. */
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
    ['the time it is given', 300, 300],
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

  it('reads for nothing while it waits for an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { acts, send, answers } = ending();
    const lost = send(expire('1'));
    const sending = send(expire('2'));
    await vi.waitUntil(() => answers.length === 2, { interval: 1 });
    answers[0]?.(LOST);
    await lost;
    const stopping = acts.stop();
    expect(acts.unsettled()).toMatchObject([
      { outcome: 'unknown', check: null },
      { outcome: 'sent' },
    ]);
    answers[1]?.(ok({}));
    await Promise.all([stopping, sending]);
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
