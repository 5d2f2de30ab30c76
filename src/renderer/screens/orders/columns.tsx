/** The columns of the orders list, in the order of document 1 §2. */
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
  instantColumn,
  moneyColumn,
  rateColumn,
  statusColumn,
  textColumn,
} from '#renderer/ui/grid/column.tsx';
import { RowActionsButton } from './actions/ActionsButton.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { orderPath } from './paths.ts';

/** Pixels: wide enough for the usual value of the kind. */
const MONEY = 140;

export const ORDER_COLUMNS: readonly Column<OrderRow>[] = [
  idColumn({ id: 'id', header: 'Transaction ID', width: 148 }, ({ id }) => id, {
    hidden: ({ hidden }) => hidden,
    to: ({ id }) => orderPath(id),
  }),
  textColumn({ id: 'reference', header: 'Reference', width: 190 }, orderReference),
  textColumn(
    { id: 'paymentType', header: 'Payment Type', width: 118 },
    ({ payment_type }) => payment_type,
  ),
  textColumn({ id: 'type', header: 'Type', width: 80 }, ({ type }) => type),
  moneyColumn(
    { id: 'posterAmount', header: 'Poster Amount', width: MONEY },
    (row) => orderFigures(row).posterAmount,
  ),
  moneyColumn(
    { id: 'matcherAmount', header: 'Matcher Amount', width: MONEY },
    (row) => orderFigures(row).matcherAmount,
  ),
  moneyColumn(
    {
      id: 'matcherAmountInMatcherCurrency',
      header: 'Matcher Amount in Matcher Currency',
      width: 250,
    },
    (row) => orderFigures(row).matcherAmountInMatcherCurrency,
  ),
  rateColumn({ id: 'rate', header: 'Rate', width: 100 }, ({ exchange_rate }) => exchange_rate),
  moneyColumn(
    { id: 'posterFee', header: 'Poster Fee', width: MONEY },
    (row) => orderFigures(row).posterFee,
  ),
  moneyColumn(
    { id: 'matcherFee', header: 'Matcher Fee', width: 120 },
    (row) => orderFigures(row).matcherFee,
  ),
  moneyColumn(
    { id: 'matcherFeeInMatcherCurrency', header: 'Matcher Fee in Matcher Currency', width: 226 },
    (row) => orderFigures(row).matcherFeeInMatcherCurrency,
  ),
  moneyColumn(
    { id: 'collectionFee', header: 'Collection Fee', width: MONEY },
    (row) => orderFigures(row).collectionFee,
  ),
  moneyColumn(
    { id: 'payoutFee', header: 'Payout Fee', width: MONEY },
    (row) => orderFigures(row).payoutFee,
  ),
  moneyColumn(
    { id: 'posterPayoutFee', header: 'Poster Payout Fee', width: 148 },
    (row) => orderFigures(row).posterPayoutFee,
  ),
  moneyColumn(
    { id: 'stampDutyFee', header: 'Stampduty Fee', width: MONEY },
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
    { id: 'partialMatchAllowed', header: 'Partial Match Allowed', width: 158 },
    ({ is_partial_match_allowed }) => is_partial_match_allowed,
  ),
  textColumn({ id: 'memo', header: 'Memo', width: 220 }, ({ admin_memo }) => admin_memo),
  {
    ...statusColumn({ id: 'status', header: 'Status', width: 216 }, orderStatusLabel),
    cell: (order) => <OrderStatus order={order} />,
  },
  statusColumn({ id: 'refundStatus', header: 'Refund Status', width: 128 }, ({ refund_status }) =>
    refund_status === null ? null : refundStatusLabel(refund_status),
  ),
  actionsColumn({ id: 'actions', header: 'Actions', width: 84 }, (order) => (
    <RowActionsButton order={order} />
  )),
];
