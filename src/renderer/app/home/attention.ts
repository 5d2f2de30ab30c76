/** What waits for staff, beside the verification queues: how much of it, and since when. */

import { ORDER_STATUSES, type OrderStatus } from '#contract/orders.ts';
import { ORDER_EVENTS } from '#contract/realtime.ts';
import { useEndpoint } from '#renderer/desk/endpoints.ts';
import { useLiveReload } from '#renderer/desk/realtime.ts';
import { ORDER_FILTERS } from '../../screens/orders/filters.ts';

/** Something that waits. */
export interface Backlog {
  readonly label: string;
  /** The list already filtered. */
  readonly path: string;
  /** A hook: how many wait, and since when the oldest of them does. */
  useState(): BacklogState;
}

export interface BacklogState {
  /** Undefined before the first answer, and when there was none. */
  readonly count: number | undefined;
  /** An instant; null where nothing waits, or nobody knows. */
  readonly oldest: string | null;
  readonly failed: boolean;
}

/** Whoever comes back to Home within a minute is shown what was read. */
const FRESH = { staleTime: 60_000 } as const;

/** Something on the way of the money failed, and somebody has to see to it (document 1 §4). */
const STUCK = ORDER_STATUSES.filter((status) => status.startsWith('unable_to_'));

/** The API has the newest first, so the oldest one is the last page of one row. */
function useOrders(statuses: readonly OrderStatus[]): BacklogState {
  const query = { filters: { statuses: [...statuses] }, pageSize: 1 };
  const first = useEndpoint('orders.list', { ...query, page: 1 }, FRESH);
  const count = first.data?.rowCount ?? 0;
  const last = useEndpoint(
    'orders.list',
    { ...query, page: Math.max(1, count) },
    { ...FRESH, enabled: count > 0 },
  );
  const order = last.data?.rows[0];
  return {
    count: first.data?.rowCount,
    oldest: (count > 0 && order?.posted_at) || null,
    failed: first.isError,
  };
}

function useWithdrawals(): BacklogState {
  const query = { type: 'withdraw', status: 'pending', pageSize: 1 } as const;
  const first = useEndpoint('referrals.list', { ...query, page: 1 }, FRESH);
  const count = first.data?.rowCount ?? 0;
  const last = useEndpoint(
    'referrals.list',
    { ...query, page: Math.max(1, count) },
    { ...FRESH, enabled: count > 0 },
  );
  return {
    count: first.data?.rowCount,
    oldest: (count > 0 && last.data?.rows[0]?.created_at) || null,
    failed: first.isError,
  };
}

const ordersPath = (statuses: readonly OrderStatus[]) =>
  `/transactions?${new URLSearchParams({ status: ORDER_FILTERS.status.write(statuses) ?? '' })}`;

export const BACKLOGS: readonly Backlog[] = [
  {
    label: 'Orders in dispute',
    path: ordersPath(['dispute_resolution_needed']),
    useState: () => useOrders(['dispute_resolution_needed']),
  },
  { label: 'Orders that got stuck', path: ordersPath(STUCK), useState: () => useOrders(STUCK) },
  {
    label: 'Referral withdrawals to approve',
    path: '/withdrawal-referral-transactions?status=pending',
    useState: useWithdrawals,
  },
];

/** A hook: reads the orders again when an event says that they changed. */
export const useLiveBacklogs = (): void => useLiveReload(ORDER_EVENTS, ['orders.list']);
