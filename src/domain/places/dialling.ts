/** Phone codes of numbers, by the reference data (3U). */
import { dialPrefix, type ReferenceCountry } from './reference.ts';

type Dialled = Pick<ReferenceCountry, 'iso2' | 'phone_code'>;

/** Of several countries with one prefix, the one with most numbers. */
const MAIN: readonly string[] = [
  'AU',
  'CW',
  'FI',
  'FK',
  'GB',
  'GP',
  'MA',
  'NF',
  'NO',
  'RE',
  'RU',
  'US',
];

/** The digits a number with this country's prefix begins with; null where the data has no single one. */
function digitsOf(country: Dialled): string | null {
  const prefix = dialPrefix(country).replaceAll(/[ -]/gu, '');
  return /^\+[1-9]\d*$/u.test(prefix) ? prefix.slice(1) : null;
}

/** Whether numbers of the country begin with one prefix, if known. */
export const hasDialPrefix = (country: Dialled): boolean => digitsOf(country) !== null;

const afterPlus = (number: string): string | null => {
  const text = number.trimStart();
  return text.startsWith('+') ? text.replaceAll(/\D/gu, '') : null;
};

/** Whether this country is the usual one of its prefix. */
export const isMainOfPrefix = ({ iso2 }: Dialled): boolean => MAIN.includes(iso2);

/**
 * The country of the longest prefix that a number begins with. Among several with that prefix it is
 * the `preferred` one, else the main one. Undefined for a number without a plus or with an unknown
 * prefix.
 */
export function countryOfNumber<T extends Dialled>(
  number: string,
  countries: readonly T[],
  preferred: string | null = null,
): T | undefined {
  const digits = afterPlus(number);
  if (digits === null) return undefined;
  let best: { readonly country: T; readonly weight: number } | undefined;
  for (const country of countries) {
    const prefix = digitsOf(country);
    if (prefix === null || !digits.startsWith(prefix)) continue;
    const favour = (country.iso2 === preferred ? 2 : 0) + (isMainOfPrefix(country) ? 1 : 0);
    const weight = prefix.length * 4 + favour;
    if (best === undefined || weight > best.weight) best = { country, weight };
  }
  return best?.country;
}

/** The number with the prefix of `to`, in place of the prefix it has; the rest of it is unchanged. */
export function withDialPrefix<T extends Dialled>(
  number: string,
  to: T,
  countries: readonly T[],
): string {
  const prefix = dialPrefix(to);
  const from = countryOfNumber(number, countries);
  const rest = from === undefined ? number.replace(/^\s*\+/u, '') : restAfter(number, from);
  return `${prefix} ${rest.trimStart()}`;
}

/** What follows the prefix, which may be written with blanks or dashes between its digits. */
function restAfter(number: string, country: Dialled): string {
  const digits = dialPrefix(country).replaceAll(/\D/gu, '');
  return number.replace(new RegExp(`^\\D*${[...digits].join('\\D*')}[^\\d(]*`, 'u'), '');
}
