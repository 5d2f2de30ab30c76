/** The columns of the orders list, in the order of the specification (1H, 1L, 1W). */
import type { OrderRow } from '#contract/orders.ts';
import {
  completedOrCancelledAt,
  type OrderFigures,
  orderFigures,
  orderReference,
  validatedAt,
} from '#domain/orders/figures.ts';
import { orderStatusLabel, refundStatusLabel } from '#domain/orders/status.ts';
import {
  actionsColumn,
  type Column,
  flagColumn,
  idColumn,
  instantColumn,
  moneyColumn,
  pinColumn,
  rateColumn,
  statusColumn,
  textColumn,
} from '#renderer/ui/grid/column.tsx';
import { WIDTH } from '#renderer/ui/grid/widths.ts';
import { RowActionsButton } from './actions/ActionsButton.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { orderPath } from './paths.ts';

/** A column of one of an order's figures; its id is the figure's name. */
const figureColumn = (id: keyof OrderFigures, header: string, width: number = WIDTH.moneyOfMany) =>
  moneyColumn<OrderRow>({ id, header, width }, (row) => orderFigures(row)[id]);

export const ORDER_COLUMNS: readonly Column<OrderRow>[] = [
  idColumn({ id: 'id', header: 'Transaction ID' }, ({ id }) => id, {
    hidden: ({ hidden }) => hidden,
    to: ({ id }) => orderPath(id),
  }),
  textColumn({ id: 'reference', header: 'Reference', width: WIDTH.reference }, orderReference),
  textColumn(
    { id: 'paymentType', header: 'Payment Type', width: WIDTH.words },
    ({ payment_type }) => payment_type,
  ),
  textColumn({ id: 'type', header: 'Type', width: WIDTH.word }, ({ type }) => type),
  figureColumn('posterAmount', 'Poster Amount'),
  figureColumn('matcherAmount', 'Matcher Amount'),
  figureColumn('matcherAmountInMatcherCurrency', 'Matcher Amount in Matcher Currency'),
  rateColumn({ id: 'rate', header: 'Rate' }, ({ exchange_rate }) => exchange_rate),
  figureColumn('posterFee', 'Poster Fee', WIDTH.fee),
  figureColumn('matcherFee', 'Matcher Fee', WIDTH.fee),
  figureColumn('matcherFeeInMatcherCurrency', 'Matcher Fee in Matcher Currency', WIDTH.foreignFee),
  figureColumn('collectionFee', 'Collection Fee', WIDTH.fee),
  figureColumn('payoutFee', 'Payout Fee', WIDTH.fee),
  figureColumn('posterPayoutFee', 'Poster Payout Fee', WIDTH.fee),
  figureColumn('stampDutyFee', 'Stampduty Fee', WIDTH.fee),
  instantColumn({ id: 'posted', header: 'Posted' }, ({ posted_at }) => posted_at),
  instantColumn({ id: 'confirmed', header: 'Confirmed' }, ({ confirmed_at }) => confirmed_at),
  instantColumn({ id: 'validatedAt', header: 'Validated At' }, validatedAt),
  instantColumn(
    { id: 'completedOrCancelled', header: 'Completed/Cancelled' },
    completedOrCancelledAt,
  ),
  flagColumn(
    { id: 'partialMatchAllowed', header: 'Partial Match Allowed', width: 98 },
    ({ is_partial_match_allowed }) => is_partial_match_allowed,
  ),
  textColumn({ id: 'memo', header: 'Memo', width: 220 }, ({ admin_memo }) => admin_memo),
  pinColumn<OrderRow>({
    ...statusColumn<OrderRow>(
      { id: 'status', header: 'Status', width: WIDTH.orderStatus },
      orderStatusLabel,
    ),
    cell: (order) => <OrderStatus order={order} />,
  }),
  pinColumn(
    statusColumn({ id: 'refundStatus', header: 'Refund Status' }, ({ refund_status }) =>
      refund_status === null ? null : refundStatusLabel(refund_status),
    ),
  ),
  actionsColumn({ id: 'actions', header: 'Actions' }, (order) => (
    <RowActionsButton order={order} />
  )),
];
