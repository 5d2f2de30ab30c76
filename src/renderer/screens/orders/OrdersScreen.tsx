/** Transactions (/transactions): the orders of the network (1D, 1L, 1W). */
import { Suspense } from 'react';
import type { OrderRow, OrderSort } from '#contract/orders/orders.ts';
import { ORDER_EVENTS } from '#contract/wire/realtime.ts';
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
import type { ORDER_FILTERS } from './filters.ts';
import { ORDER_INSPECTOR } from './inspector/inspector.ts';
import { ORDERS_SHAPE, PAGE_SIZE, toQuery } from './list.ts';
import { ORDER_TOTALS } from './totals.ts';

/** Page buttons (1H, 1L, 1O). */
const PAGER_SIZE = 5;

/** Pixels of what is awaited beside the timeline, and of four cards with their longest content. */
const OPEN_HEIGHT = 421;

/** Loaded with the first row that is opened. */
const OpenOrder = lazyContent(async () => (await import('./parties/OrderFlow.tsx')).OpenOrder);

const ORDERS_LIST: ListDefinition<OrderRow, typeof ORDER_FILTERS, OrderSort> = {
  title: 'Transactions',
  searchPlaceholder: 'Search by Transaction ID or Name...',
  ...ORDERS_SHAPE,
  columns: ORDER_COLUMNS,
  rowId: ({ id }) => id,
  rowLook({ is_removed, hidden }) {
    if (is_removed) return 'struck';
    return hidden ? 'dimmed' : 'plain';
  },
  expansion: {
    height: OPEN_HEIGHT,
    render: (order) => (
      <Suspense>
        <OpenOrder order={order} />
      </Suspense>
    ),
  },
  inspector: ORDER_INSPECTOR,
  pageSize: PAGE_SIZE,
  pagerSize: PAGER_SIZE,
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
  areas: ['orders'],
  liveOn: ORDER_EVENTS,
  things: 'orders',
};

export function OrdersScreen() {
  return (
    <OrderActionsProvider leadsToOrder>
      <ListScreen definition={ORDERS_LIST} />
    </OrderActionsProvider>
  );
}
