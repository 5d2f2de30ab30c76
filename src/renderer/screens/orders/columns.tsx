/** The columns of the orders list, as its table draws them (1H, 1L, 1W). */
import type { OrderRow } from '#contract/orders/orders.ts';
import { ORDER_COLUMNS as DECLARED } from '#domain/columns/orders.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
import { actionsColumn, type Column, idColumn, PINNED } from '#renderer/ui/grid/columns/column.tsx';
import { tableColumns } from '#renderer/ui/grid/columns/listColumn.ts';
import { WIDTH } from '#renderer/ui/grid/columns/widths.ts';
import { ORDER_OFFERS } from './actions/offers.tsx';
import { OrderStatusChip } from './OrderStatusChip.tsx';

const AMOUNT = { width: WIDTH.moneyOfMany };
/** The bar of the selection has room for the amounts; fees are copied. */
const FEE = { width: WIDTH.fee, isSummed: false } as const;
const LARGE_FEE = { width: WIDTH.largeFee, isSummed: false } as const;

export const ORDER_COLUMNS: readonly Column<OrderRow>[] = [
  ...tableColumns<OrderRow, (typeof DECLARED)[number]['id']>(DECLARED, {
    id: idColumn('Transaction ID', {
      hidden: ({ hidden }) => hidden,
      to: ({ id }) => orderPath(id),
    }),
    reference: { width: WIDTH.reference, growsTo: WIDTH.wholeReference },
    type: { width: WIDTH.word },
    posterAmount: AMOUNT,
    matcherAmount: AMOUNT,
    // It repeats the amount of a match.
    matcherAmountInMatcherCurrency: { ...AMOUNT, isSummed: false },
    posterFee: FEE,
    matcherFee: FEE,
    matcherFeeInMatcherCurrency: LARGE_FEE,
    collectionFee: LARGE_FEE,
    payoutFee: FEE,
    posterPayoutFee: FEE,
    stampDutyFee: FEE,
    partialMatchAllowed: { width: 98 },
    memo: { width: 220 },
    completedOrCancelled: { width: WIDTH.completedOrCancelled },
    status: {
      ...PINNED,
      width: WIDTH.orderStatus,
      cell: (order) => <OrderStatusChip order={order} />,
    },
    refundStatus: PINNED,
  }),
  actionsColumn((order) => <RowMenuButton of={ORDER_OFFERS} thing={order} />),
];
