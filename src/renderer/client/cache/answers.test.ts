import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RealtimeEvent } from '#contract/wire/realtime.ts';
import { endpointKey } from '../calls/endpoints.ts';
import { followChanges, freshUntilChanged } from './outdated.ts';
import { answersOf } from './useCached.ts';

const FRESH_MS = 10_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Follows the network's events, as the page does; the returned function tells of one. */
function followEvents() {
  const listeners: ((told: { readonly event: RealtimeEvent }) => void)[] = [];
  const subscribe = (_name: string, listener: (typeof listeners)[number]) => {
    listeners.push(listener);
  };
  vi.stubGlobal('window', { corridor: { subscribe } });
  onTestFinished(() => void vi.unstubAllGlobals());
  followChanges();
  return (event: RealtimeEvent) => {
    for (const listener of listeners) listener({ event });
  };
}

/** How long an answer that came now, to a call of this area, is fresh. */
const freshness = (area: string, dataUpdatedAt = Date.now()) =>
  freshUntilChanged(FRESH_MS)({ queryKey: [area], state: { dataUpdatedAt } });

describe('an answer in memory', () => {
  it('is no longer fresh once an event says that it has changed, also of the same millisecond', () => {
    const tell = followEvents();
    const answered = Date.now();
    expect(freshness('orders', answered)).toBe(FRESH_MS);
    tell('orderSaved');
    expect(freshness('orders', answered)).toBe(0);
    expect(freshness('ribbons', answered)).toBe(FRESH_MS);
    vi.advanceTimersByTime(1);
    expect(freshness('orders')).toBe(FRESH_MS);
    tell('connected');
    expect(freshness('ribbons')).toBe(0);
  });

  it('is found before the older ones', () => {
    const queries = new QueryClient();
    const page = (number: number) => ({ page: number, pageSize: 20 });
    const keep = (number: number, updatedAt: number) =>
      queries.setQueryData(
        endpointKey('orders.list', page(number)),
        { rows: [], rowCount: number },
        { updatedAt },
      );
    keep(1, 2000);
    keep(2, 3000);
    keep(3, 1000);
    const found = answersOf(queries.getQueryCache(), 'orders.list');
    expect(found.map(({ input, readAt }) => [input.page, readAt])).toEqual([
      [2, 3000],
      [1, 2000],
      [3, 1000],
    ]);
  });
});
