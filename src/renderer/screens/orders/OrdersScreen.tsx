/** Transactions (/transactions): the orders of the network (document 1 §2). */
import type { OrderRow, OrderSort, OrderTotals } from '#contract/orders.ts';
import { ORDER_EVENTS } from '#contract/realtime.ts';
import { useEndpoint } from '#renderer/desk/endpoints.ts';
import type { ListDefinition, TotalFigure } from '#renderer/ui/list/definition.ts';
import { ListScreen } from '#renderer/ui/list/ListScreen.tsx';
import { OrderActionsProvider } from './actions/OrderActions.tsx';
import { ORDER_COLUMNS } from './columns.tsx';
import type { ORDER_FILTERS } from './filters.ts';
import { ORDERS_SHAPE, PAGE_SIZE, toQuery } from './list.ts';
import { FLOW_HEIGHT, OrderFlow } from './parties/OrderFlow.tsx';

/** Page buttons (document 1 §9). */
const PAGER_SIZE = 5;

const TOTALS: readonly { readonly key: keyof OrderTotals; readonly label: string }[] = [
  { key: 'total_poster_amount', label: 'Poster Amount' },
  { key: 'total_matcher_amount', label: 'Matcher Amount' },
  { key: 'total_poster_fee', label: 'Poster Fee' },
  { key: 'total_matcher_fee', label: 'Matcher Fee' },
  { key: 'total_collection_fee', label: 'Collection Fee' },
  { key: 'total_payout_fee', label: 'Payout Fee' },
  { key: 'total_poster_payout_fee', label: 'Poster Payout Fee' },
  { key: 'total_stampduty_fee', label: 'Stampduty Fee' },
];

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
  pageSize: PAGE_SIZE,
  pagerSize: PAGER_SIZE,
  useRows: (state) => useEndpoint('orders.list', toQuery(state), { keepPrevious: true }),
  useTotals(state): readonly TotalFigure[] {
    const { data, isError } = useEndpoint('orders.statistics', toQuery(state), {
      keepPrevious: true,
    });
    return TOTALS.map(({ key, label }) => ({
      label,
      value: isError ? '0' : (data?.[key] ?? '0'),
    }));
  },
  calls: ['orders.list', 'orders.statistics', 'orders.read'],
  liveOn: ORDER_EVENTS,
  noMatchText: 'No orders match these filters',
  emptyText: 'There are no orders yet',
};

export function OrdersScreen() {
  return (
    <OrderActionsProvider leadsToOrder>
      <ListScreen definition={ORDERS_LIST} />
    </OrderActionsProvider>
  );
}
