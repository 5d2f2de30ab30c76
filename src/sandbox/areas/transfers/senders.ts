/** The users API: who posts, whom they sent to before, and who has a handle (3C, 3K, 3U). */
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { countries, orders, people } from '../../database/schema.ts';
import type { Handlers } from '../../server/mount.ts';
import { notFound } from '../../server/problem.ts';
import { contains } from '../conditions.ts';
import { recordId } from '../orders/ids.ts';

const MOST_SUGGESTED = 20;

/** The phone of a person who gave none. */
const PRACTICE_PHONE = '+234 803 555 0100';

/** The person an account posts as: the network counts users once, and so does this world. */
export const senderOf = (accountId: number): number => accountId;

const named = {
  id: people.id,
  email: people.email,
  firstname: people.firstname,
  lastname: people.lastname,
  full_name: people.full_name,
  full_name_shown: people.full_name_shown,
};

/** The user with this handle, in any spelling; undefined if there is none. */
export async function findHandle(queries: Queries, handle: string) {
  const [found] = await queries
    .select(named)
    .from(people)
    .where(eq(sql`lower(${people.email})`, handle.trim().toLowerCase()));
  return found;
}

export const senderHandlers = {
  // Everyone who may sign in here may try the form: what it asks for is never missing.
  'senders.read': async ({ id }, { database: { queries } }) => {
    const [found] = await queries
      .select({ person: people, currency: countries.currency })
      .from(people)
      .innerJoin(countries, eq(countries.abbreviation, people.country))
      .where(eq(people.id, senderOf(recordId(id))));
    if (!found) throw notFound(`There is no user ${id}`);
    return {
      data: {
        id,
        has_valid_address: true,
        phone: found.person.phone ?? PRACTICE_PHONE,
        country_abbreviation: found.person.country,
        currency: found.currency,
      },
    };
  },

  'senders.beneficiaries': async ({ id, email }, { database: { queries } }) => {
    const sentTo = queries
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(eq(orders.poster_id, senderOf(recordId(id))), eq(orders.beneficiary_id, people.id)),
      );
    return {
      data: await queries
        .select(named)
        .from(people)
        .where(and(contains(people.search_text, email), exists(sentTo)))
        .orderBy(asc(people.full_name), asc(people.id))
        .limit(MOST_SUGGESTED),
    };
  },

  'senders.findHandle': async ({ handle }, { database: { queries } }) => {
    const found = await findHandle(queries, handle);
    if (!found) throw notFound(`No user has the handle ${handle}`);
    return { data: found };
  },
} satisfies Partial<Handlers>;
