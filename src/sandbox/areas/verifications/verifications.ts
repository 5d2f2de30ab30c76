/** The lists of card and document verification (2C, 2I). */
import { eq } from 'drizzle-orm';
import { cardVerifications } from '../../database/area-tables.ts';
import { docVerifications, people } from '../../database/schema.ts';
import type { Handlers } from '../../server/mount.ts';
import { assertMay } from '../../server/problem.ts';
import { pageOf } from '../page.ts';
import { CARD_ORDER, cardCondition, DOC_ORDER, docCondition } from './query.ts';
import { cardRow, docRow } from './rows.ts';

export const verificationHandlers = {
  'cardVerifications.list': async (query, { database: { queries }, pictureAddress }, caller) => {
    assertMay(caller, 'verify');
    const found = queries
      .select({ card: cardVerifications, person: people })
      .from(cardVerifications)
      .innerJoin(people, eq(people.id, cardVerifications.person_id))
      .where(cardCondition(query));
    const { rows, pagination } = await pageOf(queries, query, found, CARD_ORDER);
    return {
      models: rows.map(({ card, person }) => cardRow(card, person, pictureAddress)),
      pagination,
    };
  },

  'docVerifications.list': async (
    { page = 1, pageSize, ...query },
    { database: { queries }, pictureAddress },
    caller,
  ) => {
    assertMay(caller, 'verify');
    const found = queries
      .select({ request: docVerifications, person: people })
      .from(docVerifications)
      .innerJoin(people, eq(people.id, docVerifications.person_id))
      .where(docCondition(query));
    const { rows, pagination } = await pageOf(queries, { page, pageSize }, found, DOC_ORDER);
    return {
      models: rows.map(({ request, person }) => docRow(request, person, pictureAddress)),
      pagination,
    };
  },
} satisfies Partial<Handlers>;
