/** Exchange rate limits: one for each pair of currencies that people trade, between two countries of them. */
import type { exchangeRateLimits } from '../../database/area-tables.ts';
import { COUNTRIES } from '../places/countries.ts';
import { randomFor } from '../random.ts';
import { CORRIDORS, type WorldCurrency } from './currencies.ts';
import { agreedRate, rateText } from './money.ts';

type LimitRow = typeof exchangeRateLimits.$inferSelect;

/** How far from the middle a rate may be, at least and at most. */
const LEAST_SHARE = 0.85;
const MOST_SHARE = 1.15;

const countryOf = (currency: WorldCurrency) =>
  COUNTRIES.find((country) => country.currency === currency)?.abbreviation ?? '';

/** The limits of a world. The same seed always gives the same rows. */
export function describeRateLimits(seed: number): LimitRow[] {
  return CORRIDORS.map(({ from, to }, at) => {
    const middle = agreedRate(from, to, 1, randomFor(seed, 'rate limit', at));
    return {
      id: at + 1,
      poster_country: countryOf(from),
      poster_currency: from,
      matcher_country: countryOf(to),
      matcher_currency: to,
      min_exchange_rate: rateText(Math.round(middle * LEAST_SHARE)),
      max_exchange_rate: rateText(Math.round(middle * MOST_SHARE)),
    };
  });
}
