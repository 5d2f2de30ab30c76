/**
 * Control of the verification queues:
 *
 * - `POST /sandbox/doc-verifications` `{type?, status?, times?}` adds requests,
 *   `POST /sandbox/doc-verifications/{id}` `{status}` decides one (null undoes that),
 *   `DELETE /sandbox/doc-verifications/{id}` takes it back; each with its event.
 * - `POST /sandbox/card-verifications` adds a card request, unread by all staff, with its event.
 * - `POST /sandbox/pace` `{seconds}` has requests come in by themselves, one every so often; 0 ends it.
 * - `POST /sandbox/pictures` `{large}` makes pictures as large as those of cameras, near 4 MB.
 */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DOC_VERIFICATION_TYPES } from '#contract/people/choices.ts';
import { docVerifications } from '../database/schema.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { Services } from '../server/context.ts';
import { parsed } from '../server/input.ts';
import { notFound } from '../server/problem.ts';
import type { NewVerifications } from './new-verification.ts';
import type { Pace } from './pace.ts';

const status = z.enum(['approved', 'declined']).nullable();
const added = z.strictObject({
  type: z.enum(DOC_VERIFICATION_TYPES).default('identity'),
  status: status.default(null),
  times: z.int().min(1).max(1000).default(1),
});
const decided = z.strictObject({ status });
const named = z.object({ id: z.coerce.number().int() });
const paced = z.strictObject({ seconds: z.number().min(0).max(86_400) });
const sized = z.strictObject({ large: z.boolean() });

export interface VerificationControls {
  readonly raise: NewVerifications;
  readonly pace: Pace;
  readonly fixtures: Fixtures;
}

/** Adds the control routes of the verification queues. */
export function addVerificationControls(
  server: FastifyInstance,
  { database: { queries }, hub }: Services,
  { raise, pace, fixtures }: VerificationControls,
): void {
  server.post('/sandbox/doc-verifications', async (request) => {
    const { type, status: given, times } = parsed(added, request.body);
    let id = 0;
    for (let done = 0; done < times; done += 1) id = await raise.document(type, given);
    return { data: { id } };
  });

  server.post('/sandbox/doc-verifications/:id', async (request) => {
    const { id } = parsed(named, request.params);
    const changed = await queries
      .update(docVerifications)
      .set(parsed(decided, request.body))
      .where(eq(docVerifications.id, id))
      .returning();
    if (changed.length === 0) throw notFound(`There is no request ${id}`);
    hub.publish('docVerificationRequestUpdated', { id });
    return { data: { id } };
  });

  server.delete('/sandbox/doc-verifications/:id', async (request) => {
    const { id } = parsed(named, request.params);
    const gone = await queries
      .delete(docVerifications)
      .where(eq(docVerifications.id, id))
      .returning();
    if (gone.length === 0) throw notFound(`There is no request ${id}`);
    hub.publish('docVerificationRequestDestroyed', { id });
    return { data: { id } };
  });

  server.post('/sandbox/card-verifications', async () => ({ data: { id: await raise.card() } }));

  server.post('/sandbox/pace', (request, reply) => {
    const { seconds } = parsed(paced, request.body);
    pace.set(seconds);
    reply.send({ data: { seconds } });
  });

  server.post('/sandbox/pictures', (request, reply) => {
    const { large } = parsed(sized, request.body);
    fixtures.setLarge(large);
    reply.send({ data: { large } });
  });
}
