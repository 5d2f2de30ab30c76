/** What needs attention: how many items, and since when. A queue is counted as its review counts it. */

import type { Area } from '#contract/wire/areas.ts';
import type { RoutePath } from '#domain/access/screens.ts';
import { QUEUE_IDS, QUEUES, type QueueId } from '#domain/queues/queues.ts';
import { leftLimits } from '#domain/rates/quotes.ts';
import { formatCount } from '#domain/text/words.ts';
import type { WaitingItem } from '#renderer/client/cache/waiting.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useLiveAreas } from '#renderer/client/live/realtime.ts';
import type { ORDERS_LIST } from '#renderer/screens/orders/list.ts';
import { FAILED_REFUNDS, PAYMENT_ERRORS } from '#renderer/screens/orders/pending.ts';
import type { WITHDRAWALS_LIST } from '#renderer/screens/referrals/list.ts';
import type { THIRD_PARTY_LIST } from '#renderer/screens/third-party/list.ts';
import { NEEDS_ATTENTION } from '#renderer/screens/third-party/pending.ts';
import { type Filters, type FilterValues, writeChoices } from '#renderer/ui/filters/filter.ts';
import { quoteIn, useQuotes } from '#renderer/ui/quotes/useQuotes.ts';
import { oldestFirst, type PendingItems, type Reviewed } from '#renderer/ui/review/queue.ts';
import { sincesOf, usePending } from '#renderer/ui/review/usePending.ts';
import { PENDING } from '../queues/pending.ts';

/** Items that need attention. */
export interface Backlog {
  readonly label: string;
  /** The list already filtered. */
  readonly path: string;
  /** The queue that it is; undefined for a list that nobody works through. */
  readonly queue?: QueueId;
  /** A hook: how many there are, and since when the oldest is pending. */
  useState(): BacklogState;
}

export interface BacklogState {
  /** Undefined before the first answer, and when there was none. */
  readonly count: number | undefined;
  /** Whether there are more than were counted. */
  readonly isPart: boolean;
  /** The instants since which its items wait, the oldest first; null where the time is not available. */
  readonly sinces: readonly (string | null)[];
  readonly failed: boolean;
  /** What is said beside the number, where that is not since when. */
  readonly note?: string;
}

const sinceOf = ({ since }: WaitingItem) => since;

/** The items of a queue as its review counts them. */
function useQueue(items: PendingItems<Reviewed>): BacklogState {
  const { data, isError } = usePending(items);
  return {
    count: data?.items.length,
    isPart: data?.isPart ?? false,
    sinces: data ? oldestFirst(sincesOf(items, data.items), sinceOf).map(sinceOf) : [],
    failed: isError,
  };
}

/** For this long Home does not compare the limits again, in milliseconds. */
const COMPARED_MS = 300_000;
const MOST_LIMITS = 200;

/** How many limits today's quote of their pair has left: a list, which nobody works through. */
function useLeftLimits(): BacklogState {
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
    sinces: [],
    failed: limits.isError,
    note: isLoading ? '' : `Compared: ${formatCount(compared)} of ${formatCount(all)}`,
  };
}

/** What a list's filters may be set to. */
type Choices<List extends { readonly filters: Filters }> = Partial<FilterValues<List['filters']>>;

/**
 * The address of a list with these choices, which are told by the list's declaration. Its code is not loaded for a
 * link: `addresses.test.ts` holds that the list reads what is written here.
 */
function filtered<List extends { readonly filters: Filters }>(
  path: RoutePath,
  choices: Choices<List>,
): string {
  const parts = Object.entries<unknown>(choices).map(([key, chosen]) => [
    key,
    Array.isArray(chosen) ? writeChoices(chosen) : String(chosen),
  ]);
  return `${path}?${new URLSearchParams(parts)}`;
}

/** The list of each queue, already filtered where a filter finds its items. */
const PLACES: Readonly<Record<QueueId, string>> = {
  disputes: QUEUES.disputes.path,
  'payment-errors': filtered<typeof ORDERS_LIST>(QUEUES['payment-errors'].path, {
    status: PAYMENT_ERRORS,
  }),
  'failed-refunds': filtered<typeof ORDERS_LIST>(QUEUES['failed-refunds'].path, {
    refundStatus: FAILED_REFUNDS,
  }),
  'third-party-transactions': filtered<typeof THIRD_PARTY_LIST>(
    QUEUES['third-party-transactions'].path,
    { status: NEEDS_ATTENTION },
  ),
  'withdrawals-to-approve': filtered<typeof WITHDRAWALS_LIST>(
    QUEUES['withdrawals-to-approve'].path,
    { status: 'pending' },
  ),
  'withdrawals-to-complete': filtered<typeof WITHDRAWALS_LIST>(
    QUEUES['withdrawals-to-complete'].path,
    { status: 'initiated' },
  ),
  'card-verifications': QUEUES['card-verifications'].path,
  'doc-verifications-identity': QUEUES['doc-verifications-identity'].path,
  'doc-verifications-address': QUEUES['doc-verifications-address'].path,
};

export const BACKLOGS: readonly Backlog[] = [
  ...QUEUE_IDS.map((id) => ({
    label: QUEUES[id].name,
    queue: id,
    path: PLACES[id],
    useState: () => useQueue(PENDING[id]),
  })),
  {
    label: 'Limits the quote has left',
    path: '/exchange-rates?orderBy=quote',
    useState: useLeftLimits,
  },
];

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
