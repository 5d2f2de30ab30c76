/** The countries the network serves, and its remittance companies. */
import type { CurrencyCode } from '#domain/currencies/catalogue.ts';

type Row = readonly [
  abbreviation: string,
  country: string,
  currency: CurrencyCode,
  continent: string,
  locale: string,
  use: 'send' | 'receive' | 'both',
];

const ROWS: readonly Row[] = [
  ['AE', 'United Arab Emirates', 'AED', 'Asia', 'ar-AE', 'receive'],
  ['AT', 'Austria', 'EUR', 'Europe', 'de-AT', 'both'],
  ['AU', 'Australia', 'AUD', 'Oceania', 'en-AU', 'send'],
  ['BE', 'Belgium', 'EUR', 'Europe', 'nl-BE', 'both'],
  ['BG', 'Bulgaria', 'BGN', 'Europe', 'bg-BG', 'send'],
  ['BR', 'Brazil', 'BRL', 'South America', 'pt-BR', 'receive'],
  ['CA', 'Canada', 'CAD', 'North America', 'en-CA', 'both'],
  ['CH', 'Switzerland', 'CHF', 'Europe', 'de-CH', 'send'],
  ['CN', 'China', 'CNY', 'Asia', 'zh-CN', 'receive'],
  ['CZ', 'Czech Republic', 'CZK', 'Europe', 'cs-CZ', 'send'],
  ['DE', 'Germany', 'EUR', 'Europe', 'de-DE', 'both'],
  ['DK', 'Denmark', 'DKK', 'Europe', 'da-DK', 'both'],
  ['ES', 'Spain', 'EUR', 'Europe', 'es-ES', 'both'],
  ['FI', 'Finland', 'EUR', 'Europe', 'fi-FI', 'both'],
  ['FR', 'France', 'EUR', 'Europe', 'fr-FR', 'both'],
  ['GB', 'United Kingdom', 'GBP', 'Europe', 'en-GB', 'both'],
  ['GH', 'Ghana', 'GHS', 'Africa', 'en-GH', 'both'],
  ['GI', 'Gibraltar', 'GIP', 'Europe', 'en-GI', 'send'],
  ['HK', 'Hong Kong', 'HKD', 'Asia', 'zh-HK', 'send'],
  ['HR', 'Croatia', 'HRK', 'Europe', 'hr-HR', 'send'],
  ['HU', 'Hungary', 'HUF', 'Europe', 'hu-HU', 'send'],
  ['IE', 'Ireland', 'EUR', 'Europe', 'en-IE', 'send'],
  ['IN', 'India', 'INR', 'Asia', 'en-IN', 'receive'],
  ['IS', 'Iceland', 'ISK', 'Europe', 'is-IS', 'send'],
  ['IT', 'Italy', 'EUR', 'Europe', 'it-IT', 'both'],
  ['JP', 'Japan', 'JPY', 'Asia', 'ja-JP', 'send'],
  ['KE', 'Kenya', 'KES', 'Africa', 'en-KE', 'both'],
  ['MY', 'Malaysia', 'MYR', 'Asia', 'ms-MY', 'send'],
  ['NG', 'Nigeria', 'NGN', 'Africa', 'en-NG', 'both'],
  ['NL', 'Netherlands', 'EUR', 'Europe', 'nl-NL', 'both'],
  ['NO', 'Norway', 'NOK', 'Europe', 'nb-NO', 'send'],
  ['NZ', 'New Zealand', 'NZD', 'Oceania', 'en-NZ', 'send'],
  ['PL', 'Poland', 'PLN', 'Europe', 'pl-PL', 'send'],
  ['PT', 'Portugal', 'EUR', 'Europe', 'pt-PT', 'both'],
  ['RO', 'Romania', 'RON', 'Europe', 'ro-RO', 'send'],
  ['SE', 'Sweden', 'SEK', 'Europe', 'sv-SE', 'both'],
  ['SG', 'Singapore', 'SGD', 'Asia', 'en-SG', 'send'],
  ['TR', 'Turkey', 'TRY', 'Asia', 'tr-TR', 'receive'],
  ['US', 'United States', 'USD', 'North America', 'en-US', 'both'],
  ['ZA', 'South Africa', 'ZAR', 'Africa', 'en-ZA', 'both'],
];

/** Every country, by its two-letter code. */
export const COUNTRIES = ROWS.map(([abbreviation, country, currency, continent, locale, use]) => ({
  abbreviation,
  country,
  currency,
  continent,
  locale,
  sending: use !== 'receive',
  receiving: use !== 'send',
  // Offers to it are made without a look at how the matcher pays.
  skip_payment_method_check: use === 'receive',
}));

/** The three remittance companies (1N). */
export const REMITTANCE_COMPANIES = [
  { id: 1, company: 'Baobab Remit' },
  { id: 2, company: 'Meridian Transfer' },
  { id: 3, company: 'Kola & Sons Money Services' },
] as const;
