/** Orders, also called transactions or offers (1F, 1L, 1O). */

import { z } from 'zod';
import { endpoint, fieldAnswer, fileAnswer } from '../wire/endpoint.ts';
import { asRecord } from '../wire/json.ts';
import { listAnswer, optionalPaging, paging } from '../wire/list.ts';
import {
  adapted,
  decimal,
  decimalOrZero,
  flag,
  id,
  ignoreInvalid,
  needed,
  optionalDecimal,
  optionalId,
  optionalInstant,
  optionalText,
  part,
  period,
  rawId,
  shown,
  shownFlag,
} from '../wire/values.ts';
import { type ORDER_STATUSES, ORDER_TYPES, type REFUND_STATUSES } from './choices.ts';

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** What a list may be ordered by, newest first (1F22). */
export const ORDER_SORTS = [
  'posted_at',
  'completed_at',
  'cancelled_at',
  'removed_at',
  'matcher_payment_completed_at',
] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** The dates a period may apply to (1F10). */
export const ORDER_PERIOD_TARGETS = [
  'posted_at',
  'confirmed_at',
  'completed_at',
  'cancelled_at',
  'matcher_payment_completed_at',
] as const;
export type OrderPeriodTarget = (typeof ORDER_PERIOD_TARGETS)[number];

/**
 * A row of the orders list. Status, refund status and type stay the server's text, so that an
 * unknown one can be shown.
 */
export const orderRow = z.object({
  id,
  /** The id with the type it came with, to be sent back (1A18); {@link withRawId} adds it. */
  raw_id: rawId.nullable().default(null),
  type: optionalText,
  status: needed(optionalText),
  statusText: optionalText,
  refund_status: optionalText,
  hidden: shownFlag,
  is_removed: shownFlag,
  removed_at: optionalInstant,
  is_admin: ignoreInvalid(flag),
  payment_type: optionalText,
  flwRef: optionalText,
  poster_manual_payment_ref: optionalText,
  poster_amount: optionalDecimal,
  poster_currency: optionalText,
  poster_country: optionalText,
  matcher_amount: optionalDecimal,
  matcher_currency: optionalText,
  exchange_rate: optionalDecimal,
  poster_fee: optionalDecimal,
  collection_fee: optionalDecimal,
  payout_fee: optionalDecimal,
  poster_payout_fee: optionalDecimal,
  stampduty_fee: optionalDecimal,
  is_partial_match_allowed: shownFlag,
  admin_memo: optionalText,
  can_be_marked_as_refunded: shownFlag,
  posted_at: optionalInstant,
  published_at: optionalInstant,
  confirmed_at: optionalInstant,
  matched_at: optionalInstant,
  matcher_payment_completed_at: optionalInstant,
  completed_at: optionalInstant,
  cancelled_at: optionalInstant,
  refunded_at: optionalInstant,
  match_id: optionalId,
  match_poster_amount: optionalDecimal,
  match_matcher_amount: optionalDecimal,
  match_matcher_currency: optionalText,
  match_matcher_fee: optionalDecimal,
  match_matcher_payment_method_fee: optionalDecimal,
  match_cancelled_at: optionalInstant,
  match_matcher_payment_completed_at: optionalInstant,
  match_completed_at: optionalInstant,
});
export type OrderRow = z.output<typeof orderRow>;
export type OrderRowOnWire = z.input<typeof orderRow>;

/** `schema` with the id kept as it came under `raw_id`, too. */
export const withRawId = <S extends z.ZodType>(schema: S) =>
  adapted((body) => {
    const order = asRecord(body);
    return order ? { ...order, raw_id: order['id'] } : body;
  }, schema);

const total = shown(decimalOrZero);

/** The totals that orders and third-party transactions have in common, over all rows of a query; a missing one is 0. */
export const pairTotals = z.object({
  total_poster_amount: total,
  total_matcher_amount: total,
  total_poster_fee: total,
  total_collection_fee: total,
  total_payout_fee: total,
  total_poster_payout_fee: total,
  total_stampduty_fee: total,
});

/** The eight totals of orders (1L24). */
const orderTotals = pairTotals.extend({ total_matcher_fee: total });
export type OrderTotals = z.output<typeof orderTotals>;

/** An inclusive range; either end may be open. */
const amountRange = z.object({ from: decimal.optional(), to: decimal.optional() });

/**
 * The filters that orders and third-party transactions have in common. `fromCurrency` and `toCurrency` run
 * in parallel: the n-th entries of both are one pair.
 */
export const pairFilters = z.object({
  posterAmount: amountRange.optional(),
  matcherAmount: amountRange.optional(),
  matcherCountry: z.string().optional(),
  fromCurrency: z.array(z.string()).optional(),
  toCurrency: z.array(z.string()).optional(),
  period: period.optional(),
  statuses: z.array(z.string()).optional(),
});

/** The filters object of the orders list (1F19). */
export const orderFilters = pairFilters.extend({
  /** In place of the two lists, in one variant of the list: a currency, or a pair 'NGN-USD'. */
  currency: z.string().optional(),
  periodTarget: z.enum(ORDER_PERIOD_TARGETS).optional(),
  refundStatuses: z.array(z.string()).optional(),
  type: z.enum(ORDER_TYPES).optional(),
  partialMatch: z.enum(['0', '1']).optional(),
  paymentType: z.string().optional(),
  paymentProvider: z.string().optional(),
});
export type OrderFilters = z.output<typeof orderFilters>;

const orderQuery = z.object({
  filters: orderFilters.optional(),
  orderBy: z.enum(ORDER_SORTS).optional(),
  search: z.string().optional(),
});
export type OrderQuery = z.output<typeof orderQuery>;

export const orderEndpoints = {
  'orders.list': endpoint({
    method: 'GET',
    path: 'admin/transactions',
    query: orderQuery.extend(paging),
    // The totals, which one variant of the list sends along.
    answer: listAnswer(withRawId(orderRow), {
      transactionsStatistic: part(orderTotals).optional(),
    }),
    source: '1L19',
  }),
  'orders.statistics': endpoint({
    method: 'GET',
    path: 'admin/transactions/statistics',
    query: orderQuery.extend(optionalPaging),
    answer: fieldAnswer('transactionsStatistic', orderTotals),
    source: '1L22',
  }),
  /** Answers the address of a file with every order of the query, on all pages (1L25). */
  'orders.export': endpoint({
    method: 'GET',
    path: 'admin/transactions/export',
    query: orderQuery.extend({ ...optionalPaging, format: z.enum(['pdf', 'xlsx']) }),
    answer: fileAnswer(),
    source: '1L25',
  }),
};
