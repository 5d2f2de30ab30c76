/** Countries and their subdivisions, and how they are found (3G). */
import { createFinder } from '../text/finder.ts';
import { countryName } from './country-names.ts';

/** A part of a country: a province, a county, an emirate, … */
export interface Subdivision {
  readonly id: number;
  readonly name: string;
  /** Letters or digits, sometimes with a marker of its region before; null where there is none. */
  readonly state_code: string | null;
}

/** A country or territory with its subdivisions, which may be none. */
export interface ReferenceCountry {
  readonly name: string;
  /** ISO 3166 alpha-3. */
  readonly iso3: string;
  /** ISO 3166 alpha-2. */
  readonly iso2: string;
  /** As text: empty, with a plus, with dashes or several prefixes are possible. */
  readonly phone_code: string;
  /** Empty where there is none. */
  readonly capital: string;
  /** ISO 4217; empty where there is none. */
  readonly currency: string;
  readonly states: readonly Subdivision[];
}

interface ReferenceOrigin {
  readonly name: string;
  readonly version: string;
}

export interface ReferenceData {
  /** In alphabetical order. */
  readonly countries: readonly ReferenceCountry[];
  readonly origin: ReferenceOrigin;
}

interface FoundSubdivision {
  readonly country: ReferenceCountry;
  readonly subdivision: Subdivision;
}

/** What a search found, best first. */
interface ReferenceFinds {
  readonly countries: readonly ReferenceCountry[];
  readonly subdivisions: readonly FoundSubdivision[];
}

/** The dialling prefix as people write it: '+44'; empty where the country has none. */
export function dialPrefix({ phone_code: code }: Pick<ReferenceCountry, 'phone_code'>): string {
  if (code === '') return '';
  return code.startsWith('+') ? code : `+${code}`;
}

/** The name of a region in a language, as the system has it; empty where it has none. */
const nameIn = (language: string, region: string): string =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(region) ?? '';

/** All names a country is found by: the data's, the usual English one and the one in its main language. */
function namesOf({ name, iso2 }: ReferenceCountry): readonly string[] {
  const own = new Intl.Locale('und', { region: iso2 }).maximize().toString();
  return [name, countryName(iso2), nameIn('en', iso2), nameIn(own, iso2)];
}

const describe = ({ iso2 }: ReferenceCountry, { name, state_code: code }: Subdivision) => ({
  names: [name],
  codes: code === null ? [] : [code, `${iso2}-${code}`],
});

/** Prepares a search for subdivisions of one country, by name or code. */
export const createSubdivisionFinder = (country: ReferenceCountry) =>
  createFinder(country.states, (subdivision) => describe(country, subdivision));

/** What people say in place of the ISO's codes. */
const CUSTOMARY: Readonly<Record<string, string>> = { AE: 'UAE', GB: 'UK' };

/** The searches over the data. */
export interface ReferenceFinders {
  /** Countries by name, in English or their own language, code or prefix; all for an empty text. */
  findCountries(text: string): readonly ReferenceCountry[];
  /** Countries by capital and currency too, and subdivisions; nothing for an empty text. */
  search(text: string): ReferenceFinds;
}

/** Prepares the searches, without regard to case and accents. */
export function createReferenceFinders(countries: readonly ReferenceCountry[]): ReferenceFinders {
  const entries = countries.map((country) => {
    const { iso2, iso3, phone_code: digits } = country;
    const codes = [iso2, iso3, CUSTOMARY[iso2] ?? iso2, dialPrefix(country), digits];
    return { country, names: namesOf(country), codes };
  });
  const findAll = createFinder(entries, ({ country, names, codes }) => ({
    names,
    codes: [...codes, country.currency, country.capital],
  }));
  const find = createFinder(entries, (entry) => entry);
  const findSubdivisions = createFinder(
    countries.flatMap((country) => country.states.map((subdivision) => ({ country, subdivision }))),
    ({ country, subdivision }) => describe(country, subdivision),
  );
  const countriesOf = (found: readonly { readonly country: ReferenceCountry }[]) =>
    found.map(({ country }) => country);
  return {
    findCountries: (text) => countriesOf(find(text)),
    search(text) {
      if (text.trim() === '') return { countries: [], subdivisions: [] };
      return { countries: countriesOf(findAll(text)), subdivisions: findSubdivisions(text) };
    },
  };
}
