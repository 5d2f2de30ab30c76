/** For tests: a limit as the network sends it. */
import type { ExchangeRateLimitOnWire } from '#contract/network/exchange-rate-limits.ts';

const COUNTRIES: Readonly<Record<string, string>> = {
  NGN: 'NG',
  USD: 'US',
  EUR: 'FR',
  JPY: 'JP',
  XAF: 'CM',
};

/** `pair` is 'NGN USD'. */
export const sentLimit = (
  id: number | string,
  pair: string,
  min: string | null,
  max: string | null,
): Partial<ExchangeRateLimitOnWire> => {
  const [from = '', to = ''] = pair.split(' ');
  return {
    id,
    poster_country_abbreviation: COUNTRIES[from],
    poster_currency_code: from,
    matcher_country_abbreviation: COUNTRIES[to],
    matcher_currency_code: to,
    min_exchange_rate: min,
    max_exchange_rate: max,
  };
};
