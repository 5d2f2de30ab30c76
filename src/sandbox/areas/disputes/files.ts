/** The files of disputes: kept in the database, and served at secret addresses. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DisputeSide } from '#contract/orders/disputes.ts';
import type { Upload } from '#contract/wire/upload.ts';
import { evidenceType } from '#domain/files/uploads.ts';
import type { Queries } from '../../database/database.ts';
import { disputeFiles } from '../../database/dispute-tables.ts';
import type { Services } from '../../server/context.ts';
import { parsed } from '../../server/input.ts';
import { notFound, unprocessable } from '../../server/problem.ts';
import { letter } from './letter.ts';
import { FILES } from './rows.ts';

const KEY_BYTES = 24;

/** Keeps a file of one side. @throws {HttpError} 422 when it is of a wrong kind, or too large */
export async function keepFile(
  queries: Queries,
  { disputeId, side }: { readonly disputeId: number; readonly side: DisputeSide },
  { name, content }: Upload,
): Promise<void> {
  const bytes = Buffer.from(content, 'base64');
  const judged = evidenceType({ name, bytes, size: bytes.length });
  if ('refusal' in judged) throw unprocessable(judged.refusal);
  await queries.insert(disputeFiles).values({
    dispute_id: disputeId,
    side,
    name,
    type: judged.type,
    content,
    key: randomBytes(KEY_BYTES).toString('base64url'),
  });
}

const asked = z.object({ key: z.string() });

/** Serves the files. */
export function serveDisputeFiles(server: FastifyInstance, { database }: Services): void {
  server.get(`/${FILES}/:key`, async (request, reply) => {
    const { key } = parsed(asked, request.params);
    const [file] = await database.queries
      .select()
      .from(disputeFiles)
      .where(eq(disputeFiles.key, key));
    if (!file) throw notFound('There is no such file');
    const bytes = file.content === null ? await letter(file) : Buffer.from(file.content, 'base64');
    return await reply.type(file.type).header('cache-control', 'no-store').send(bytes);
  });
}
