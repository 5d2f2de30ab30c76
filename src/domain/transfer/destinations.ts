/** Where a transfer may go: countries, their currencies and what a recipient there needs (3C, 3U, 3V). */
import {
  type AmountLimits,
  type Currency,
  type CurrencyCode,
  currencyOf,
} from '../currencies/catalogue.ts';

/** Countries whose recipients are paid by the unified recipient service (3U02). */
const UNIFIED_COUNTRIES: readonly (string | null)[] = ['CN', 'IN', 'TR', 'AE', 'BR'];

/** Whether recipients there are described by the Recipient Details dialog instead of a handle. */
export const isUnified = (country: string | null): boolean => UNIFIED_COUNTRIES.includes(country);

export interface ReceivingCountry {
  /** What the select holds; unique. */
  readonly key: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly name: string;
  readonly currency: string;
  /** Where it is not the currency's own maximum. */
  readonly max_amount?: number;
}

/** An account in US dollars at a bank of Nigeria, for at most 2000 (3V03). */
export const DOMICILIARY: ReceivingCountry = {
  key: 'domiciliary',
  country: 'NG',
  name: 'Nigeria Domiciliary Account',
  currency: 'USD',
  max_amount: 2000,
};

const destination = (country: string, name: string, currency: CurrencyCode): ReceivingCountry => ({
  key: country,
  country,
  name,
  currency,
});

/** What the send-money form offers, in the order of the specification (3C, 3U, 3V). */
const SEND_DESTINATIONS: readonly ReceivingCountry[] = [
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

/** What senders of a currency are offered: from Ghana, not Sweden (3V04). Choosing one may change the currency. */
export const sendDestinations = (sending: string): readonly ReceivingCountry[] =>
  SEND_DESTINATIONS.filter(({ key }) => !(sending === 'GHS' && key === 'SE'));

/**
 * The country that an offer to there names. A dollar account at home, in Nigeria, needs none, which makes
 * the offer hybrid (3C27); for senders elsewhere the account stands for Nigeria, as a p2p offer names a
 * country (3V08).
 */
export const matcherCountry = (
  { key, country }: ReceivingCountry,
  senderCountry: string | null,
): string | null => (key === DOMICILIARY.key && senderCountry === country ? null : country);

/** What Create Order offers when the network's list of countries is not available. */
export const KNOWN_DESTINATIONS: readonly ReceivingCountry[] = [
  ...SEND_DESTINATIONS.filter((known) => known !== DOMICILIARY),
  destination('NG', 'Nigeria', 'NGN'),
];

interface ListedCountry {
  readonly abbreviation: string;
  readonly country: string;
  readonly currency: string | null;
  readonly receiving: boolean | null;
}

/** The network's countries that receive a currency of the catalogue; the known ones if the list does not say. */
export function listedDestinations(
  countries: readonly ListedCountry[],
): readonly ReceivingCountry[] {
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
export function receivingLimits({
  currency,
  max_amount,
}: ReceivingCountry): AmountLimits | undefined {
  const known: Currency | undefined = currencyOf(currency);
  return known && { ...known, max_amount: max_amount ?? known.max_amount };
}
