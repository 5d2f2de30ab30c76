import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ORDER_EVENTS, type RealtimeEvent } from '#contract/wire/realtime.ts';
import { RELOAD, RELOAD_UNSEEN } from './coalesce.ts';
import { followChanges, keepLive, ofAreas } from './freshness.ts';
import { AHEAD_MS, dropStalePrefetched, isAhead, prefetch } from './prefetch.ts';

const FRESH_MS = 10_000;
const ORDER = ['orders', 'orders.read', { id: '1' }] as const;
const RIBBONS = ['ribbons', 'ribbons.list', {}] as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that follows the network's events. */
function following() {
  const listeners: ((told: { readonly event: RealtimeEvent }) => void)[] = [];
  const subscribe = (name: string, listener: (typeof listeners)[number]) => {
    if (name === 'realtime') listeners.push(listener);
  };
  vi.stubGlobal('window', { corridor: { subscribe } });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  followChanges(queries);
  return {
    queries,
    listeners,
    tell: (event: RealtimeEvent) => {
      for (const listener of listeners) listener({ event });
    },
    isFresh: (queryKey: QueryKey) =>
      queries.getQueryCache().find({ queryKey })?.isStaleByTime(FRESH_MS) === false,
    /** Shows what a query reads, until the test is over. */
    show: (queryKey: QueryKey, queryFn: () => Promise<unknown>) => {
      const stop = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => undefined);
      onTestFinished(stop);
      return stop;
    },
  };
}

/** What is asked for, and the function that answers the oldest call that waits. */
function asking() {
  const waiting: PromiseWithResolvers<unknown>[] = [];
  let answers = 0;
  return {
    ask: vi.fn(() => {
      const call = Promise.withResolvers<unknown>();
      waiting.push(call);
      return call.promise;
    }),
    answer: async () => {
      answers += 1;
      waiting.shift()?.resolve(answers);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const keepOrdersLive = (pace: typeof RELOAD | typeof RELOAD_UNSEEN = RELOAD) =>
  onTestFinished(keepLive({ events: ORDER_EVENTS, isOf: ofAreas(['orders']), pace }));

describe('an answer in memory', () => {
  it('is no longer fresh once an event says that it has changed, also of the same millisecond', () => {
    const { queries, tell, isFresh } = following();
    for (const key of [ORDER, RIBBONS]) queries.setQueryData(key, 1);
    expect(isFresh(ORDER)).toBe(true);
    tell('orderSaved');
    expect(isFresh(ORDER)).toBe(false);
    expect(isFresh(RIBBONS)).toBe(true);
    queries.setQueryData(ORDER, 2);
    expect(isFresh(ORDER)).toBe(true);
    tell('connected');
    expect([ORDER, RIBBONS].map(isFresh)).toEqual([false, false]);
  });

  it('is not fresh if it was asked for before the last event, also where events come all the time', async () => {
    const { queries, tell, isFresh } = following();
    const { ask, answer } = asking();
    void queries.prefetchQuery({ queryKey: ORDER, queryFn: ask });
    for (let event = 0; event < 1000; event += 1) tell('orderSaved');
    await answer();
    expect(queries.getQueryData(ORDER)).toBe(1);
    expect(isFresh(ORDER)).toBe(false);
    void queries.prefetchQuery({ queryKey: ORDER, queryFn: ask });
    await answer();
    expect(isFresh(ORDER)).toBe(true);
  });

  it('is not there any more after an event if it was fetched ahead and never shown', async () => {
    const { queries, tell, show } = following();
    const queryFn = async () => 1;
    const shown = ['orders', 'orders.read', { id: '2' }] as const;
    for (const queryKey of [ORDER, shown]) prefetch(queries, { queryKey, queryFn });
    await vi.advanceTimersByTimeAsync(0);
    show(shown, queryFn)();
    tell('orderSaved');
    expect(queries.getQueryState(ORDER)).toBeUndefined();
    expect(queries.getQueryData(shown)).toBe(1);
    expect(queries.getQueryCache().findAll({ predicate: isAhead })).toEqual([]);
  });
});

describe('what is on the screen', () => {
  it('hears of an event once, however much of it there is', () => {
    const { listeners } = following();
    keepOrdersLive();
    keepOrdersLive(RELOAD_UNSEEN);
    expect(listeners).toHaveLength(1);
  });

  it('is read again once or twice a second while 1,000 events a second come in', async () => {
    const { tell, show } = following();
    const queryFn = vi.fn(async () => 1);
    keepOrdersLive();
    show(ORDER, queryFn);
    await vi.advanceTimersByTimeAsync(0);
    for (let event = 0; event < 10_000; event += 1) {
      tell('orderSaved');
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(queryFn.mock.calls.length).toBeGreaterThan(10);
    expect(queryFn.mock.calls.length).toBeLessThan(25);
  });

  it('is read again after its first answer, if an event came before that', async () => {
    const { tell, show, isFresh } = following();
    const { ask, answer } = asking();
    keepOrdersLive();
    show(ORDER, ask);
    tell('orderSaved');
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledTimes(1);
    await answer();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(isFresh(ORDER)).toBe(false);
    await answer();
    expect(isFresh(ORDER)).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['waits', RELOAD, 1],
    ['is read again where that is wanted', RELOAD_UNSEEN, 2],
  ] as const)('in a hidden window %s', async (_what, pace, calls) => {
    const { tell, show } = following();
    const queryFn = vi.fn(async () => 1);
    keepOrdersLive(pace);
    show(ORDER, queryFn);
    await vi.advanceTimersByTimeAsync(0);
    Object.assign(document, { hidden: true });
    tell('orderSaved');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(queryFn).toHaveBeenCalledTimes(calls);
    Object.assign(document, { hidden: false });
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('is not read again when it is out of date by an event that it does not follow', async () => {
    const { tell, show, isFresh } = following();
    const queryFn = vi.fn(async () => 1);
    const events = ['orderSaved'] as const;
    onTestFinished(keepLive({ events, isOf: ofAreas(['orders']), pace: RELOAD }));
    show(ORDER, queryFn);
    await vi.advanceTimersByTimeAsync(0);
    tell('orderCancelled');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isFresh(ORDER)).toBe(false);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('is read again together with all else that follows its events, and nothing else is', async () => {
    const { queries, tell, show } = following();
    const done = vi.fn();
    const begun = vi.fn(() => done);
    const live = { events: ['connected'], pace: RELOAD } as const;
    onTestFinished(keepLive({ ...live, isOf: ofAreas(['orders']), onReload: begun }));
    onTestFinished(keepLive({ ...live, isOf: ofAreas(['ribbons']) }));
    const unfollowed = vi.fn(async () => 1);
    const orders = asking();
    const ribbons = vi.fn(async () => 1);
    show(ORDER, orders.ask);
    show(RIBBONS, ribbons);
    show(['users', 'users.list', {}], unfollowed);
    const unseen = vi.fn(async () => 1);
    await queries.prefetchQuery({
      queryKey: ['orders', 'orders.read', { id: '2' }],
      queryFn: unseen,
    });
    await orders.answer();
    tell('connected');
    await vi.advanceTimersByTimeAsync(RELOAD.gap);
    expect([orders.ask, ribbons, unfollowed, unseen].map(({ mock }) => mock.calls.length)).toEqual([
      2, 2, 1, 1,
    ]);
    expect([begun, done].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await orders.answer();
    expect(done).toHaveBeenCalledOnce();
  });

  it('is read again without waiting for a reading that has begun before, or for what is not read again', async () => {
    const { queries, tell, show } = following();
    const { ask, answer } = asking();
    keepOrdersLive();
    show(ORDER, ask);
    show(['users', 'users.list', {}], () => new Promise(() => undefined));
    await answer();
    void queries.refetchQueries({ queryKey: ORDER });
    expect(ask).toHaveBeenCalledTimes(2);
    tell('connected');
    await vi.advanceTimersByTimeAsync(RELOAD.gap);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is not read again where that has happened by itself meanwhile', async () => {
    const { queries, tell, show } = following();
    const queryFn = vi.fn(async () => 1);
    const begun = vi.fn(() => undefined);
    const live = { events: ORDER_EVENTS, isOf: ofAreas(['orders']), pace: RELOAD };
    onTestFinished(keepLive({ ...live, onReload: begun }));
    show(ORDER, queryFn);
    await vi.advanceTimersByTimeAsync(0);
    tell('orderSaved');
    void queries.refetchQueries({ queryKey: ORDER });
    await vi.advanceTimersByTimeAsync(RELOAD.gap);
    expect(queryFn).toHaveBeenCalledTimes(2);
    expect(begun).not.toHaveBeenCalled();
  });

  it('is read again at its own pace, whatever else waits for the window to be seen', async () => {
    const { tell, show } = following();
    const [orders, ribbons] = [vi.fn(async () => 1), vi.fn(async () => 1)];
    const of = (area: 'orders' | 'ribbons') => ({
      events: ['connected'] as const,
      isOf: ofAreas([area]),
    });
    onTestFinished(keepLive({ ...of('orders'), pace: RELOAD }));
    onTestFinished(keepLive({ ...of('ribbons'), pace: RELOAD_UNSEEN }));
    show(ORDER, orders);
    show(RIBBONS, ribbons);
    await vi.advanceTimersByTimeAsync(0);
    Object.assign(document, { hidden: true });
    tell('connected');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([orders.mock.calls.length, ribbons.mock.calls.length]).toEqual([1, 2]);
  });

  it('is out of date after every event that it follows, also where that changes another area', async () => {
    const { tell, show } = following();
    const queryFn = vi.fn(async () => 1);
    onTestFinished(keepLive({ events: ['orderSaved'], isOf: ofAreas(['ribbons']), pace: RELOAD }));
    show(RIBBONS, queryFn);
    await vi.advanceTimersByTimeAsync(0);
    tell('orderSaved');
    await vi.advanceTimersByTimeAsync(RELOAD.gap);
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});

describe('what was fetched ahead', () => {
  it('is forgotten once it is too old, and what was asked for by itself is not', async () => {
    const { queries, show } = following();
    const queryFn = async () => 1;
    const [old, shown, fresh] = ['1', '2', '3'].map(
      (id) => ['orders', 'orders.read', { id }] as const,
    );
    if (!(old && shown && fresh)) throw new Error('there are three');
    queries.setQueryData(RIBBONS, 1);
    prefetch(queries, { queryKey: old, queryFn });
    prefetch(queries, { queryKey: shown, queryFn });
    show(shown, queryFn);
    await vi.advanceTimersByTimeAsync(0);
    // Of a window out of sight, timers come late.
    vi.setSystemTime(Date.now() + AHEAD_MS);
    prefetch(queries, { queryKey: fresh, queryFn });
    const awaited = ['orders', 'orders.read', { id: '4' }] as const;
    prefetch(queries, { queryKey: awaited, queryFn: asking().ask });
    await vi.advanceTimersByTimeAsync(0);
    dropStalePrefetched(queries);
    expect(queries.getQueryState(awaited)?.fetchStatus).toBe('fetching');
    const kept = [old, shown, fresh, RIBBONS].map((queryKey) => queries.getQueryData(queryKey));
    expect(kept).toEqual([undefined, 1, 1, 1]);
  });
});
