/** Decisions on cards and documents (2C, 2I). */
import { eq, isNull, ne } from 'drizzle-orm';
import { cardVerifications } from '../../database/area-tables.ts';
import { docVerifications } from '../../database/schema.ts';
import type { Caller, Services } from '../../server/context.ts';
import type { Handlers } from '../../server/mount.ts';
import { assertMay } from '../../server/problem.ts';
import { decide } from '../decide.ts';

const missing = (id: string) => `There is no request ${id}`;

/** Decides an undecided document and tells everyone. */
async function decideDocument(
  id: string,
  set: { status: 'approved' | 'declined'; comments: readonly string[] },
  { database: { queries }, hub }: Services,
  caller: Caller,
) {
  assertMay(caller, 'verify');
  const decided = await decide(queries, docVerifications, id, {
    state: isNull(docVerifications.status),
    set,
    missing: missing(id),
    otherwise: 'This request has already been decided',
  });
  hub.publish('docVerificationRequestUpdated', decided.data);
  return decided;
}

export const decisionHandlers = {
  'cardVerifications.approve': async ({ id }, { database: { queries } }, caller) => {
    assertMay(caller, 'verify');
    return await decide(queries, cardVerifications, id, {
      state: eq(cardVerifications.status, 'charge_verified'),
      set: { status: 'approved' },
      missing: missing(id),
      otherwise: 'Only a card whose charge is verified can be approved',
    });
  },

  'cardVerifications.decline': async ({ id }, { database: { queries } }, caller) => {
    assertMay(caller, 'verify');
    return await decide(queries, cardVerifications, id, {
      state: ne(cardVerifications.status, 'declined'),
      set: { status: 'declined' },
      missing: missing(id),
      otherwise: 'This card has been declined already',
    });
  },

  'docVerifications.approve': ({ id }, services, caller) =>
    decideDocument(id, { status: 'approved', comments: [] }, services, caller),
  'docVerifications.decline': ({ id, comments }, services, caller) =>
    decideDocument(id, { status: 'declined', comments }, services, caller),
} satisfies Partial<Handlers>;
