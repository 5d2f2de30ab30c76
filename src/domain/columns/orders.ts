import type { OrderRow } from '#contract/orders/orders.ts';
import {
  completedOrCancelledAt,
  type OrderFigures,
  orderFigures,
  orderReference,
  validatedAt,
} from '#domain/orders/figures.ts';
import { orderStatusLabel, refundStatusLabel } from '#domain/orders/status.ts';
import type { ListColumn } from './column.ts';

/** A column of one of an order's figures, whose name is its id. */
const figure = <Id extends keyof OrderFigures>(id: Id, header: string) => ({
  id,
  header,
  money: (row: OrderRow) => orderFigures(row)[id],
});

/** The columns of orders, in the order of the specification (1H, 1L, 1W). */
export const ORDER_COLUMNS = [
  { id: 'id', header: 'Transaction ID', characters: 13, text: ({ id }) => id },
  { id: 'reference', header: 'Reference', characters: 23, text: orderReference },
  { id: 'paymentType', header: 'Payment Type', characters: 10, text: (row) => row.payment_type },
  { id: 'type', header: 'Type', characters: 7, text: ({ type }) => type },
  figure('posterAmount', 'Poster Amount'),
  figure('matcherAmount', 'Matcher Amount'),
  figure('matcherAmountInMatcherCurrency', 'Matcher Amount in Matcher Currency'),
  { id: 'rate', header: 'Rate', rate: (row) => row.exchange_rate },
  figure('posterFee', 'Poster Fee'),
  figure('matcherFee', 'Matcher Fee'),
  figure('matcherFeeInMatcherCurrency', 'Matcher Fee in Matcher Currency'),
  figure('collectionFee', 'Collection Fee'),
  figure('payoutFee', 'Payout Fee'),
  figure('posterPayoutFee', 'Poster Payout Fee'),
  figure('stampDutyFee', 'Stampduty Fee'),
  { id: 'posted', header: 'Posted', instant: (row) => row.posted_at },
  { id: 'confirmed', header: 'Confirmed', instant: (row) => row.confirmed_at },
  { id: 'validatedAt', header: 'Validated At', instant: validatedAt },
  {
    id: 'completedOrCancelled',
    header: 'Completed/Cancelled',
    characters: 20,
    instant: completedOrCancelledAt,
  },
  {
    id: 'partialMatchAllowed',
    header: 'Partial Match Allowed',
    characters: 9,
    flag: (row) => row.is_partial_match_allowed,
  },
  { id: 'memo', header: 'Memo', characters: 32, text: (row) => row.admin_memo },
  { id: 'status', header: 'Status', characters: 24, status: orderStatusLabel },
  {
    id: 'refundStatus',
    header: 'Refund Status',
    characters: 12,
    status: ({ refund_status: status }) => (status === null ? null : refundStatusLabel(status)),
  },
] as const satisfies readonly ListColumn<OrderRow>[];
