/** The orders a list, its totals and its export are about: one builder for all of them. */
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type {
  OrderFilters,
  OrderPeriodTarget,
  OrderQuery,
  OrderSort,
} from '#contract/orders/orders.ts';
import { PAYMENT_TYPES } from '#domain/network/catalogue.ts';
import { orderStatusLabel, refundStatusLabel } from '#domain/orders/status.ts';
import type { Queries } from '../../../database/database.ts';
import { companies, orders } from '../../../database/schema.ts';
import {
  betweenEnds,
  during,
  ID_DIGITS,
  isOneOf,
  matchesSearch,
  tradesPair,
} from '../../conditions.ts';
import { type ExportedFilters, filtered } from '../../filters.ts';
import { amountRangeWords, reportedCountry } from '../../report-words.ts';
import { LARGEST_ID } from '../ids.ts';

const CURRENCIES = { poster: orders.poster_currency, matcher: orders.matcher_currency };

const CODES = /[A-Za-z]+/gu;

/** One currency, on either side, or a pair written with anything between its codes. */
function tradesCurrency(currency: string | undefined): SQL | undefined {
  const [from, to] = currency?.toUpperCase().match(CODES) ?? [];
  if (from === undefined) return undefined;
  const { poster, matcher } = CURRENCIES;
  return to === undefined
    ? or(eq(poster, from), eq(matcher, from))
    : and(eq(poster, from), eq(matcher, to));
}

/** A provider is named by its company's id; a text that is no number names none. */
function paidThrough(provider: string | undefined): SQL | undefined {
  if (provider === undefined || provider === '') return undefined;
  return ID_DIGITS.test(provider) && Number(provider) <= LARGEST_ID
    ? eq(orders.company_id, Number(provider))
    : sql`false`;
}

async function companyName(provider: string | undefined, _filters: OrderFilters, queries: Queries) {
  if (!provider) return provider;
  const all = await queries.select().from(companies).orderBy(asc(companies.id));
  return all.find(({ id }) => String(id) === provider)?.company ?? provider;
}

function currencyWords(
  currency: string | undefined,
  { fromCurrency = [], toCurrency = [] }: OrderFilters,
): string {
  if (currency) return currency;
  const pairs = fromCurrency.length === toCurrency.length;
  return pairs
    ? fromCurrency.map((from, at) => `${from} to ${toCurrency[at]}`).join(', ')
    : [...fromCurrency, ...toCurrency].join(', ');
}

const statusWords = (status: string) =>
  orderStatusLabel({ status, statusText: null, refunded_at: null })?.text ?? status;

/** The dates of an order in a file. */
export const DATE_NAMES: Readonly<Record<OrderSort | OrderPeriodTarget, string>> = {
  posted_at: 'Posted at',
  confirmed_at: 'Confirmed at',
  completed_at: 'Completed at',
  cancelled_at: 'Cancelled at',
  removed_at: 'Expired at',
  matcher_payment_completed_at: 'Validated at',
};

/** The filters of orders, in the order in which a file names them. */
export const EXPORTED_ORDER_FILTERS: ExportedFilters<OrderFilters> = {
  posterAmount: [
    'Sent amount',
    (range) => betweenEnds(orders.poster_amount, range),
    amountRangeWords,
  ],
  matcherAmount: [
    'Received amount',
    (range) => betweenEnds(orders.matcher_amount, range),
    amountRangeWords,
  ],
  matcherCountry: ['Matcher Country', orders.matcher_country, reportedCountry],
  currency: [
    'Currency',
    (currency, filters) => and(tradesPair(filters, CURRENCIES), tradesCurrency(currency)),
    currencyWords,
  ],
  fromCurrency: { readBy: 'currency' },
  toCurrency: { readBy: 'currency' },
  statuses: [
    'Status',
    (statuses) => isOneOf(orders.status, statuses),
    (statuses) => statuses?.map(statusWords).join(', '),
  ],
  refundStatuses: [
    'Refund Status',
    (statuses) => isOneOf(orders.refund_status, statuses),
    (statuses) => statuses?.map((each) => refundStatusLabel(each).text).join(', '),
  ],
  type: ['Type', orders.type],
  partialMatch: [
    'Partial Match Allowed',
    (allowed) => allowed && eq(orders.is_partial_match_allowed, allowed === '1'),
    (allowed) => allowed && (allowed === '1' ? 'Yes' : 'No'),
  ],
  period: [
    'Period',
    (period, { periodTarget = 'posted_at' }) => during(orders[periodTarget], period),
    (period, { periodTarget = 'posted_at' }) =>
      period && `${DATE_NAMES[periodTarget]} ${period.from} to ${period.to}`,
  ],
  periodTarget: { readBy: 'period' },
  paymentType: [
    'Payment Type',
    orders.payment_type,
    (type) => PAYMENT_TYPES.find(({ value }) => value === type)?.label ?? type,
  ],
  paymentProvider: ['Payment Provider', paidThrough, companyName],
};

/** The condition an order meets to be in the list; undefined when all of them are. */
export const orderCondition = ({ filters = {}, search }: OrderQuery): SQL | undefined =>
  and(matchesSearch(search, orders), filtered(EXPORTED_ORDER_FILTERS, filters));

/** Newest first, those without the date last, and a fixed order among equals; or all of it backwards. */
export function orderSequence({ orderBy = 'posted_at' }: OrderQuery, backwards = false): SQL[] {
  const column = orders[orderBy];
  return backwards
    ? [sql`${column} asc nulls first`, sql`${orders.id} asc`]
    : [sql`${column} desc nulls last`, sql`${orders.id} desc`];
}
