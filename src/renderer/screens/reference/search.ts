/** Finding currencies of the catalogue and the ways they are paid in (3G). */
import { CURRENCIES, type Currency } from '#domain/currencies/catalogue.ts';
import { createFinder } from '#domain/text/finder.ts';

type PaymentType = Currency['payment_types'][number];

/** A payment type with the currency it is of. */
export interface FoundType {
  readonly currency: Currency;
  readonly type: PaymentType;
}

/** Currencies by code, name or country; all of them for an empty text. */
export const findCurrencies = createFinder(CURRENCIES, (currency) => ({
  names: [currency.currency_name, currency.country_name],
  codes: [currency.currency_code, currency.country_code ?? ''],
}));

const findTypes = createFinder(
  CURRENCIES.flatMap((currency) =>
    currency.payment_types.map((type): FoundType => ({ currency, type })),
  ),
  ({ type }) => ({ names: [type.name], codes: [type.code] }),
);

/** Payment types by name or code; none for an empty text. */
export const findPaymentTypes = (text: string): readonly FoundType[] =>
  text.trim() === '' ? [] : findTypes(text);
