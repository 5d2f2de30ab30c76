/** Transactions (/transactions): the orders of the network (1D, 1L, 1W). */
import { Suspense } from 'react';
import type { OrderRow, OrderSort } from '#contract/orders/orders.ts';
import { may } from '#domain/access/roles.ts';
import { endpointQuery, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { lazyContent } from '#renderer/ui/inspector/inspector.ts';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import { listTotals } from '#renderer/ui/list/screen/TotalsStrip.tsx';
import type { ListDefinition } from '#renderer/ui/list/state/definition.ts';
import { OrderActionsProvider } from './actions/OrderActions.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import { ORDER_COLUMNS } from './columns.tsx';
import { ORDER_TOTALS, ORDERS } from './definition.ts';
import type { ORDER_FILTERS } from './filters.ts';
import { ORDERS_SHAPE, toQuery } from './list.ts';

/** Pixels of what is awaited beside the timeline, and of four cards with their longest content. */
const OPEN_HEIGHT = 421;

/** Loaded with the first row that is opened. */
const OpenOrder = lazyContent(async () => (await import('./parties/OrderFlow.tsx')).OpenOrder);

const ORDERS_LIST: ListDefinition<OrderRow, typeof ORDER_FILTERS, OrderSort> = {
  ...ORDERS,
  ...ORDERS_SHAPE,
  columns: ORDER_COLUMNS,
  expansion: {
    height: OPEN_HEIGHT,
    render: (order) => (
      <Suspense>
        <OpenOrder order={order} />
      </Suspense>
    ),
  },
  useRows: (state) => useEndpoint('orders.list', toQuery(state), { keepPrevious: true }),
  pageQuery: (state) => endpointQuery('orders.list', toQuery(state)),
  useTotals(state) {
    // They are of all pages: turning one asks for them no more.
    const ofAll = toQuery({ ...state, page: 1 });
    const totals = useEndpoint('orders.statistics', ofAll, { keepPrevious: true });
    return listTotals(ORDER_TOTALS, totals);
  },
  exports: { endpoint: 'orders.export', formats: ['pdf', 'xlsx'], toInput: toQuery },
  bulk: { thing: 'order', useAllowed: () => may(useRole(), 'hideAll'), Bar: BulkBar },
};

export function OrdersScreen() {
  return (
    <OrderActionsProvider leadsToOrder>
      <ListScreen definition={ORDERS_LIST} />
    </OrderActionsProvider>
  );
}
