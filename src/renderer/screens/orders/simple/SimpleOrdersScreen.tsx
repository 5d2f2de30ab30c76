/** Transactions, the simpler list (/transactions-new; 1W). */
import { Button } from '@fluentui/react-components';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OrderRow } from '#contract/orders/orders.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { type Column, textColumn } from '#renderer/ui/grid/columns/column.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { DefinitionOf } from '#renderer/ui/list/state/definition.ts';
import { useListTotals } from '#renderer/ui/list/totals/listTotals.ts';
import { OrderActions } from '../actions/OrderActions.tsx';
import { ORDER_COLUMNS } from '../columns.tsx';
import { ORDER_TOTALS, ORDERS } from '../definition.ts';
import { SIMPLE_LIST } from './list.ts';

/** A link to the order that says which list it is in. */
function ViewButton({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = () => void navigate(orderPath(id), { state: { from: search } });
  return (
    <Button size="small" onClick={open}>
      View
    </Button>
  );
}

const VIEW: Column<OrderRow> = {
  ...textColumn<OrderRow>({ id: 'view', header: 'View', width: 92 }, () => 'View'),
  pinned: 'right',
  cell: ({ id }) => <ViewButton id={id} />,
};

/** The columns in their order. */
const SHOWN = [
  'id',
  'type',
  'paymentType',
  'partialMatchAllowed',
  'posterAmount',
  'matcherAmount',
  'status',
  'actions',
];
const COLUMNS = [
  ...SHOWN.flatMap((wanted) => ORDER_COLUMNS.filter(({ id }) => id === wanted)),
  VIEW,
];

const DEFINITION: DefinitionOf<typeof SIMPLE_LIST> = {
  ...ORDERS,
  ...SIMPLE_LIST,
  columns: COLUMNS,
  /** The list's own totals where its answer carries them; asked for by themselves where not. */
  useTotals(state, page) {
    const list = SIMPLE_LIST.useRows(state);
    const own = list.data?.transactionsStatistic;
    const enabled = list.isSuccess && !list.isPlaceholderData && !own;
    const input = SIMPLE_LIST.toQuery({ ...state, page: 1 });
    const asked = { endpoint: 'orders.statistics', input } as const;
    return useListTotals(ORDER_TOTALS, asked, page, { enabled, ...(own && { own }) });
  },
  exports: { endpoint: 'orders.export', formats: ['pdf', 'xlsx'], toInput: SIMPLE_LIST.toQuery },
};

export function SimpleOrdersScreen() {
  return (
    <OrderActions>
      <ListScreen definition={DEFINITION} />
    </OrderActions>
  );
}
