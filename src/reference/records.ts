/**
 * Creates the reference data of countries and subdivisions (3G) at build time: only the fields the
 * specification names, from the maintained package with our corrections. It is never read at run time.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ReferenceCountry, Subdivision } from '#domain/places/reference.ts';
import { phoneCode, subdivisionName } from './corrections.ts';

/** The package the data is of: its licence, ODbL, asks that it is named. */
export const REFERENCE_PACKAGE = '@countrystatecity/countries';

/** The fields of the package's files that are read. */
interface PackagedCountry {
  readonly name: string;
  readonly iso2: string;
  readonly iso3: string;
  readonly phonecode: string | null;
  readonly capital: string | null;
  readonly currency: string | null;
}
interface PackagedState {
  readonly id: number;
  readonly name: string;
  readonly iso2: string | null;
  readonly iso3166_2: string;
}

const require = createRequire(import.meta.url);
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
  a.name.localeCompare(b.name, 'en');

/** A country's folder is its name and its code; one without subdivisions has no file of them. */
function statesIn(folder: string | undefined): readonly Subdivision[] {
  const file = folder === undefined ? '' : join(folder, 'states.json');
  if (!existsSync(file)) return [];
  return (readJson(file) as readonly PackagedState[])
    .map(({ id, name, iso2, iso3166_2: code }) => ({
      id,
      name: subdivisionName(code, name),
      state_code: iso2 || null,
    }))
    .sort(byName);
}

/** The version of the package. It does not export its own package.json. */
export function referenceVersion(): string {
  const file = join(dirname(require.resolve(REFERENCE_PACKAGE)), '../package.json');
  return (readJson(file) as { readonly version: string }).version;
}

/** Every country with its subdivisions, both in alphabetical order. */
export function referenceCountries(): readonly ReferenceCountry[] {
  const list = require.resolve(`${REFERENCE_PACKAGE}/data/countries.json`);
  const data = dirname(list);
  const folders = new Map(
    readdirSync(data).map((name) => [name.slice(name.lastIndexOf('-') + 1), join(data, name)]),
  );
  return (readJson(list) as readonly PackagedCountry[])
    .map(({ name, iso2, iso3, phonecode, capital, currency }) => ({
      name,
      iso3,
      iso2,
      phone_code: phoneCode(phonecode),
      capital: capital ?? '',
      currency: currency ?? '',
      states: statesIn(folders.get(iso2)),
    }))
    .sort(byName);
}
