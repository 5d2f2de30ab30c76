/** The people of the world: who they are, where they live, how they pay and are paid. */
import { normalizeText } from '#domain/text/normalize-text.ts';
import type { methods as methodTable, people } from '../../database/schema.ts';
import type { WorldCurrency } from '../orders/currencies.ts';
import type { Place } from '../places/place.ts';
import { PLACES } from '../places/places.ts';
import { type Random, randomFor } from '../random.ts';
import { describeAccount } from './account-details.ts';
import type { UserState } from './user-state.ts';

type PersonRow = typeof people.$inferSelect;
type MethodRow = typeof methodTable.$inferSelect;

/** What orders need to know of a person. */
export interface WorldPerson {
  readonly id: number;
  readonly country: string;
  readonly currency: WorldCurrency;
  readonly canPost: boolean;
  readonly canAccept: boolean;
  /** The name as a search finds it. */
  readonly normalized: string;
  readonly paymentMethodId: number;
  /** Null for those who never said how they want to be paid. */
  readonly deliveryMethodId: number | null;
}

/** A person with the rows that describe them, without their state on the network. */
export interface Described {
  readonly person: WorldPerson;
  readonly row: Omit<PersonRow, keyof UserState>;
  readonly methods: readonly MethodRow[];
}

/** How many people of the world come from each country, in shares. */
const SHARES: Readonly<Record<string, number>> = {
  NG: 300,
  US: 110,
  GB: 80,
  CA: 60,
  GH: 60,
  KE: 40,
  ZA: 36,
  DE: 34,
  FR: 28,
  NL: 20,
  SE: 16,
  CN: 12,
  IN: 12,
  TR: 10,
  AE: 12,
  BR: 10,
};

const POSTING_CURRENCIES: readonly WorldCurrency[] = ['NGN', 'GHS', 'KES', 'ZAR'];

/** Names that break a careless screen or export. Some people have one. */
const AWKWARD_NAMES: readonly (readonly [first: string, last: string])[] = [
  ['<b>Ada</b>', 'Obi'],
  ['<img src=x onerror=alert(1)>', 'Okoro'],
  ['Maria Antonieta Guadalupe Concepción', 'Fernández de Córdoba y Álvarez de Toledo-Figueroa'],
  ['D’Arcy-Siobhán', "O'Shaughnessy"],
  ['=HYPERLINK("http://example.com")', 'Bello'],
  ['O', 'Ng'],
  ['Robert', "'); DROP TABLE orders;--"],
  ['👩🏾‍🚀 Zuri', 'Mwangi'],
];
const AWKWARD_EVERY = 47;

const DAY = 86_400_000;

const NON_LATIN = /[֐-׿]|[؀-ۿ]|[ऀ-ॿ]|[一-鿿]/u;
const HEBREW = /[֐-׿]/u;

/** Names are paired within one script, as people's are. */
function scriptOf(name: string): string {
  if (HEBREW.test(name)) return 'hebrew';
  return NON_LATIN.test(name) ? 'other' : 'latin';
}

function ownNames(place: Place, random: Random): { first: string; last: string } {
  const first = random.pick(place.given);
  const script = scriptOf(first);
  const last = random.pick(place.family.filter((name) => scriptOf(name) === script));
  return { first, last };
}

function emailOf(first: string, last: string, id: number): string {
  const latin = (text: string) => normalizeText(text).replaceAll(/[^a-z]/gu, '');
  const local = [latin(first).slice(0, 20), latin(last).slice(0, 20)].filter(Boolean).join('.');
  return `${local || 'user'}${id}@example.${['com', 'net', 'org'][id % 3]}`;
}

const shaped = (pattern: string, random: Random) => pattern.replaceAll('#', () => random.digits(1));

const twoDigits = (value: number) => String(value).padStart(2, '0');

const dateOfBirth = (random: Random) =>
  `${random.whole(1948, 2005)}-${twoDigits(random.whole(1, 12))}-${twoDigits(random.whole(1, 28))}`;

function address(place: Place, random: Random) {
  const city = random.pick(place.cities);
  return {
    street_number: String(random.whole(1, 240)),
    address: random.pick(place.streets),
    address2: random.chance(0.2) ? `Flat ${random.whole(1, 60)}` : null,
    city: city.name,
    state: city.state,
    zipcode: random.chance(0.9) ? city.zipcode : null,
  };
}

const NO_ADDRESS = {
  street_number: null,
  address: null,
  address2: null,
  city: null,
  state: null,
  zipcode: null,
};

/** What the loaded orders, and staff, fill in. */
const NOTHING_YET = {
  last_posted_at: null,
  last_matched_at: null,
  last_transaction_completed_at: null,
  deleted_at: null,
  status_before_ban: null,
};

/** Banks of all places in one row of ids; `firstBankId` is the first bank of a country. */
const firstBankIds = new Map<string, number>();
let banksSoFar = 0;
for (const place of PLACES) {
  firstBankIds.set(place.country, banksSoFar + 1);
  banksSoFar += place.banks.length;
}

/** The id of one of a country's banks. */
export const bankOf = (place: Place, random: Random): number =>
  (firstBankIds.get(place.country) ?? 1) + random.whole(0, place.banks.length - 1);

const PROVIDERS: Partial<Record<WorldCurrency, readonly string[]>> = {
  USD: ['zelle', 'ach', 'card'],
  CAD: ['interac', 'card'],
  GBP: ['faster', 'card'],
  EUR: ['sepa', 'card'],
  SEK: ['sepa'],
};

interface Owner {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

function method(place: Place, kind: MethodRow['kind'], owner: Owner, random: Random): MethodRow {
  const row = {
    id: owner.id * 2 - (kind === 'payment' ? 1 : 0),
    person_id: owner.id,
    kind,
    provider: random.pick(PROVIDERS[place.currency] ?? ['bank']),
    bank_id: bankOf(place, random),
    account_number: random.digits(place.accountDigits),
    status: random.chance(0.85) ? 'bank_authenticated' : 'bank_authentication_needed',
  };
  return { ...row, ...describeAccount(row, owner, place) };
}

const PLACE_SHARES = PLACES.map((place) => [place, SHARES[place.country] ?? 1] as const);

/** The number of people in a world with this many orders. */
export const peopleCount = (orders: number): number =>
  Math.min(60_000, Math.max(160, Math.round(orders / 8)));

interface Name {
  readonly first: string;
  readonly middle: string | null;
  readonly last: string;
  readonly full: string;
  readonly shown: string;
}

function nameOf(id: number, place: Place, random: Random): Name {
  const own = ownNames(place, random);
  const turn = id / AWKWARD_EVERY;
  const awkward = Number.isInteger(turn)
    ? AWKWARD_NAMES[(turn - 1) % AWKWARD_NAMES.length]
    : undefined;
  if (place.nameOrder === 'family-first' && !awkward) {
    const full = `${own.last}${own.first}`;
    return { ...own, middle: null, full, shown: full };
  }
  const [first, last] = awkward ?? [own.first, own.last];
  const second = ownNames(place, random).first;
  const middle = random.chance(0.25) && second !== first ? second : null;
  const full = [first, middle, last].filter((part) => part !== null).join(' ');
  return { first, middle, last, full, shown: `${first} ${last}` };
}

/**
 * The first people can take any part, so that every corridor has the beneficiary and the three
 * matchers that one order may have.
 */
const FOUNDERS_EACH = 5;
const isFounder = (id: number) => id <= PLACES.length * FOUNDERS_EACH;

function partsOf(id: number, place: Place, random: Random) {
  const posts = POSTING_CURRENCIES.includes(place.currency) || random.chance(0.4) || isFounder(id);
  return { posts, accepts: !posts || random.chance(0.5) || isFounder(id) };
}

/** A moment in the year before the world starts. */
const joiningDate = (worldStart: number, random: Random) =>
  new Date(worldStart - Math.floor(random.next() * 400 * DAY));

/**
 * The person of number `id`, from 1. The first people are a few of each place.
 */
export function describePerson(seed: number, id: number, worldStart: number): Described {
  const random = randomFor(seed, 'person', id);
  const place = PLACES[Math.floor((id - 1) / FOUNDERS_EACH)] ?? random.weighted(PLACE_SHARES);
  const name = nameOf(id, place, random);
  const email = emailOf(name.first, name.last, id);
  const { posts, accepts } = partsOf(id, place, random);
  const owner = { id, name: name.shown, email };
  const paying = method(place, 'payment', owner, random);
  const receiving = random.chance(0.96) ? method(place, 'delivery', owner, random) : null;
  return {
    person: {
      id,
      country: place.country,
      currency: place.currency,
      canPost: posts,
      canAccept: accepts,
      normalized: normalizeText(name.full),
      paymentMethodId: paying.id,
      deliveryMethodId: receiving?.id ?? null,
    },
    row: {
      id,
      firstname: name.first,
      middlename: name.middle,
      lastname: name.last,
      full_name: name.full,
      full_name_shown: name.shown,
      email,
      phone: random.chance(0.93) ? shaped(place.phone, random) : null,
      dob: random.chance(0.9) ? dateOfBirth(random) : null,
      ...(random.chance(0.92) ? address(place, random) : NO_ADDRESS),
      ...NOTHING_YET,
      country: place.country,
      can_post_offers: posts,
      can_accept_offers: accepts,
      joined_at: joiningDate(worldStart, random),
      search_text: `${normalizeText(name.full)}\n${email}`,
    },
    methods: receiving === null ? [paying] : [paying, receiving],
  };
}
