/** The table of exchange rate limits. */
import { numeric, text } from 'drizzle-orm/pg-core';
import { corridor, countedId } from './columns.ts';

/** The least and the most of a rate between two countries; countries by their two letters. Rates are exact. */
export const exchangeRateLimits = corridor.table('exchange_rate_limits', {
  id: countedId(),
  poster_country: text().notNull(),
  poster_currency: text().notNull(),
  matcher_country: text().notNull(),
  matcher_currency: text().notNull(),
  min_exchange_rate: numeric().notNull(),
  max_exchange_rate: numeric().notNull(),
});
