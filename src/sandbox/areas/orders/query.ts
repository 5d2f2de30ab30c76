/** The orders a list, its totals and its export are about: one builder for all of them. */
import { and, between, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OrderFilters, OrderQuery } from '#contract/orders.ts';
import { orders } from '../../database/schema.ts';
import { contains } from '../contains.ts';
import { LARGEST_ID } from './ids.ts';

const DIGITS = /^\d{1,10}$/u;

/** Ids that begin with `digits`, as ranges, so that the primary key finds them. */
function idBeginsWith(digits: string): SQL | undefined {
  const ranges: (SQL | undefined)[] = [];
  for (let scale = 1; Number(digits) * scale <= LARGEST_ID; scale *= 10) {
    const least = Number(digits) * scale;
    if (least > 0) ranges.push(between(orders.id, least, Math.min(least + scale - 1, LARGEST_ID)));
    else break;
  }
  return ranges.length === 0 ? sql`false` : or(...ranges);
}

/**
 * Digits alone are an order's id or its beginning; anything else is looked for in names and
 * references.
 */
function matchesSearch(search: string | undefined): SQL | undefined {
  const term = search?.trim() ?? '';
  return DIGITS.test(term) ? idBeginsWith(term) : contains(orders.search_text, term);
}

const within = (
  column: PgColumn,
  range: { from?: string | undefined; to?: string | undefined } | undefined,
) => [
  range?.from === undefined ? undefined : gte(column, range.from),
  range?.to === undefined ? undefined : lte(column, range.to),
];

/**
 * Lists of equal length are pairs, the n-th of both together (document 1 §7); others are two sets.
 */
function tradesPair({ fromCurrency = [], toCurrency = [] }: OrderFilters): SQL | undefined {
  const { poster_currency: poster, matcher_currency: matcher } = orders;
  if (fromCurrency.length === toCurrency.length) {
    return or(
      ...fromCurrency.map((from, index) =>
        and(eq(poster, from), eq(matcher, toCurrency[index] ?? '')),
      ),
    );
  }
  return and(isOneOf(poster, fromCurrency), isOneOf(matcher, toCurrency));
}

const CODES = /[A-Za-z]+/gu;

/** One currency, on either side, or a pair written with anything between its codes. */
function tradesCurrency({ currency }: OrderFilters): SQL | undefined {
  const [from, to] = currency?.toUpperCase().match(CODES) ?? [];
  if (from === undefined) return undefined;
  const { poster_currency: poster, matcher_currency: matcher } = orders;
  return to === undefined
    ? or(eq(poster, from), eq(matcher, from))
    : and(eq(poster, from), eq(matcher, to));
}

const isOneOf = (column: PgColumn, values: readonly string[] | undefined) =>
  values && values.length > 0 ? inArray(column, [...values]) : undefined;

const equals = (column: PgColumn, value: unknown) =>
  value === undefined || value === '' ? undefined : eq(column, value);

function inPeriod({ period, periodTarget = 'posted_at' }: OrderFilters): SQL | undefined {
  return period && between(orders[periodTarget], new Date(period.from), new Date(period.to));
}

/** A provider is named by its company's id; a text that is no number names none. */
function paidThrough(provider: string | undefined): SQL | undefined {
  if (provider === undefined || provider === '') return undefined;
  return DIGITS.test(provider) && Number(provider) <= LARGEST_ID
    ? eq(orders.company_id, Number(provider))
    : sql`false`;
}

/** The condition an order meets to be in the list; undefined when all of them are. */
export function orderCondition({ filters = {}, search }: OrderQuery): SQL | undefined {
  const { partialMatch } = filters;
  return and(
    matchesSearch(search),
    ...within(orders.poster_amount, filters.posterAmount),
    ...within(orders.matcher_amount, filters.matcherAmount),
    equals(orders.matcher_country, filters.matcherCountry),
    tradesPair(filters),
    tradesCurrency(filters),
    inPeriod(filters),
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
