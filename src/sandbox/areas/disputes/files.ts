/** The files of disputes: kept in the database, and served at secret addresses. */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DisputeSide } from '#contract/orders/disputes.ts';
import type { Upload } from '#contract/wire/upload.ts';
import { evidenceType } from '#domain/files/uploads.ts';
import { disputeFiles } from '../../database/area-tables.ts';
import type { Queries } from '../../database/database.ts';
import { createDocumentFont } from '../../exports/font.ts';
import { pdfFile } from '../../exports/pdf-file.ts';
import type { Services } from '../../server/context.ts';
import { parsed } from '../../server/input.ts';
import { notFound, unprocessable } from '../../server/problem.ts';
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

const WORDS = {
  matcher: ['Transfer receipt', 'The transfer was executed on the day it was ordered.'],
  posters_beneficiary: ['Account statement', 'These are the movements of the last seven days.'],
} as const;

/** What a side of a dispute of the first day has sent: a page of A4, made when it is fetched. */
async function letter({
  dispute_id: dispute,
  side,
}: typeof disputeFiles.$inferSelect): Promise<Buffer> {
  const [title, text] = WORDS[side];
  const font = await createDocumentFont();
  const line = (written: string, size: number, y: number) => {
    const glyphs = Array.from(written, (character) => font.glyphOf(character, ' ').code);
    return `/F ${size} Tf 1 0 0 1 72 ${y} Tm<${glyphs.join('')}>Tj`;
  };
  const lines = [
    line(title, 18, 760),
    line(text, 11, 724),
    line(`Specimen for dispute ${dispute}; nothing here is real.`, 11, 706),
  ];
  const pages = [`BT ${lines.join('\n')} ET`];
  return await buffer(pdfFile({ title, font, width: 595, height: 842 }, pages));
}

const asked = z.object({ key: z.string() });

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
