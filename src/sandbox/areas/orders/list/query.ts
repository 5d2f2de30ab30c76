/** The orders a list, its totals and its export are about: one builder for all of them. */
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { OrderFilters, OrderQuery } from '#contract/orders.ts';
import { orders } from '../../../database/schema.ts';
import {
  during,
  equals,
  ID_DIGITS,
  isOneOf,
  matchesSearch,
  tradesPair,
  within,
} from '../../conditions.ts';
import { LARGEST_ID } from '../ids.ts';

const CURRENCIES = { poster: orders.poster_currency, matcher: orders.matcher_currency };

const CODES = /[A-Za-z]+/gu;

/** One currency, on either side, or a pair written with anything between its codes. */
function tradesCurrency({ currency }: OrderFilters): SQL | undefined {
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

/** The condition an order meets to be in the list; undefined when all of them are. */
export function orderCondition({ filters = {}, search }: OrderQuery): SQL | undefined {
  const { partialMatch } = filters;
  return and(
    matchesSearch(search, orders),
    within(orders.poster_amount, filters.posterAmount),
    within(orders.matcher_amount, filters.matcherAmount),
    equals(orders.matcher_country, filters.matcherCountry),
    tradesPair(filters, CURRENCIES),
    tradesCurrency(filters),
    during(orders[filters.periodTarget ?? 'posted_at'], filters.period),
    isOneOf(orders.status, filters.statuses),
    isOneOf(orders.refund_status, filters.refundStatuses),
    equals(orders.type, filters.type),
    partialMatch === undefined
      ? undefined
      : eq(orders.is_partial_match_allowed, partialMatch === '1'),
    equals(orders.payment_type, filters.paymentType),
    paidThrough(filters.paymentProvider),
  );
}

/** Newest first, those without the date last, and a fixed order among equals; or all of it backwards. */
export function orderSequence({ orderBy = 'posted_at' }: OrderQuery, backwards = false): SQL[] {
  const column = orders[orderBy];
  return backwards
    ? [sql`${column} asc nulls first`, sql`${orders.id} asc`]
    : [sql`${column} desc nulls last`, sql`${orders.id} desc`];
}
