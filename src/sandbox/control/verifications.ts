/**
 * Control of the verification queues:
 *
 * - `POST /sandbox/doc-verifications` `{type?, status?}` adds a request,
 *   `POST /sandbox/doc-verifications/{id}` `{status}` decides it (null undoes that),
 *   `DELETE /sandbox/doc-verifications/{id}` takes it back; each with its event.
 * - `POST /sandbox/card-verifications` adds a card request, unread by all staff, with its event.
 */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DOC_VERIFICATION_TYPES } from '#contract/shell.ts';
import { docVerifications, notifications } from '../database/schema.ts';
import type { Services } from '../server/context.ts';
import { parsed } from '../server/input.ts';
import { Refusal } from '../server/problem.ts';
import { CARD_REQUEST, STAFF_IDS } from '../world/verifications.ts';

const status = z.enum(['approved', 'declined']).nullable();
const added = z.strictObject({
  type: z.enum(DOC_VERIFICATION_TYPES).default('identity'),
  status: status.default(null),
});
const decided = z.strictObject({ status });
const named = z.object({ id: z.coerce.number().int() });

/** Whose requests they are: the first person of any world. */
const SOMEBODY = 1;

/** Adds the control routes of the verification queues. */
export function addVerificationControls(
  server: FastifyInstance,
  { database: { queries }, hub }: Services,
): void {
  server.post('/sandbox/doc-verifications', async (request) => {
    const [row] = await queries
      .insert(docVerifications)
      .values({ ...parsed(added, request.body), person_id: SOMEBODY, created_at: new Date() })
      .returning();
    hub.publish('docVerificationRequestCreated', { id: row?.id });
    return { data: { id: row?.id } };
  });

  server.post('/sandbox/doc-verifications/:id', async (request) => {
    const { id } = parsed(named, request.params);
    const changed = await queries
      .update(docVerifications)
      .set(parsed(decided, request.body))
      .where(eq(docVerifications.id, id))
      .returning();
    if (changed.length === 0) throw new Refusal(404, `There is no request ${id}`);
    hub.publish('docVerificationRequestUpdated', { id });
    return { data: { id } };
  });

  server.delete('/sandbox/doc-verifications/:id', async (request) => {
    const { id } = parsed(named, request.params);
    const gone = await queries
      .delete(docVerifications)
      .where(eq(docVerifications.id, id))
      .returning();
    if (gone.length === 0) throw new Refusal(404, `There is no request ${id}`);
    hub.publish('docVerificationRequestDestroyed', { id });
    return { data: { id } };
  });

  server.post('/sandbox/card-verifications', async () => {
    await queries.insert(notifications).values(
      STAFF_IDS.map((account) => ({
        account_id: account,
        object_type: CARD_REQUEST,
        person_id: SOMEBODY,
        status: 'unread' as const,
        created_at: new Date(),
      })),
    );
    hub.publish('cardVerificationRequestCreated', { person_id: SOMEBODY });
    return { data: null };
  });
}
