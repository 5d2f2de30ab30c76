/** The limits of the exchange rates that posters may ask for (2X). */
import { z } from 'zod';
import { anyAnswer, endpoint, ofId, onRecord } from '../wire/endpoint.ts';
import { dataListAnswer, paging } from '../wire/list.ts';
import {
  adapted,
  decimal,
  id,
  ignoreInvalid,
  optionalDecimal,
  optionalText,
  part,
} from '../wire/values.ts';
import { asSent, original, withOriginal } from '../wire/wire-types.ts';

const limitCountry = z.object({ country: optionalText, locale: ignoreInvalid(optionalText) });

/** The lowest and the highest rate allowed between two countries. */
const limit = z.object({
  id,
  poster_country_abbreviation: optionalText,
  poster_currency_code: optionalText,
  matcher_country_abbreviation: optionalText,
  matcher_currency_code: optionalText,
  min_exchange_rate: optionalDecimal,
  max_exchange_rate: optionalDecimal,
  poster_country: part(limitCountry),
  matcher_country: part(limitCountry),
  original,
});
export const exchangeRateLimit = adapted(withOriginal, limit);
export type ExchangeRateLimit = z.output<typeof limit>;
export type ExchangeRateLimitOnWire = z.input<typeof limit>;

/**
 * The fields of a limit that staff add or change. Rates are exact decimals; a missing rate stays
 * missing.
 */
const limitFields = z.object({
  poster_country_abbreviation: z.string().min(1),
  poster_currency_code: z.string().min(1),
  matcher_country_abbreviation: z.string().min(1),
  matcher_currency_code: z.string().min(1),
  min_exchange_rate: decimal.nullable(),
  max_exchange_rate: decimal.nullable(),
});
export type ExchangeRateLimitFields = z.output<typeof limitFields>;

/** The filters of the list. The document names them and not their parameters. */
const limitFilters = z.object({
  search: z.string().optional(),
  poster_country_abbreviation: z.string().optional(),
  matcher_country_abbreviation: z.string().optional(),
});
export type ExchangeRateLimitFilters = z.output<typeof limitFilters>;

const PATH = 'admin/exchange-rate-limits';
const source = '2X';

export const exchangeRateLimitEndpoints = {
  'exchangeRateLimits.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.object({ filters: limitFilters.optional(), ...paging }),
    answer: dataListAnswer(exchangeRateLimit),
    source,
    assumed: true,
  }),
  'exchangeRateLimits.create': endpoint({
    method: 'POST',
    path: PATH,
    body: { encoding: 'json', fields: limitFields },
    answer: anyAnswer,
    source,
  }),
  'exchangeRateLimits.update': endpoint({
    method: 'POST',
    path: `${PATH}/{id}`,
    params: ofId,
    body: { encoding: 'json', fields: limitFields.extend({ original }).transform(asSent) },
    answer: anyAnswer,
    source,
  }),
  'exchangeRateLimits.delete': onRecord('DELETE', `${PATH}/{id}`, source),
};
