/** What needs attention: how many items, and since when. A queue is counted as its review counts it. */

import { ORDER_STATUSES } from '#contract/orders/choices.ts';
import type { OrderQuery, OrderStatus, RefundStatus } from '#contract/orders/orders.ts';
import type { ThirdPartyStatus } from '#contract/orders/third-party-transactions.ts';
import type { Area } from '#contract/wire/areas.ts';
import type { Page } from '#contract/wire/list.ts';
import { known, type Shown } from '#contract/wire/unreadable.ts';
import type { Permission } from '#domain/access/roles.ts';
import type { RoutePath } from '#domain/access/screens.ts';
import { countAlone } from '#domain/lists/pages.ts';
import type { ReviewId } from '#domain/program/drafts.ts';
import { leftLimits } from '#domain/rates/quotes.ts';
import { formatCount } from '#domain/text/words.ts';
import type { PrefetchableQuery } from '#renderer/client/cache/prefetch.ts';
import { endpointQuery, useAnswer, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useLiveAreas } from '#renderer/client/live/realtime.ts';
import type { ORDERS_LIST } from '#renderer/screens/orders/list.ts';
import type { WITHDRAWALS_LIST } from '#renderer/screens/referrals/list.ts';
import { PENDING_WITHDRAWALS } from '#renderer/screens/referrals/pending.ts';
import type { THIRD_PARTY_LIST } from '#renderer/screens/third-party/list.ts';
import { PENDING_CARDS } from '#renderer/screens/verifications/cards/pending.ts';
import { PENDING_DOCUMENTS } from '#renderer/screens/verifications/documents/pending.ts';
import { type Filters, type FilterValues, writeChoices } from '#renderer/ui/filters/filter.ts';
import { quoteIn, useQuotes } from '#renderer/ui/quotes/useQuotes.ts';
import { oldestFirst, type PendingItems } from '#renderer/ui/review/queue.ts';
import { usePending } from '#renderer/ui/review/usePending.ts';

/** Items that need attention. */
export interface Backlog {
  readonly label: string;
  /** The list already filtered. */
  readonly path: string;
  /** Who may see it; anyone by default. */
  readonly permission?: Permission;
  /** A hook: how many there are, and since when the oldest is pending. */
  useState(): BacklogState;
}

export interface BacklogState {
  /** Undefined before the first answer, and when there was none. */
  readonly count: number | undefined;
  /** Whether there are more than were counted. */
  readonly isPart: boolean;
  /** An instant; null if none is pending, or the time is not available. */
  readonly oldest: string | null;
  readonly failed: boolean;
  /** What is said beside the number, where that is not since when. */
  readonly note?: string;
}

/** Within a minute, Home shows the same data again. */
const FRESH = { staleTime: 60_000 } as const;

/** A payment step failed, and staff have to act on it (1O). */
const STUCK = ORDER_STATUSES.filter((status) => status.startsWith('unable_to_'));

/** Statuses of a third-party transaction that needs attention. */
const STUCK_ELSEWHERE = [
  'attention_needed',
  'dispute',
  'failed',
] as const satisfies readonly ThirdPartyStatus[];

/**
 * A hook: how many rows there are, and since when the oldest, which is the last page.
 * @param queryOf reads a page of one row, the newest first
 */
function useListed<Row>(
  queryOf: (page: number) => PrefetchableQuery<Page<Row>>,
  since: (row: Row) => Shown<string>,
): BacklogState {
  const first = useAnswer(queryOf(1), FRESH);
  const count = first.data?.rowCount;
  const isPart = first.data !== undefined && countAlone(first.data) === undefined;
  const hasLast = Boolean(count) && !isPart;
  const last = useAnswer(queryOf(count || 1), { ...FRESH, enabled: hasLast });
  const oldest = hasLast ? last.data?.rows[0] : undefined;
  return {
    count,
    isPart,
    oldest: oldest ? known(since(oldest)) : null,
    failed: first.isError,
  };
}

const useOrders = (filters: NonNullable<OrderQuery['filters']>) =>
  useListed(
    (page) => endpointQuery('orders.list', { filters, page, pageSize: 1 }),
    (order) => order.posted_at,
  );

const useThirdParty = () =>
  useListed(
    (page) => {
      const query = { filters: { statuses: [...STUCK_ELSEWHERE] }, page, pageSize: 1 };
      return endpointQuery('thirdPartyTransactions.list', query);
    },
    (transaction) => transaction.created_at,
  );

/** The items of a queue as its review counts them. */
function useQueue<T>(queue: PendingItems<T>): BacklogState {
  const { data, isError } = usePending(queue);
  const oldest = data && oldestFirst(data.items, queue.since)[0];
  return {
    count: data?.items.length,
    isPart: data?.isPart ?? false,
    oldest: oldest ? queue.since(oldest) : null,
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
    oldest: null,
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

const WITHDRAWALS = '/withdrawal-referral-transactions';
const DISPUTED = ['dispute_resolution_needed'] as const satisfies readonly OrderStatus[];
const NOT_REFUNDED = ['failed'] as const satisfies readonly RefundStatus[];

/** The queues that are reviewed. */
const OF_REVIEWS: Readonly<Record<ReviewId, Backlog>> = {
  'withdrawals-to-approve': {
    label: 'Referral withdrawals to approve',
    path: filtered<typeof WITHDRAWALS_LIST>(WITHDRAWALS, { status: 'pending' }),
    useState: () => useQueue(PENDING_WITHDRAWALS.approve),
  },
  'withdrawals-to-complete': {
    label: 'Referral withdrawals to complete',
    path: filtered<typeof WITHDRAWALS_LIST>(WITHDRAWALS, { status: 'initiated' }),
    useState: () => useQueue(PENDING_WITHDRAWALS.complete),
  },
  'card-verifications': {
    label: 'Cards to authenticate',
    path: '/card-verifications',
    permission: 'verify',
    useState: () => useQueue(PENDING_CARDS),
  },
  'doc-verifications-identity': {
    label: 'Identities to verify',
    path: '/doc-verifications/identity',
    permission: 'verify',
    useState: () => useQueue(PENDING_DOCUMENTS.identity),
  },
  'doc-verifications-address': {
    label: 'Addresses to verify',
    path: '/doc-verifications/address',
    permission: 'verify',
    useState: () => useQueue(PENDING_DOCUMENTS.address),
  },
};

export const BACKLOGS: readonly Backlog[] = [
  {
    label: 'Orders in dispute',
    path: filtered<typeof ORDERS_LIST>('/transactions', { status: DISPUTED }),
    useState: () => useOrders({ statuses: [...DISPUTED] }),
  },
  {
    label: 'Orders with payment errors',
    path: filtered<typeof ORDERS_LIST>('/transactions', { status: STUCK }),
    useState: () => useOrders({ statuses: STUCK }),
  },
  {
    label: 'Failed refunds',
    path: filtered<typeof ORDERS_LIST>('/transactions', { refundStatus: NOT_REFUNDED }),
    useState: () => useOrders({ refundStatuses: [...NOT_REFUNDED] }),
  },
  {
    label: 'Third-party transactions needing attention',
    path: filtered<typeof THIRD_PARTY_LIST>('/third-party-transactions', {
      status: STUCK_ELSEWHERE,
    }),
    useState: useThirdParty,
  },
  ...Object.values(OF_REVIEWS),
  {
    label: 'Limits the quote has left',
    path: '/exchange-rates?orderBy=quote',
    useState: useLeftLimits,
  },
];

const ORDERS = ['orders'] as const satisfies readonly Area[];
/** No event announces their changes; after a gap they load again with the rest. */
const OTHERS = ['thirdPartyTransactions', 'referrals'] as const satisfies readonly Area[];
const CARDS = ['cardVerifications'] as const satisfies readonly Area[];

/** A hook: reads the backlogs again when an event says that they changed; the sidebar follows documents. */
export function useLiveBacklogs(): void {
  useLiveAreas(ORDERS);
  useLiveAreas(OTHERS);
  useLiveAreas(CARDS);
}
