/** The lists of card and document verification (2C, 2I). */
import { count, eq } from 'drizzle-orm';
import { docVerifications, people } from '../../database/schema.ts';
import { cardVerifications } from '../../database/verification-tables.ts';
import type { Handlers } from '../../server/mount.ts';
import { paginationOf } from '../../server/pagination.ts';
import { assertMay } from '../../server/permission.ts';
import { CARD_ORDER, cardCondition, DOC_ORDER, docCondition } from './query.ts';
import { cardRow, docRow } from './rows.ts';

export const verificationHandlers = {
  'cardVerifications.list': async (
    { page, pageSize, ...query },
    { database: { queries }, pictureAddress },
    caller,
  ) => {
    assertMay(caller, 'verify');
    const wanted = cardCondition(query);
    const owner = eq(people.id, cardVerifications.person_id);
    const [counted] = await queries
      .select({ rows: count() })
      .from(cardVerifications)
      .innerJoin(people, owner)
      .where(wanted);
    const found = await queries
      .select({ card: cardVerifications, person: people })
      .from(cardVerifications)
      .innerJoin(people, owner)
      .where(wanted)
      .orderBy(...CARD_ORDER)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return {
      models: found.map(({ card, person }) => cardRow(card, person, pictureAddress)),
      pagination: paginationOf({ page, pageSize }, counted?.rows ?? 0),
    };
  },

  'docVerifications.list': async (
    { page = 1, pageSize, ...query },
    { database: { queries }, pictureAddress },
    caller,
  ) => {
    assertMay(caller, 'verify');
    const wanted = docCondition(query);
    const owner = eq(people.id, docVerifications.person_id);
    const [counted] = await queries
      .select({ rows: count() })
      .from(docVerifications)
      .innerJoin(people, owner)
      .where(wanted);
    const found = await queries
      .select({ request: docVerifications, person: people })
      .from(docVerifications)
      .innerJoin(people, owner)
      .where(wanted)
      .orderBy(...DOC_ORDER)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return {
      models: found.map(({ request, person }) => docRow(request, person, pictureAddress)),
      pagination: paginationOf({ page, pageSize }, counted?.rows ?? 0),
    };
  },
} satisfies Partial<Handlers>;
