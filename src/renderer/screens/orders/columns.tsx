/** The columns of the orders list, in the order of the specification (1H, 1L, 1W). */
import type { OrderRow } from '#contract/orders.ts';
import {
  completedOrCancelledAt,
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
  inSight,
  instantColumn,
  moneyColumn,
  rateColumn,
  statusColumn,
  textColumn,
} from '#renderer/ui/grid/column.tsx';
import { WIDTH } from '#renderer/ui/grid/widths.ts';
import { RowActionsButton } from './actions/ActionsButton.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { orderPath } from './paths.ts';

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
  moneyColumn(
    { id: 'posterAmount', header: 'Poster Amount', width: WIDTH.moneyOfMany },
    (row) => orderFigures(row).posterAmount,
  ),
  moneyColumn(
    { id: 'matcherAmount', header: 'Matcher Amount', width: WIDTH.moneyOfMany },
    (row) => orderFigures(row).matcherAmount,
  ),
  moneyColumn(
    {
      id: 'matcherAmountInMatcherCurrency',
      header: 'Matcher Amount in Matcher Currency',
      width: WIDTH.moneyOfMany,
    },
    (row) => orderFigures(row).matcherAmountInMatcherCurrency,
  ),
  rateColumn({ id: 'rate', header: 'Rate' }, ({ exchange_rate }) => exchange_rate),
  moneyColumn(
    { id: 'posterFee', header: 'Poster Fee', width: WIDTH.fee },
    (row) => orderFigures(row).posterFee,
  ),
  moneyColumn(
    { id: 'matcherFee', header: 'Matcher Fee', width: WIDTH.fee },
    (row) => orderFigures(row).matcherFee,
  ),
  moneyColumn(
    {
      id: 'matcherFeeInMatcherCurrency',
      header: 'Matcher Fee in Matcher Currency',
      width: WIDTH.foreignFee,
    },
    (row) => orderFigures(row).matcherFeeInMatcherCurrency,
  ),
  moneyColumn(
    { id: 'collectionFee', header: 'Collection Fee', width: WIDTH.fee },
    (row) => orderFigures(row).collectionFee,
  ),
  moneyColumn(
    { id: 'payoutFee', header: 'Payout Fee', width: WIDTH.fee },
    (row) => orderFigures(row).payoutFee,
  ),
  moneyColumn(
    { id: 'posterPayoutFee', header: 'Poster Payout Fee', width: WIDTH.fee },
    (row) => orderFigures(row).posterPayoutFee,
  ),
  moneyColumn(
    { id: 'stampDutyFee', header: 'Stampduty Fee', width: WIDTH.fee },
    (row) => orderFigures(row).stampDutyFee,
  ),
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
  inSight<OrderRow>({
    ...statusColumn<OrderRow>(
      { id: 'status', header: 'Status', width: WIDTH.orderStatus },
      orderStatusLabel,
    ),
    cell: (order) => <OrderStatus order={order} />,
  }),
  inSight(
    statusColumn({ id: 'refundStatus', header: 'Refund Status' }, ({ refund_status }) =>
      refund_status === null ? null : refundStatusLabel(refund_status),
    ),
  ),
  actionsColumn({ id: 'actions', header: 'Actions' }, (order) => (
    <RowActionsButton order={order} />
  )),
];
