/** Exchange rate limits: listed, added, changed and deleted (2X). */
import Big from 'big.js';
import { and, asc, eq, ilike, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  ExchangeRateLimitFields,
  ExchangeRateLimitFilters,
} from '#contract/network/exchange-rate-limits.ts';
import { exchangeRateLimits } from '../database/area-tables.ts';
import type { Queries } from '../database/database.ts';
import { countries } from '../database/schema.ts';
import type { Handlers } from '../server/mount.ts';
import { conflict, notFound, unprocessable } from '../server/problem.ts';
import { anywhere } from './conditions.ts';
import { type Conditions, meets } from './filters.ts';
import { recordId } from './orders/ids.ts';
import { pageOf } from './page.ts';

const from = alias(countries, 'poster_countries');
const to = alias(countries, 'matcher_countries');

/** Country names are few and have no normalized column. */
function named(search: string | undefined): SQL | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  return or(ilike(from.country, anywhere(text)), ilike(to.country, anywhere(text)));
}

const CONDITIONS: Conditions<ExchangeRateLimitFilters> = {
  search: named,
  poster_country_abbreviation: exchangeRateLimits.poster_country,
  matcher_country_abbreviation: exchangeRateLimits.matcher_country,
};

/** The row that fields make. @throws {HttpError} 422 when they are no limit */
function rowOf(fields: ExchangeRateLimitFields) {
  const { min_exchange_rate: min, max_exchange_rate: max } = fields;
  if (min === null || max === null) {
    throw unprocessable('A minimum and a maximum are required');
  }
  const least = new Big(min);
  const most = new Big(max);
  if (least.lte(0) || most.lte(0)) {
    throw unprocessable('Exchange rates must be above 0');
  }
  if (least.gt(most)) {
    throw unprocessable('The minimum must not be above the maximum');
  }
  return {
    poster_country: fields.poster_country_abbreviation,
    poster_currency: fields.poster_currency_code,
    matcher_country: fields.matcher_country_abbreviation,
    matcher_currency: fields.matcher_currency_code,
    min_exchange_rate: min,
    max_exchange_rate: max,
  };
}
type Row = ReturnType<typeof rowOf>;

/** @throws {HttpError} 409 when another limit than `own` is about the same pair */
async function assertOnly(queries: Queries, row: Row, own: number): Promise<void> {
  const others = await queries.$count(
    exchangeRateLimits,
    and(
      ne(exchangeRateLimits.id, own),
      eq(exchangeRateLimits.poster_country, row.poster_country),
      eq(exchangeRateLimits.poster_currency, row.poster_currency),
      eq(exchangeRateLimits.matcher_country, row.matcher_country),
      eq(exchangeRateLimits.matcher_currency, row.matcher_currency),
    ),
  );
  if (others > 0) throw conflict('This pair already has a limit');
}

/** The record of that id. @throws {HttpError} 404 */
function assertThere<T>(changed: T | undefined, id: string): { data: T } {
  if (changed === undefined) throw notFound(`There is no limit ${id}`);
  return { data: changed };
}

export const exchangeRateLimitHandlers = {
  'exchangeRateLimits.list': async ({ filters, ...paging }, { database: { queries } }) => {
    const found = queries
      .select({
        limit: exchangeRateLimits,
        poster_country: { country: from.country, locale: from.locale },
        matcher_country: { country: to.country, locale: to.locale },
      })
      .from(exchangeRateLimits)
      .leftJoin(from, eq(from.abbreviation, exchangeRateLimits.poster_country))
      .leftJoin(to, eq(to.abbreviation, exchangeRateLimits.matcher_country))
      .where(meets(CONDITIONS, filters ?? {}));
    const { rows, pagination } = await pageOf(queries, paging, found, [
      asc(from.country),
      asc(to.country),
      asc(exchangeRateLimits.id),
    ]);
    return {
      data: rows.map(({ limit, poster_country, matcher_country }) => ({
        id: limit.id,
        poster_country_abbreviation: limit.poster_country,
        poster_currency_code: limit.poster_currency,
        matcher_country_abbreviation: limit.matcher_country,
        matcher_currency_code: limit.matcher_currency,
        min_exchange_rate: limit.min_exchange_rate,
        max_exchange_rate: limit.max_exchange_rate,
        poster_country,
        matcher_country,
      })),
      pagination,
    };
  },

  'exchangeRateLimits.create': async (fields, { database: { queries } }) => {
    const row = rowOf(fields);
    await assertOnly(queries, row, 0);
    const [made] = await queries
      .insert(exchangeRateLimits)
      .values(row)
      .returning({ id: exchangeRateLimits.id });
    return { data: made };
  },

  'exchangeRateLimits.update': async ({ id, ...fields }, { database: { queries } }) => {
    const row = rowOf(fields);
    await assertOnly(queries, row, recordId(id));
    const [changed] = await queries
      .update(exchangeRateLimits)
      .set(row)
      .where(eq(exchangeRateLimits.id, recordId(id)))
      .returning({ id: exchangeRateLimits.id });
    return assertThere(changed, id);
  },

  'exchangeRateLimits.delete': async ({ id }, { database: { queries } }) => {
    const [gone] = await queries
      .delete(exchangeRateLimits)
      .where(eq(exchangeRateLimits.id, recordId(id)))
      .returning({ id: exchangeRateLimits.id });
    return assertThere(gone, id);
  },
} satisfies Partial<Handlers>;
