/** People and banks as orders carry them (1F, 1L, 1O). */
import type { InferSelectModel } from 'drizzle-orm';
import { asc, eq, inArray } from 'drizzle-orm';
import {
  type BankOnWire,
  person as declaredPerson,
  type PersonOnWire,
} from '#contract/people/person.ts';
import type { Queries } from '../../database/database.ts';
import { banks, countries, methods, people } from '../../database/schema.ts';
import { asRow } from '../rows.ts';

type PersonRecord = InferSelectModel<typeof people>;
type MethodRecord = InferSelectModel<typeof methods>;
type BankRecord = InferSelectModel<typeof banks>;

interface MethodWithBank {
  readonly method: MethodRecord;
  readonly bank: BankRecord | null;
}

/** A person with everything an order shows of them. */
export interface KnownPerson {
  readonly person: PersonRecord;
  readonly country: string;
  readonly methods: readonly MethodWithBank[];
}

/** A person named beside something else. */
export const named = ({ id, full_name, full_name_shown, email }: PersonRecord) => ({
  id,
  full_name,
  full_name_shown,
  email,
});

/** People by their ids. */
export type KnownPeople = ReadonlyMap<number, KnownPerson>;

const present = (ids: readonly (number | null | undefined)[]): number[] => [
  ...new Set(ids.filter((id) => id !== null && id !== undefined)),
];

/** The person of an id as the API sends them; null where there is none. */
export const personOf = (known: KnownPeople, id: number | null | undefined) => {
  const found = known.get(id ?? 0);
  return found ? personOnWire(found) : null;
};

/** The people of some ids, by id; ids that are missing are passed over. */
export async function findPeople(
  queries: Queries,
  ids: readonly (number | null | undefined)[],
): Promise<KnownPeople> {
  const wanted = present(ids);
  if (wanted.length === 0) return new Map();
  const found = await queries
    .select({ person: people, country: countries.country })
    .from(people)
    .innerJoin(countries, eq(countries.abbreviation, people.country))
    .where(inArray(people.id, wanted));
  const owned = await queries
    .select({ method: methods, bank: banks })
    .from(methods)
    .leftJoin(banks, eq(banks.id, methods.bank_id))
    .where(inArray(methods.person_id, wanted))
    .orderBy(asc(methods.id));
  return new Map(
    found.map(({ person, country }) => [
      person.id,
      { person, country, methods: owned.filter(({ method }) => method.person_id === person.id) },
    ]),
  );
}

const methodOnWire = ({ method, bank }: MethodWithBank) => ({
  id: method.id,
  provider: method.provider,
  institution_name: bank?.name,
  accountNumber: method.account_number,
  account_name: null,
});

/** A person as the API sends them. */
function personOnWire({ person, country, methods: owned }: KnownPerson): PersonOnWire {
  const ofKind = (kind: MethodRecord['kind']) => owned.filter(({ method }) => method.kind === kind);
  const address = [person.street_number, person.address, person.address2].filter(Boolean).join(' ');
  return {
    ...asRow(declaredPerson, person, {
      country_abbreviation: person.country,
      payment_methods: ofKind('payment').map(methodOnWire),
      delivery_methods: ofKind('delivery').map(methodOnWire),
      account_number: ofKind('delivery')[0]?.method.account_number,
    }),
    address,
    country,
  };
}

/** A bank with the status of a method at it. */
export const bankWith = (
  { name, status, bank_code }: BankRecord,
  methodStatus: string | null,
): BankOnWire => ({ name, status, methodStatus, account: { bank_code } });

/** The bank behind a person's method, as the API sends it; null where there is none. */
export function bankOnWire(owner: KnownPerson | undefined, methodId: number | null | undefined) {
  const used = owner?.methods.find(({ method }) => method.id === methodId);
  return used?.bank ? bankWith(used.bank, used.method.status) : null;
}
