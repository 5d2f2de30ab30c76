/** The currencies of offers and what they trade with (3Y02, 3Y03, 3Y22), with the specification's field names. */
import { type AccountFields, PAYMENTS, type PaymentType } from './payment-types.ts';

/** An entry of the catalogue. Amounts are whole units of the currency. */
export interface Currency {
  readonly currency_code: string;
  readonly currency_name: string;
  readonly country_name: string;
  /** ISO 3166 alpha-2; null where the currency is more than one country's. */
  readonly country_code: string | null;
  readonly symbol: string;
  readonly flag: string | null;
  readonly min_amount: number;
  readonly max_amount: number;
  readonly steps: number;
  readonly payment_types: readonly PaymentType[];
  /** Null where the specification gives the currency no account. */
  readonly account: AccountFields | null;
  /** Codes of the currencies it lists as tradable; see {@link canTrade}. */
  readonly can_trade_with: readonly string[];
  readonly is_poster_from_currency: boolean;
  readonly is_matcher_from_currency: boolean;
}

/** A row of the catalogue. Its flag is that of its country; 'EU' is that of no country, null is none. */
type Row = readonly [
  code: string,
  name: string,
  symbol: string,
  flag: string | null,
  countryName: string,
  amounts: readonly [least: number, most: number, step: number],
  payments: keyof typeof PAYMENTS,
  use: 'send' | 'receive' | 'both',
];

const ROWS = [
  ['EUR', 'Euro', '€', 'EU', 'European Union', [50, 1000, 50], 'euro', 'both'],
  ['USD', 'US dollar', '$', 'US', 'United States', [50, 1000, 50], 'usa', 'both'],
  ['CAD', 'Canadian dollar', 'CA$', 'CA', 'Canada', [50, 1000, 50], 'canada', 'both'],
  ['GBP', 'Pound sterling', '£', 'GB', 'United Kingdom', [50, 1000, 50], 'faster', 'both'],
  ['NGN', 'Nigerian naira', '₦', 'NG', 'Nigeria', [30000, 300000, 1000], 'naira', 'both'],
  ['GHS', 'Ghanaian cedi', 'GH₵', 'GH', 'Ghana', [500, 10000, 500], 'cedi', 'both'],
  ['KES', 'Kenyan shilling', 'KSh', 'KE', 'Kenya', [5000, 150000, 5000], 'shilling', 'both'],
  ['ZAR', 'South African rand', 'R', 'ZA', 'South Africa', [500, 10000, 500], 'rand', 'both'],
  ['SEK', 'Swedish krona', 'kr', 'SE', 'Sweden', [450, 9000, 450], 'sepa', 'both'],
  ['DKK', 'Danish krone', 'kr', 'DK', 'Denmark', [350, 7000, 350], 'sepa', 'both'],
  ['NOK', 'Norwegian krone', 'kr', 'NO', 'Norway', [450, 9000, 450], 'sepa', 'send'],
  ['ISK', 'Icelandic króna', 'kr', 'IS', 'Iceland', [7500, 150000, 7500], 'sepa', 'send'],
  ['CHF', 'Swiss franc', 'CHF', 'CH', 'Switzerland', [50, 1000, 50], 'sepa', 'send'],
  ['GIP', 'Gibraltar pound', '£', 'GI', 'Gibraltar', [50, 1000, 50], 'sepa', 'send'],
  ['PLN', 'Polish złoty', 'zł', 'PL', 'Poland', [200, 4000, 200], 'sepa', 'send'],
  ['CZK', 'Czech koruna', 'Kč', 'CZ', 'Czech Republic', [150, 3000, 150], 'sepa', 'send'],
  ['HUF', 'Hungarian forint', 'Ft', 'HU', 'Hungary', [15000, 300000, 15000], 'sepa', 'send'],
  ['RON', 'Romanian leu', 'lei', 'RO', 'Romania', [250, 5000, 250], 'sepa', 'send'],
  ['BGN', 'Bulgarian lev', 'лв', 'BG', 'Bulgaria', [100, 2000, 100], 'sepa', 'send'],
  ['HRK', 'Croatian kuna', 'kn', 'HR', 'Croatia', [350, 7000, 350], 'sepa', 'send'],
  ['AUD', 'Australian dollar', 'A$', 'AU', 'Australia', [50, 1000, 50], 'sepa', 'send'],
  ['NZD', 'New Zealand dollar', 'NZ$', 'NZ', 'New Zealand', [100, 2000, 100], 'sepa', 'send'],
  ['JPY', 'Japanese yen', '¥', 'JP', 'Japan', [10000, 200000, 10000], 'sepa', 'send'],
  ['HKD', 'Hong Kong dollar', 'HK$', 'HK', 'Hong Kong', [450, 9000, 450], 'sepa', 'send'],
  ['SGD', 'Singapore dollar', 'S$', 'SG', 'Singapore', [100, 2000, 100], 'sepa', 'send'],
  ['MYR', 'Malaysian ringgit', 'RM', 'MY', 'Malaysia', [250, 5000, 250], 'sepa', 'send'],
  ['AED', 'UAE dirham', 'د.إ', 'AE', 'United Arab Emirates', [1750, 9000, 250], 'none', 'receive'],
  ['CNY', 'Chinese yuan', 'CN¥', 'CN', 'China', [3500, 10000, 500], 'sepaOnly', 'receive'],
  ['INR', 'Indian rupee', '₹', 'IN', 'India', [40000, 120000, 5000], 'sepaOnly', 'receive'],
  ['TRY', 'Turkish lira', '₺', 'TR', 'Turkey', [13000, 39000, 2000], 'sepaOnly', 'receive'],
  ['BRL', 'Brazilian real', 'R$', 'BR', 'Brazil', [250, 10000, 250], 'sepaOnly', 'receive'],
] as const satisfies readonly Row[];

export type CurrencyCode = (typeof ROWS)[number][0];

const AFRICAN = ['NGN', 'GHS', 'KES', 'ZAR'];
const TRADED_BY_AFRICAN = ['CAD', 'EUR', 'USD', 'GBP'];

function tradedBy(code: string): readonly string[] {
  if (!AFRICAN.includes(code)) return AFRICAN;
  return code === 'NGN' ? [...TRADED_BY_AFRICAN, 'SEK'] : TRADED_BY_AFRICAN;
}

function currency([code, name, symbol, flag, countryName, amounts, payments, use]: Row): Currency {
  const [least, most, step] = amounts;
  return {
    currency_code: code,
    currency_name: name,
    country_name: countryName,
    country_code: flag === 'EU' ? null : flag,
    symbol,
    flag: flag && `${flag}.svg`,
    min_amount: least,
    max_amount: most,
    steps: step,
    payment_types: PAYMENTS[payments].types,
    account: PAYMENTS[payments].account,
    can_trade_with: tradedBy(code),
    is_poster_from_currency: use !== 'receive',
    is_matcher_from_currency: use !== 'send',
  };
}

/** Every currency, the most used first. */
export const CURRENCIES: readonly Currency[] = ROWS.map(currency);

const BY_CODE = new Map(CURRENCIES.map((known) => [known.currency_code, known]));

/** A currency by its code; undefined when the catalogue has none of it. */
export const currencyOf = (code: string): Currency | undefined => BY_CODE.get(code);

/** Whose flag stands for a currency: its country's, or for the euro that of the European Union; else null. */
export const flagOf = (code: string): string | null =>
  currencyOf(code)?.flag?.replace('.svg', '') ?? null;

export type AmountLimits = Pick<Currency, 'min_amount' | 'max_amount' | 'steps'>;

/** The amounts a select offers, from the minimum in whole steps to at most the maximum (3Y01, 3Y06). */
export function currencySteps({ min_amount, max_amount, steps }: AmountLimits): readonly number[] {
  const count = Math.floor((max_amount - min_amount) / steps) + 1;
  return Array.from({ length: count }, (_, index) => min_amount + index * steps);
}

/**
 * Whether an offer may be made between two currencies: when either lists the other. The lists are
 * written from each side and do not mirror each other (naira lists no dirham, the dirham lists
 * naira); by one side alone, several receiving countries could never be chosen (3Y22).
 */
export function canTrade(one: string, other: string): boolean {
  const lists = (a: string, b: string) => currencyOf(a)?.can_trade_with.includes(b) ?? false;
  return lists(one, other) || lists(other, one);
}

/** The codes of the currencies that list `code` as tradable, whether or not it lists them. */
export const listedBy = (code: string): readonly string[] =>
  CURRENCIES.filter((other) => other.can_trade_with.includes(code)).map(
    (other) => other.currency_code,
  );

/** The codes `code` trades with, in order: those it lists first, then those that list it. */
export function tradableWith(code: string): readonly string[] {
  const listed = currencyOf(code)?.can_trade_with ?? [];
  return [...listed, ...listedBy(code).filter((other) => !listed.includes(other))];
}

export const SENDING_CURRENCIES: readonly Currency[] = CURRENCIES.filter(
  (sent) => sent.is_poster_from_currency,
);
