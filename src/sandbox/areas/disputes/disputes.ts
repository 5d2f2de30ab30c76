/** Disputes: listed, decided, and what their sides have sent (document 2 §4, §7). */
import { desc, eq } from 'drizzle-orm';
import { DISMISSED } from '#contract/disputes.ts';
import { isOpenDispute } from '#domain/disputes/disputes.ts';
import type { Queries } from '../../database/database.ts';
import { disputes } from '../../database/dispute-tables.ts';
import type { Services } from '../../server/context.ts';
import type { Handlers } from '../../server/mount.ts';
import { Refusal } from '../../server/problem.ts';
import { recordId } from '../orders/ids.ts';
import { keepFile } from './files.ts';
import { onWire } from './rows.ts';

const NOT_FOUND = 404;
const CONFLICT = 409;
const UNPROCESSABLE = 422;

type DisputeRecord = typeof disputes.$inferSelect;

/** The dispute, held until the transaction ends. @throws {Refusal} 404 */
async function hold(queries: Queries, id: string): Promise<DisputeRecord> {
  const [held] = await queries
    .select()
    .from(disputes)
    .where(eq(disputes.id, recordId(id)))
    .for('update');
  if (!held) throw new Refusal(NOT_FOUND, `There is no dispute ${id}`);
  return held;
}

/** @throws {Refusal} 409 when it has been decided already */
async function decide(queries: Queries, dispute: DisputeRecord, status: string): Promise<void> {
  if (!isOpenDispute(dispute)) {
    throw new Refusal(CONFLICT, `This dispute is ${dispute.status} already`);
  }
  await queries.update(disputes).set({ status }).where(eq(disputes.id, dispute.id));
}

const decision =
  (status: string) =>
  async ({ id }: { readonly id: string }, { database }: Services) => {
    await database.queries.transaction(async (queries) =>
      decide(queries, await hold(queries, id), status),
    );
    return { data: null };
  };

export const disputeHandlers = {
  'disputes.list': async ({ page, pageSize }, { database: { queries } }) => {
    const rowCount = await queries.$count(disputes);
    const rows = await queries
      .select()
      .from(disputes)
      .orderBy(desc(disputes.created_at), desc(disputes.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return {
      models: await onWire(queries, rows),
      pagination: { page, pageSize, pageCount: Math.ceil(rowCount / pageSize), rowCount },
    };
  },

  'disputes.update': async ({ id, status, ...files }, { database }) => {
    await database.queries.transaction(async (queries) => {
      const dispute = await hold(queries, id);
      if (status !== undefined) {
        if (status !== DISMISSED) throw new Refusal(UNPROCESSABLE, `No dispute becomes ${status}`);
        await decide(queries, dispute, status);
      }
      const { poster_beneficiary_resp_email: beneficiary, matcher_resp_email: matcher } = files;
      const of = { disputeId: dispute.id };
      if (matcher) await keepFile(queries, { ...of, side: 'matcher' }, matcher);
      if (beneficiary) {
        await keepFile(queries, { ...of, side: 'posters_beneficiary' }, beneficiary);
      }
    });
    return { data: null };
  },

  'disputes.approve': decision('approved'),
  'disputes.decline': decision('declined'),

  // The banks are asked anew: what they answer is what they said before, as of now.
  'disputes.refresh': async ({ id }, { database }) => {
    await database.queries.transaction(async (queries) => {
      const { findings } = await hold(queries, id);
      const checked = new Date().toISOString();
      const fresh = findings.map((finding) => ({
        ...finding,
        data: { ...finding.data, checked_at: checked },
      }));
      await queries
        .update(disputes)
        .set({ findings: fresh })
        .where(eq(disputes.id, recordId(id)));
    });
    return { data: null };
  },
} satisfies Partial<Handlers>;
