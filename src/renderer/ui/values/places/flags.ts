/** Flags of countries: pictures of this program, each loaded when it is first shown. */
import { countryCodeOf } from '#domain/places/country-names.ts';

const FLAGS = import.meta.glob<string>(
  '../../../../../node_modules/country-flag-icons/3x2/[A-Z][A-Z].svg',
  { eager: true, query: '?no-inline', import: 'default' },
);
const BY_LINK = new Map(
  Object.entries(FLAGS).map(([path, url]) => [path.split('/node_modules/')[1] ?? path, url]),
);

/** Where a flag is, under the folder of the countries' images, by its file, which a currency names (3Y05). */
export const flagLink = (file: string): string => `country-flag-icons/3x2/${file}`;

/** The address of the flag of a country by its ISO 3166 alpha-2 code; undefined when there is none. */
export const flagUrl = (code: string): string | undefined =>
  BY_LINK.get(flagLink(`${code.toUpperCase()}.svg`));

/** The ISO 3166 alpha-2 code in what a server says of a country, a code or a name; null if neither. */
export const countryCode = (country: string): string | null =>
  flagUrl(country) === undefined ? countryCodeOf(country) : country.toUpperCase();
