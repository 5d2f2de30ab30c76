/** Everyone in the world, ready to be picked for an order. */
import type { WorldCurrency } from '../orders/currencies.ts';
import type { Random } from '../random.ts';
import type { WorldPerson } from './people.ts';

/** The people of the world by what they can be in an order. */
export interface Population {
  /** Someone who offers `currency`. A few people post much of the time. */
  poster(currency: WorldCurrency, random: Random): WorldPerson;
  /** One of the four people `poster` sends `currency` to. */
  beneficiary(poster: WorldPerson, currency: WorldCurrency, random: Random): WorldPerson;
  /** Someone other than `others` who pays in `currency`. */
  matcher(currency: WorldCurrency, others: readonly WorldPerson[], random: Random): WorldPerson;
}

type Pools = Map<WorldCurrency, WorldPerson[]>;

function pooled(people: readonly WorldPerson[]): Pools {
  const pools: Pools = new Map();
  for (const person of people) {
    const pool = pools.get(person.currency) ?? [];
    pool.push(person);
    pools.set(person.currency, pool);
  }
  return pools;
}

const BENEFICIARIES = 4;
const SPREAD = 7919;

/** Builds the pools. Each currency needs two people who post and two who accept. */
export function populate(people: readonly WorldPerson[]): Population {
  const everyone = pooled(people);
  const posters = pooled(people.filter((person) => person.canPost));
  const accepters = pooled(people.filter((person) => person.canAccept));

  /** The `at`-th of a pool, going round, passing over `others`. */
  const from = (
    pools: Pools,
    currency: WorldCurrency,
    at: number,
    others: readonly WorldPerson[],
  ) => {
    const pool = pools.get(currency) ?? [];
    for (let step = 0; step < pool.length; step += 1) {
      const person = pool[(at + step) % pool.length];
      if (person && !others.includes(person)) return person;
    }
    throw new Error(`no one is left for ${currency}`);
  };
  /** Squared: the first of a pool are its most active. */
  const active = (pools: Pools, currency: WorldCurrency, random: Random) =>
    Math.floor((pools.get(currency)?.length ?? 0) * random.next() ** 2);

  return {
    poster: (currency, random) => from(posters, currency, active(posters, currency, random), []),
    beneficiary: (poster, currency, random) =>
      from(everyone, currency, poster.id * SPREAD + random.whole(0, BENEFICIARIES - 1), [poster]),
    matcher: (currency, others, random) =>
      from(accepters, currency, active(accepters, currency, random), others),
  };
}
