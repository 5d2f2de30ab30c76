/**
 * Decisions on cards and documents (2C, 2I). Each is one statement that names the state it
 * needs, so that of two people who decide at once the second gets an error.
 */
import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { docVerifications } from '../../database/schema.ts';
import { cardVerifications } from '../../database/verification-tables.ts';
import type { Services } from '../../server/context.ts';
import type { Handlers } from '../../server/mount.ts';
import { assertMay } from '../../server/permission.ts';
import { conflict, notFound } from '../../server/problem.ts';
import { recordId } from '../orders/ids.ts';

const DECIDED = 'This request has already been decided';

/** Changes the card `id` if `state` holds. @throws {HttpError} 404 or 409 with `otherwise` */
async function decideCard(
  { database: { queries } }: Services,
  id: string,
  { state, status, otherwise }: { state: SQL; status: string; otherwise: string },
) {
  const own = eq(cardVerifications.id, recordId(id));
  const [changed] = await queries
    .update(cardVerifications)
    .set({ status })
    .where(and(own, state))
    .returning({ id: cardVerifications.id });
  if (changed) return { data: changed };
  const known = await queries.select().from(cardVerifications).where(own);
  if (known.length === 0) throw notFound(`There is no request ${id}`);
  throw conflict(otherwise);
}

/** Decides the undecided document `id` and tells everyone. @throws {HttpError} 404 or 409 */
async function decideDocument(
  { database: { queries }, hub }: Services,
  id: string,
  decision: { status: 'approved' | 'declined'; comments: readonly string[] },
) {
  const own = eq(docVerifications.id, recordId(id));
  const [changed] = await queries
    .update(docVerifications)
    .set(decision)
    .where(and(own, isNull(docVerifications.status)))
    .returning({ id: docVerifications.id });
  if (changed) {
    hub.publish('docVerificationRequestUpdated', changed);
    return { data: changed };
  }
  const known = await queries.select().from(docVerifications).where(own);
  if (known.length === 0) throw notFound(`There is no request ${id}`);
  throw conflict(DECIDED);
}

export const decisionHandlers = {
  'cardVerifications.approve': async ({ id }, services, caller) => {
    assertMay(caller, 'verify');
    return await decideCard(services, id, {
      state: eq(cardVerifications.status, 'charge_verified'),
      status: 'approved',
      otherwise: 'Only a card whose charge is verified can be approved',
    });
  },

  'cardVerifications.decline': async ({ id }, services, caller) => {
    assertMay(caller, 'verify');
    return await decideCard(services, id, {
      state: ne(cardVerifications.status, 'declined'),
      status: 'declined',
      otherwise: 'This card has been declined already',
    });
  },

  'docVerifications.approve': async ({ id }, services, caller) => {
    assertMay(caller, 'verify');
    return await decideDocument(services, id, { status: 'approved', comments: [] });
  },

  'docVerifications.decline': async ({ id, comments }, services, caller) => {
    assertMay(caller, 'verify');
    return await decideDocument(services, id, { status: 'declined', comments });
  },
} satisfies Partial<Handlers>;
