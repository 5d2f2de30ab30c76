/** Disputes: listed, decided, and what their sides have sent (2D). */
import { desc, eq } from 'drizzle-orm';
import { DISMISSED } from '#contract/orders/choices.ts';
import { isOpenDispute } from '#domain/disputes/disputes.ts';
import { disputes } from '../../database/area-tables.ts';
import type { Queries } from '../../database/database.ts';
import type { Caller, Services } from '../../server/context.ts';
import type { Handlers } from '../../server/mount.ts';
import { conflict, notFound, unprocessable } from '../../server/problem.ts';
import { recordId } from '../orders/ids.ts';
import { pageOf } from '../page.ts';
import { keepFile } from './files.ts';
import { disputesOnWire } from './rows.ts';
import { publishDispute, settle } from './settle.ts';

type DisputeRecord = typeof disputes.$inferSelect;

/** The dispute, held until the transaction ends. @throws {HttpError} 404 */
async function hold(queries: Queries, id: string): Promise<DisputeRecord> {
  const [held] = await queries
    .select()
    .from(disputes)
    .where(eq(disputes.id, recordId(id)))
    .for('update');
  if (!held) throw notFound(`There is no dispute ${id}`);
  return held;
}

interface DisputeDecision {
  readonly status: string;
  readonly caller: Caller;
}

/** @throws {HttpError} 409 when it has been decided already */
async function decide(
  queries: Queries,
  dispute: DisputeRecord,
  by: DisputeDecision,
): Promise<void> {
  if (!isOpenDispute(dispute)) {
    throw conflict(`This dispute is ${dispute.status} already`);
  }
  const { status } = by;
  await queries.update(disputes).set({ status }).where(eq(disputes.id, dispute.id));
  await settle(queries, dispute, by);
}

const decision =
  (status: string) =>
  async ({ id }: { readonly id: string }, services: Services, caller: Caller) => {
    const decided = await services.database.queries.transaction(async (queries) => {
      const dispute = await hold(queries, id);
      await decide(queries, dispute, { status, caller });
      return dispute;
    });
    await publishDispute(services, decided);
    return { data: null };
  };

export const disputeHandlers = {
  'disputes.list': async (paging, { database: { queries } }) => {
    const newestFirst = [desc(disputes.created_at), desc(disputes.id)];
    const found = queries.select().from(disputes);
    const { rows, pagination } = await pageOf(queries, paging, found, newestFirst);
    return { models: await disputesOnWire(queries, rows), pagination };
  },

  'disputes.update': async ({ id, status, ...files }, services, caller) => {
    const changed = await services.database.queries.transaction(async (queries) => {
      const dispute = await hold(queries, id);
      if (status !== undefined) {
        if (status !== DISMISSED) throw unprocessable(`No dispute becomes ${status}`);
        await decide(queries, dispute, { status, caller });
      }
      const { poster_beneficiary_resp_email: beneficiary, matcher_resp_email: matcher } = files;
      const of = { disputeId: dispute.id };
      if (matcher) await keepFile(queries, { ...of, side: 'matcher' }, matcher);
      if (beneficiary) {
        await keepFile(queries, { ...of, side: 'posters_beneficiary' }, beneficiary);
      }
      return dispute;
    });
    await publishDispute(services, changed);
    return { data: null };
  },

  'disputes.approve': decision('approved'),
  'disputes.decline': decision('declined'),

  // The banks give the same answers again, with the current time.
  'disputes.refresh': async ({ id }, services) => {
    const refreshed = await services.database.queries.transaction(async (queries) => {
      const dispute = await hold(queries, id);
      const checked = new Date().toISOString();
      const fresh = dispute.findings.map((finding) => ({
        ...finding,
        data: { ...finding.data, checked_at: checked },
      }));
      await queries.update(disputes).set({ findings: fresh }).where(eq(disputes.id, dispute.id));
      return dispute;
    });
    await publishDispute(services, refreshed);
    return { data: null };
  },
} satisfies Partial<Handlers>;
