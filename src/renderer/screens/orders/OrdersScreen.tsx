/** Transactions (/transactions): the orders of the network (1D, 1L, 1W). */

import { Suspense } from 'react';
import { may } from '#domain/access/roles.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { DefinitionOf } from '#renderer/ui/list/state/definition.ts';
import { useListTotals } from '#renderer/ui/list/totals/listTotals.ts';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { useReviewedQueue } from '#renderer/ui/review/place.ts';
import { ReviewButton } from '#renderer/ui/review/ReviewButton.tsx';
import { OrderActions } from './actions/OrderActions.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import { ORDER_COLUMNS } from './columns.tsx';
import { ORDER_TOTALS, ORDERS } from './definition.ts';
import { ORDERS_LIST } from './list.ts';
import { PENDING_ORDERS } from './pending.ts';

/** Pixels of what is awaited beside the timeline, and of four cards with their longest content. */
const OPEN_HEIGHT = 421;

/** Loaded with the first row that is opened. */
const OpenOrder = lazyContent(async () => (await import('./parties/OrderFlow.tsx')).OpenOrder);

const DEFINITION: DefinitionOf<typeof ORDERS_LIST> = {
  ...ORDERS,
  ...ORDERS_LIST,
  columns: ORDER_COLUMNS,
  expansion: {
    height: OPEN_HEIGHT,
    render: (order) => (
      <Suspense>
        <OpenOrder order={order} />
      </Suspense>
    ),
  },
  useTotals(state, page) {
    // They are of all pages: turning one asks for them no more.
    const input = ORDERS_LIST.toQuery({ ...state, page: 1 });
    return useListTotals(ORDER_TOTALS, { endpoint: 'orders.statistics', input }, page);
  },
  exports: { endpoint: 'orders.export', formats: ['pdf', 'xlsx'], toInput: ORDERS_LIST.toQuery },
  queues: Object.values(PENDING_ORDERS),
  hasBriefQueues: true,
  Actions: () => <ReviewButton queue="payment-errors" isBrief="in wide windows" />,
  bulk: { thing: 'order', useAllowed: () => may(useRole(), 'hideAll'), Bar: BulkBar },
};

/** Loaded with the first review. */
const OrdersReview = lazyContent(async () => (await import('./review/queues.tsx')).OrdersReview);

const QUEUES = ['payment-errors', 'failed-refunds'] as const;

export function OrdersScreen() {
  const reviewed = useReviewedQueue(QUEUES);
  if (reviewed) {
    return (
      <Suspense>
        <OrdersReview id={reviewed} />
      </Suspense>
    );
  }
  return (
    <OrderActions>
      <ListScreen definition={DEFINITION} />
    </OrderActions>
  );
}
