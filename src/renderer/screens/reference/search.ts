/** Finding currencies of the catalogue and the ways they are paid in (3G). */
import { CURRENCIES } from '#domain/currencies/catalogue.ts';
import { createFinder } from '#domain/text/finder.ts';

/** Currencies by code, name or country; all of them for an empty text. */
export const findCurrencies = createFinder(CURRENCIES, (currency) => ({
  names: [currency.currency_name, currency.country_name],
  codes: [currency.currency_code, currency.country_code ?? ''],
}));

const findTypes = createFinder(
  CURRENCIES.flatMap((currency) => currency.payment_types.map((type) => ({ currency, type }))),
  ({ type }) => ({ names: [type.name], codes: [type.code] }),
);

/** Payment types, each with its currency, by name or code; none for an empty text. */
export const findPaymentTypes = (text: string) => (text.trim() === '' ? [] : findTypes(text));
