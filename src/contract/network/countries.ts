/** The countries the network serves (1N, 2U, 3G). */
import { z } from 'zod';
import { dataAnswer, endpoint } from '../wire/endpoint.ts';
import {
  flag,
  ignoreInvalid,
  optionalDecimal,
  optionalText,
  part,
  readRecord,
  shown,
  text,
} from '../wire/values.ts';

/** The amounts a currency is offered in: multiples of `step` up to `max_amount`. */
const currencyModel = z.object({
  currency_code: ignoreInvalid(optionalText),
  max_amount: optionalDecimal,
  step: optionalDecimal,
});
export type CurrencyModel = z.output<typeof currencyModel>;

/**
 * A country. People send from it when `sending` is set and are paid in it when `receiving` is;
 * `locale` is a BCP 47 tag.
 */
const country = z.object({
  abbreviation: text,
  country: text,
  currency: optionalText,
  currencyModel: part(currencyModel),
  sending: ignoreInvalid(flag),
  receiving: flag,
  continent: ignoreInvalid(optionalText),
  skip_payment_method_check: ignoreInvalid(flag),
  locale: ignoreInvalid(optionalText),
});
export type CountryRecord = z.output<typeof country>;

export const countryEndpoints = {
  'countries.list': endpoint({
    method: 'GET',
    path: 'countries',
    answer: dataAnswer(z.array(shown(readRecord(country)))),
    source: '1N18',
  }),
};
