/** Names of countries: one spelling of each, for all spellings of servers, lists and the system. */
import { normalizeText } from '../text/normalize-text.ts';

/** Where the usual English name is another than the system's. */
const USUAL: Readonly<Record<string, string>> = {
  CD: 'Democratic Republic of the Congo',
  CG: 'Congo',
  CI: 'Ivory Coast',
  CZ: 'Czech Republic',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macau',
  TR: 'Turkey',
  VC: 'Saint Vincent and the Grenadines',
};

/** Other names that users and servers write. */
const OTHER: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  GB: ['UK', 'Great Britain'],
  KR: ['Republic of Korea'],
  RU: ['Russian Federation'],
  US: ['USA', 'United States of America'],
  VN: ['Viet Nam'],
};

let names: Intl.DisplayNames | undefined;

/** The system's name of a region; undefined for an unknown code. */
function systemName(code: string): string | undefined {
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return /^[A-Z]{2}$/u.test(code) ? names.of(code) : undefined;
}

const spelled = (name: string) => name.replace(' & ', ' and ').replace('St. ', 'Saint ');

const nameOf = (code: string): string | undefined => {
  const own = systemName(code);
  return USUAL[code] ?? (own && spelled(own));
};

/** The English name of a country by its ISO 3166 alpha-2 code; the code itself if it is unknown. */
export const countryName = (code: string): string => nameOf(code.toUpperCase()) ?? code;

/** Every code that is not an old one of another: YU went into RS. */
function currentCodes(): readonly string[] {
  const letters = Array.from({ length: 26 }, (_letter, at) => String.fromCharCode(65 + at));
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => new Intl.Locale(`und-${code}`).region === code);
}

function codesByName(): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const code of currentCodes()) {
    const known = [nameOf(code), systemName(code), ...(OTHER[code] ?? [])];
    for (const name of known) {
      if (name !== undefined) codes.set(normalizeText(name), code);
    }
  }
  return codes;
}

/** Made when it is first used: every start would wait for it, and few need it. */
let byName: ReadonlyMap<string, string> | undefined;

/** The ISO 3166 alpha-2 code of a country by any of its English names; null for other texts. */
export function countryCodeOf(name: string): string | null {
  byName ??= codesByName();
  return byName.get(normalizeText(name.trim())) ?? null;
}

/** The name of a country from a server's code and name; null without both, unchanged if unknown. */
export function countryLabel(code: string | null, name: string | null): string | null {
  const known = (code && nameOf(code.toUpperCase())) ?? (name && nameOf(countryCodeOf(name) ?? ''));
  return known || name || code;
}
