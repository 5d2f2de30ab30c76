/** Users as the API sends them (2U, 2UD). */
import type { InferSelectModel } from 'drizzle-orm';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  userRow as declaredRow,
  type FullUserOnWire,
  type UserQuery,
  userWithMethods,
} from '#contract/people/users.ts';
import type { Queries } from '../../database/database.ts';
import { banks, countries, methods, people } from '../../database/schema.ts';
import { notFound } from '../../server/problem.ts';
import { recordId } from '../orders/ids.ts';
import { named } from '../orders/persons.ts';
import { idsOfPage, type Paging } from '../page.ts';
import { asRow } from '../rows.ts';
import { userCondition, userSequence } from './query.ts';

export type PersonRecord = InferSelectModel<typeof people>;

/** A user as a row of the list. */
const userRow = (user: PersonRecord, country: string) => ({
  ...asRow(declaredRow, user, besideRecord(user)),
  country,
});
type UserRowOnWire = ReturnType<typeof userRow>;

const besideRecord = (user: PersonRecord) => ({
  country_abbreviation: user.country,
  is_payment_methods_added: user.pays,
  accountOfficer: user.account_officer_tag === null ? null : { tag: user.account_officer_tag },
});

/** One page of the users of a query, which are `rowCount`. */
export async function userPage(
  queries: Queries,
  query: UserQuery & Paging,
  rowCount: number,
): Promise<UserRowOnWire[]> {
  const page = idsOfPage(queries, query, {
    table: people,
    wanted: userCondition(query),
    sequence: (backwards) => userSequence(query, backwards),
    rowCount,
  });
  const found = await queries
    .select({ user: people, country: countries.country })
    .from(page)
    .innerJoin(people, eq(people.id, page.id))
    .innerJoin(countries, eq(countries.abbreviation, people.country))
    .orderBy(...userSequence(query));
  return found.map(({ user, country }) => userRow(user, country));
}

/** The users of some ids, in that order. */
export async function usersOf(queries: Queries, ids: readonly number[]): Promise<UserRowOnWire[]> {
  const found = await queries
    .select({ user: people, country: countries.country })
    .from(people)
    .innerJoin(countries, eq(countries.abbreviation, people.country))
    .where(inArray(people.id, [...ids]));
  const byId = new Map(found.map(({ user, country }) => [user.id, userRow(user, country)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The answer about a user that is not there. */
export const noUser = (id: string) => notFound(`There is no user ${id}`);

async function methodsOf(queries: Queries, userId: number) {
  const found = await queries
    .select({ method: methods, bank: banks })
    .from(methods)
    .leftJoin(banks, eq(banks.id, methods.bank_id))
    .where(eq(methods.person_id, userId))
    .orderBy(asc(methods.id));
  return (kind: 'payment' | 'delivery') =>
    found
      .filter(({ method }) => method.kind === kind)
      .map(({ method, bank }) => ({
        id: method.id,
        provider: method.carrier,
        method: method.provider,
        institution_name: bank?.name ?? null,
        account: {
          ...method.details,
          account_number: method.account_number,
          bank_name: bank?.name ?? null,
          bank_code: bank?.bank_code ?? null,
        },
      }));
}

/**
 * A user whole.
 * @throws {HttpError} 404 for an unknown or deleted user
 */
export async function readUser(queries: Queries, id: string): Promise<FullUserOnWire> {
  const inviter = alias(people, 'inviter');
  const [found] = await queries
    .select({ user: people, country: countries.country, inviter })
    .from(people)
    .innerJoin(countries, eq(countries.abbreviation, people.country))
    .leftJoin(inviter, eq(inviter.id, people.inviter_id))
    .where(and(eq(people.id, recordId(id)), isNull(people.deleted_at)));
  if (!found) throw noUser(id);
  const { user, country, inviter: by } = found;
  const ofKind = await methodsOf(queries, user.id);
  const whole = asRow(userWithMethods, user, {
    ...besideRecord(user),
    is_delivery_methods_added: user.is_paid,
    inviter: by && named(by),
    payment_methods: ofKind('payment'),
    delivery_methods: ofKind('delivery'),
  });
  return { ...whole, country };
}
