/** Flags of countries: pictures of this program, each loaded when it is first shown. */

const FLAGS = import.meta.glob<string>(
  '../../../../node_modules/country-flag-icons/3x2/[A-Z][A-Z].svg',
  { eager: true, query: '?no-inline', import: 'default' },
);
const BY_CODE = new Map(
  Object.entries(FLAGS).map(([path, url]) => [path.slice(-'NG.svg'.length, -'.svg'.length), url]),
);

/** The address of the flag of a country by its ISO 3166 alpha-2 code; undefined when there is none. */
export const flagUrl = (code: string): string | undefined => BY_CODE.get(code.toUpperCase());

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name of a country by its code; the code itself when it is none. */
export function countryName(code: string): string {
  try {
    return names.of(code.toUpperCase()) ?? code;
  } catch (error) {
    if (error instanceof RangeError) return code;
    throw error;
  }
}

/** The codes of countries with a flag, by their English names in small letters. */
const CODES = new Map([...BY_CODE.keys()].map((code) => [countryName(code).toLowerCase(), code]));

/** The ISO 3166 alpha-2 code in what a server says of a country, a code or a name; null if neither. */
export function countryCode(country: string): string | null {
  if (flagUrl(country) !== undefined) return country.toUpperCase();
  return CODES.get(country.trim().toLowerCase()) ?? null;
}
