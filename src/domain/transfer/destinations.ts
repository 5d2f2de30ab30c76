/** Where a transfer may go: countries, their currencies and what a recipient there needs (3C, 3U, 3V). */
import {
  type AmountLimits,
  type Currency,
  type CurrencyCode,
  currencyOf,
} from '../currencies/catalogue.ts';

/** Countries whose recipients are paid by the unified recipient service (3U02). */
const UNIFIED_COUNTRIES: readonly string[] = ['CN', 'IN', 'TR', 'AE', 'BR'];

/** Whether recipients there are described by the Recipient Details dialog instead of a handle. */
export const isUnified = (country: string | null): boolean =>
  country !== null && UNIFIED_COUNTRIES.includes(country);

/** A receiving country as a select offers it. */
export interface Destination {
  /** What the select holds; unique. */
  readonly key: string;
  /** ISO 3166 alpha-2; null for an account that no country of the matcher goes with. */
  readonly country: string | null;
  readonly name: string;
  readonly currency: string;
  /** Where it is not the currency's own maximum. */
  readonly max_amount?: number;
}

/** An account in US dollars at a bank of Nigeria: no matcher country, at most 2000 (3V03). */
export const DOMICILIARY: Destination = {
  key: 'domiciliary',
  country: null,
  name: 'Nigeria Domiciliary Account',
  currency: 'USD',
  max_amount: 2000,
};

const destination = (country: string, name: string, currency: CurrencyCode): Destination => ({
  key: country,
  country,
  name,
  currency,
});

/** What the send-money form offers, in the order of the specification (3C, 3U, 3V). */
const SEND_DESTINATIONS: readonly Destination[] = [
  destination('US', 'United States', 'USD'),
  destination('CA', 'Canada', 'CAD'),
  destination('GB', 'United Kingdom', 'GBP'),
  destination('DE', 'Germany', 'EUR'),
  destination('NL', 'Netherlands', 'EUR'),
  destination('SE', 'Sweden', 'SEK'),
  destination('FI', 'Finland', 'EUR'),
  destination('FR', 'France', 'EUR'),
  destination('ES', 'Spain', 'EUR'),
  destination('IT', 'Italy', 'EUR'),
  destination('AT', 'Austria', 'EUR'),
  destination('BE', 'Belgium', 'EUR'),
  destination('DK', 'Denmark', 'DKK'),
  destination('PT', 'Portugal', 'EUR'),
  destination('CN', 'China', 'CNY'),
  destination('IN', 'India', 'INR'),
  destination('TR', 'Turkey', 'TRY'),
  destination('AE', 'United Arab Emirates', 'AED'),
  destination('BR', 'Brazil', 'BRL'),
  DOMICILIARY,
  destination('GH', 'Ghana', 'GHS'),
  destination('KE', 'Kenya', 'KES'),
  destination('ZA', 'South Africa', 'ZAR'),
];

/** Currencies that trade with US dollars and still reach no dollar account in Nigeria: it is for naira. */
const NOT_TO_DOMICILIARY: readonly string[] = ['GHS', 'KES', 'ZAR'];

/**
 * The destinations that may be offered to senders of a currency. One that does not trade with it is
 * also offered: choosing it changes the currency.
 */
export const offeredTo = (
  sending: string,
  places: readonly Destination[],
): readonly Destination[] =>
  places.filter(({ key }) => key !== DOMICILIARY.key || !NOT_TO_DOMICILIARY.includes(sending));

/** What the send-money form offers to senders of a currency: from Ghana, not Sweden. */
export const sendDestinations = (sending: string): readonly Destination[] =>
  offeredTo(sending, SEND_DESTINATIONS).filter(
    ({ country }) => !(sending === 'GHS' && country === 'SE'),
  );

/** What Create Your Transfer offers when the network's list of countries is not available. */
export const KNOWN_DESTINATIONS: readonly Destination[] = [
  ...SEND_DESTINATIONS.filter((known) => known !== DOMICILIARY),
  destination('NG', 'Nigeria', 'NGN'),
];

/** A country as the network lists it. */
interface ListedCountry {
  readonly abbreviation: string;
  readonly country: string;
  readonly currency: string | null;
  readonly receiving: boolean | null;
}

/**
 * The network's countries as destinations: those that receive, in a receivable currency of the
 * catalogue. If the list says of no country whether it receives, the known ones are used.
 */
export function listedDestinations(countries: readonly ListedCountry[]): readonly Destination[] {
  const found = countries.flatMap(({ abbreviation, country, currency, receiving }) => {
    const known = currency === null ? undefined : currencyOf(currency);
    if (!(receiving === true && known?.is_matcher_from_currency)) return [];
    return [
      { key: abbreviation, country: abbreviation, name: country, currency: known.currency_code },
    ];
  });
  return found.length > 0 ? found : KNOWN_DESTINATIONS;
}

/** The limits of what a recipient there gets; undefined for a currency the catalogue lacks. */
export function receivingLimits({ currency, max_amount }: Destination): AmountLimits | undefined {
  const known: Currency | undefined = currencyOf(currency);
  return known && { ...known, max_amount: max_amount ?? known.max_amount };
}
