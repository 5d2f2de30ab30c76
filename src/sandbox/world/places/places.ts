/** All places people of the world come from. */
import { AFRICA } from './africa.ts';
import { NORTH_AMERICA, SOUTH_AMERICA } from './americas.ts';
import { ASIA } from './asia.ts';
import { EUROPE } from './europe.ts';
import type { Place } from './place.ts';

/** The places, in the fixed order the seeder counts on. */
export const PLACES: readonly Place[] = [
  ...AFRICA,
  ...NORTH_AMERICA,
  ...EUROPE,
  ...SOUTH_AMERICA,
  ...ASIA,
];

const byCountry = new Map(PLACES.map((place) => [place.country, place]));

/** The place of a country. @throws when the world has no person of that country */
export function placeOf(country: string): Place {
  const found = byCountry.get(country);
  if (!found) throw new Error(`nobody comes from ${country}`);
  return found;
}
