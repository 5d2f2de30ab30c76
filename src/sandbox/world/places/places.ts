/** All places people of the world come from. */
import { AFRICA } from './africa.ts';
import { EAST } from './east.ts';
import type { Place } from './place.ts';
import { WEST } from './west.ts';

/** The places, in the fixed order the seeder counts on. */
export const PLACES: readonly Place[] = [...AFRICA, ...WEST, ...EAST];

const byCountry = new Map(PLACES.map((place) => [place.country, place]));

/** The place of a country. @throws when nobody of that country is in the world */
export function placeOf(country: string): Place {
  const found = byCountry.get(country);
  if (!found) throw new Error(`nobody comes from ${country}`);
  return found;
}
