/** Transactions (/transactions): the orders of the network (1D, 1L, 1W). */
import { EXPORT_FORMATS, type OrderRow, type OrderSort } from '#contract/orders.ts';
import { ORDER_EVENTS } from '#contract/realtime.ts';
import { may } from '#domain/roles.ts';
import { useRole } from '#renderer/client/desk.ts';
import { endpointQuery, useEndpoint } from '#renderer/client/endpoints.ts';
import type { ListDefinition } from '#renderer/ui/list/definition.ts';
import { ListScreen } from '#renderer/ui/list/ListScreen.tsx';
import { OrderActionsProvider } from './actions/OrderActions.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import { ORDER_COLUMNS } from './columns.tsx';
import type { ORDER_FILTERS } from './filters.ts';
import { ORDER_INSPECTOR } from './inspector/inspector.ts';
import { ORDERS_SHAPE, PAGE_SIZE, toQuery } from './list.ts';
import { FLOW_HEIGHT, OrderFlow } from './parties/OrderFlow.tsx';
import { totalFigures } from './totals.ts';

/** Page buttons (1H, 1L, 1O). */
const PAGER_SIZE = 5;

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
  expansion: { height: FLOW_HEIGHT, render: ({ id }) => <OrderFlow id={id} /> },
  inspector: ORDER_INSPECTOR,
  pageSize: PAGE_SIZE,
  pagerSize: PAGER_SIZE,
  useRows: (state) => useEndpoint('orders.list', toQuery(state), { keepPrevious: true }),
  pageQuery: (state) => endpointQuery('orders.list', toQuery(state)),
  useTotals(state) {
    // They are of all pages: turning one asks for them no more.
    const { data, isError } = useEndpoint('orders.statistics', toQuery({ ...state, page: 1 }), {
      keepPrevious: true,
    });
    return { figures: totalFigures(isError ? null : data), failed: isError };
  },
  exports: { endpoint: 'orders.export', formats: EXPORT_FORMATS, toInput: toQuery },
  bulk: { useAllowed: () => may(useRole(), 'hideAll'), Bar: BulkBar },
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
