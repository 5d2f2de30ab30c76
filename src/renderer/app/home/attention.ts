/** What needs attention: how many items of each queue, and since when, as its review counts them. */
import { useQueries } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Area } from '#contract/wire/areas.ts';
import { countLate, hoursOf, type QueueHours } from '#domain/queues/clock.ts';
import type { QueueId } from '#domain/queues/queues.ts';
import { leftLimits } from '#domain/rates/quotes.ts';
import { formatCount } from '#domain/text/words.ts';
import type { WaitingItem } from '#renderer/client/cache/waiting.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useLiveAreas } from '#renderer/client/live/realtime.ts';
import { quoteIn, useQuotes } from '#renderer/ui/quotes/useQuotes.ts';
import { oldestFirst } from '#renderer/ui/review/queue.ts';
import { pendingQuery, sincesOf } from '#renderer/ui/review/usePending.ts';
import { PENDING } from '../queues/pending.ts';

/** How many there are of something that needs attention. */
export interface Backlog {
  /** Undefined before the first answer, and when there was none. */
  readonly count: number | undefined;
  /** Whether there are more than were counted. */
  readonly isPart: boolean;
  readonly failed: boolean;
}

/** A queue, with the instants since which its items wait, the oldest first; null where the time is not available. */
export interface QueueBacklog extends Backlog {
  readonly id: QueueId;
  readonly sinces: readonly (string | null)[];
}

const sinceOf = ({ since }: WaitingItem) => since;

/** A hook: what waits in these queues. */
export function useQueueBacklogs(ids: readonly QueueId[]): readonly QueueBacklog[] {
  const reads = useQueries({ queries: ids.map((id) => pendingQuery(PENDING[id])) });
  return ids.map((id, at) => {
    const { data, isError = false } = reads[at] ?? {};
    return {
      id,
      count: data?.items.length,
      isPart: data?.isPart ?? false,
      sinces: data ? oldestFirst(sincesOf(PENDING[id], data.items), sinceOf).map(sinceOf) : [],
      failed: isError,
    };
  });
}

/** How soon a queue has to be looked at: 0 where something is late, then due within the hour, then pending, then empty. */
function rankOf({ id, count, sinces }: QueueBacklog, hours: QueueHours, now: Date): number {
  const { late, soon } = countLate(sinces, hours[id], now);
  if (late > 0) return 0;
  if (soon > 0) return 1;
  return count === 0 ? 3 : 2;
}

/** Queues with the late ones first; of one rank in the order of the table. */
const lateFirst = (
  backlogs: readonly QueueBacklog[],
  hours: QueueHours,
  now: Date,
): readonly QueueBacklog[] =>
  backlogs.toSorted((a, b) => rankOf(a, hours, now) - rankOf(b, hours, now));

/**
 * A hook: the late queues first, once all have answered. From then on they keep their places as long as Home is
 * open, and none moves while somebody points at the list or is in it.
 */
export function useLateFirst(backlogs: readonly QueueBacklog[], now: Date) {
  const list = useRef<HTMLUListElement>(null);
  const hours = hoursOf(useDesk().app.managed.queueHours);
  const [order, setOrder] = useState<readonly QueueId[] | null>(null);
  const isAnswered = backlogs.every(({ count, failed }) => count !== undefined || failed);
  const settle = () => {
    if (order !== null || !isAnswered || list.current?.matches(':hover, :focus-within')) return;
    setOrder(lateFirst(backlogs, hours, now).map(({ id }) => id));
  };
  useLayoutEffect(settle);
  const placeOf = ({ id }: QueueBacklog) => order?.indexOf(id) ?? 0;
  return {
    list: { ref: list, onPointerLeave: settle },
    /** Another one once they are in order: the cards are drawn anew and none is moved. */
    key: order === null ? 'as declared' : 'late first',
    inOrder: backlogs.toSorted((a, b) => placeOf(a) - placeOf(b)),
    hours,
  };
}

/** For this long Home does not compare the limits again, in milliseconds. */
const COMPARED_MS = 300_000;
const MOST_LIMITS = 200;

/** A hook: how many limits today's quote of their pair has left, and of how many. A list, which nobody works through. */
export function useLeftLimits(): Backlog & { readonly note: string } {
  const asked = { page: 1, pageSize: MOST_LIMITS };
  const limits = useEndpoint('exchangeRateLimits.list', asked, { staleTime: COMPARED_MS });
  const rows = limits.data?.rows ?? [];
  const currenciesOf = (limit: (typeof rows)[number]) =>
    [limit.poster_currency_code, limit.matcher_currency_code] as const;
  const quotes = useQuotes(rows.map(currenciesOf));
  const quoted = rows.map((row) => ({ ...row, quote: quoteIn(quotes, ...currenciesOf(row)) }));
  const isLoading = !limits.data || quoted.some(({ quote }) => quote === 'loading');
  const { left, compared } = leftLimits(quoted);
  const all = limits.data ? limits.data.rowCount : 0;
  return {
    count: isLoading ? undefined : left,
    isPart: compared < all,
    failed: limits.isError,
    note: isLoading ? '' : `Compared: ${formatCount(compared)} of ${formatCount(all)}`,
  };
}

const ORDERS = ['orders', 'disputes'] as const satisfies readonly Area[];
/** No event announces their changes; after a gap they load again with the rest. */
const OTHERS = ['thirdPartyTransactions', 'referrals'] as const satisfies readonly Area[];
const CARDS = ['cardVerifications'] as const satisfies readonly Area[];

/** A hook: reads the backlogs again when an event says that they changed; the sidebar follows documents. */
export function useLiveBacklogs(): void {
  useLiveAreas(ORDERS);
  useLiveAreas(OTHERS);
  useLiveAreas(CARDS);
}
