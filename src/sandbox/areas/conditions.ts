/** Conditions that the lists of several areas are made of; undefined where they leave nothing out. */
import { and, between, eq, gte, inArray, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { normalizeText } from '#domain/text/normalize-text.ts';
import { LARGEST_ID } from './orders/ids.ts';

/** The pattern of texts that hold this one, whose characters are no pattern. */
export const anywhere = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/gu, (character) => `\\${character}`)}%`;

/** Rows whose normalized `column` holds `term`; undefined for all. */
export function contains(column: PgColumn, term: string | undefined): SQL | undefined {
  const wanted = normalizeText(term?.trim() ?? '');
  return wanted === '' ? undefined : like(column, anywhere(wanted));
}

/** A text that is an id or the beginning of one. */
export const ID_DIGITS = /^\d{1,10}$/u;

/** Ids that begin with `digits`, as ranges, so that the primary key finds them. */
function idBeginsWith(column: PgColumn, digits: string): SQL | undefined {
  const ranges: (SQL | undefined)[] = [];
  for (let scale = 1; Number(digits) * scale <= LARGEST_ID; scale *= 10) {
    const least = Number(digits) * scale;
    if (least > 0) ranges.push(between(column, least, Math.min(least + scale - 1, LARGEST_ID)));
    else break;
  }
  return ranges.length === 0 ? sql`false` : or(...ranges);
}

/** Digits alone are an id or its beginning; anything else is looked for in the text of the row. */
export function matchesSearch(
  search: string | undefined,
  { id, search_text }: { readonly id: PgColumn; readonly search_text: PgColumn },
): SQL | undefined {
  const term = search?.trim() ?? '';
  return ID_DIGITS.test(term) ? idBeginsWith(id, term) : contains(search_text, term);
}

/** Values between two ends, both included; either may be open. */
export const betweenEnds = (
  column: PgColumn,
  range: { from?: string | undefined; to?: string | undefined } | undefined,
) =>
  and(
    range?.from === undefined ? undefined : gte(column, range.from),
    range?.to === undefined ? undefined : lte(column, range.to),
  );

/** Instants of a period, both ends included. */
export const during = (
  column: PgColumn,
  period: { readonly from: string; readonly to: string } | undefined,
) => period && between(column, new Date(period.from), new Date(period.to));

/** One of the values; no values are all of them. */
export const isOneOf = (column: PgColumn, values: readonly string[] | undefined) =>
  values && values.length > 0 ? inArray(column, [...values]) : undefined;

/** That value; an empty text is any. */
export const equals = (column: PgColumn, value: unknown) =>
  value === undefined || value === '' ? undefined : eq(column, value);

interface Pairs {
  readonly fromCurrency?: readonly string[] | undefined;
  readonly toCurrency?: readonly string[] | undefined;
}

/**
 * Lists of equal length are pairs, the n-th of both together (1L); others are two sets.
 */
export function tradesPair(
  { fromCurrency = [], toCurrency = [] }: Pairs,
  { poster, matcher }: { readonly poster: PgColumn; readonly matcher: PgColumn },
): SQL | undefined {
  if (fromCurrency.length === toCurrency.length) {
    return or(
      ...fromCurrency.map((from, index) =>
        and(eq(poster, from), eq(matcher, toCurrency[index] ?? '')),
      ),
    );
  }
  return and(isOneOf(poster, fromCurrency), isOneOf(matcher, toCurrency));
}
