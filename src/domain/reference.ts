/** Countries and their subdivisions, and how they are found (document 3 §3, §9). */
import { fold } from './fold.ts';

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

/** A subdivision that was found, with its country. */
export interface FoundSubdivision {
  readonly country: ReferenceCountry;
  readonly subdivision: Subdivision;
}

/** What a search found, best first. */
export interface ReferenceFinds {
  readonly countries: readonly ReferenceCountry[];
  readonly subdivisions: readonly FoundSubdivision[];
}

interface Indexed<T> {
  readonly item: T;
  /** Its name, folded. */
  readonly name: string;
  /** Codes and other words it is found by, folded. */
  readonly words: readonly string[];
}

/** The dialling prefix as people write it: '+44'; empty where the country has none. */
export function dialPrefix({ phone_code: code }: Pick<ReferenceCountry, 'phone_code'>): string {
  if (code === '') return '';
  return code.startsWith('+') ? code : `+${code}`;
}

/** How well a name or its words fit: lower is better; undefined when they do not. */
function rank<T>({ name, words }: Indexed<T>, wanted: string): number | undefined {
  if (words.includes(wanted)) return 0;
  if (name === wanted) return 1;
  if (name.startsWith(wanted)) return 2;
  if (name.includes(` ${wanted}`)) return 3;
  return name.includes(wanted) ? 4 : undefined;
}

function best<T>(index: readonly Indexed<T>[], wanted: string): readonly T[] {
  const ranked: { readonly item: T; readonly score: number }[] = [];
  for (const each of index) {
    const score = rank(each, wanted);
    if (score !== undefined) ranked.push({ item: each.item, score });
  }
  // Sorting is stable: what fits alike stays in alphabetical order.
  return ranked.sort((a, b) => a.score - b.score).map(({ item }) => item);
}

/**
 * Prepares a search over names, codes, capitals, currencies and dialling prefixes, without regard to
 * case and accents. The function it gives finds nothing for an empty text.
 */
export function createReferenceSearch(
  countries: readonly ReferenceCountry[],
): (text: string) => ReferenceFinds {
  const countryIndex = countries.map((item) => ({
    item,
    name: fold(item.name),
    words: [item.iso2, item.iso3, item.currency, item.capital, dialPrefix(item), item.phone_code]
      .filter(Boolean)
      .map(fold),
  }));
  const subdivisionIndex = countries.flatMap((country) =>
    country.states.map((subdivision) => ({
      item: { country, subdivision },
      name: fold(subdivision.name),
      words: subdivision.state_code
        ? [subdivision.state_code, `${country.iso2}-${subdivision.state_code}`].map(fold)
        : [],
    })),
  );
  return (text) => {
    const wanted = fold(text.trim());
    if (wanted === '') return { countries: [], subdivisions: [] };
    return { countries: best(countryIndex, wanted), subdivisions: best(subdivisionIndex, wanted) };
  };
}
