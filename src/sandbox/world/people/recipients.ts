/** People outside the network whom matchers have the poster's money sent to. */
import type { recipients } from '../../database/schema.ts';
import { placeOf } from '../places/places.ts';
import { randomFor } from '../random.ts';
import { bankOf, type WorldPerson } from './people.ts';

type RecipientRow = Omit<typeof recipients.$inferSelect, 'id'>;

/** A person's recipient in the country `country`; the same two always give the same row. */
export function describeRecipient(seed: number, owner: WorldPerson, country: string): RecipientRow {
  const place = placeOf(country);
  const random = randomFor(seed, `recipient ${country}`, owner.id);
  const city = random.pick(place.cities);
  const plain = place.nameOrder === 'given-first';
  const first = random.pick(place.given);
  const last = random.pick(place.family);
  return {
    person_id: owner.id,
    name: plain ? `${first} ${last}` : `${last}${first}`,
    email: random.chance(0.7) ? `recipient${owner.id}.${country.toLowerCase()}@example.com` : null,
    phone: random.chance(0.9) ? place.phone.replaceAll('#', () => random.digits(1)) : null,
    street_number: String(random.whole(1, 200)),
    address: random.pick(place.streets),
    address2: random.chance(0.1) ? `Suite ${random.whole(1, 40)}` : null,
    city: city.name,
    country,
    bank_id: bankOf(place, random),
    account_number: random.digits(place.accountDigits),
  };
}
