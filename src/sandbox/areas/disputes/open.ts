/** A dispute that begins while the network runs. */
import { and, eq } from 'drizzle-orm';
import { isOpenDispute } from '#domain/disputes/disputes.ts';
import type { Queries } from '../../database/database.ts';
import { disputes } from '../../database/dispute-tables.ts';
import type { MatchRecord } from '../orders/actions/transitions.ts';

/** Opens a dispute about a match unless one is open; without statements. */
export async function openDispute(queries: Queries, match: MatchRecord, now: Date): Promise<void> {
  const known = await queries
    .select({ status: disputes.status })
    .from(disputes)
    .where(and(eq(disputes.match_id, match.id), eq(disputes.order_id, match.order_id)));
  if (known.some(isOpenDispute)) return;
  await queries.insert(disputes).values({
    order_id: match.order_id,
    match_id: match.id,
    status: 'pending',
    pb_response: null,
    findings: [],
    created_at: now,
  });
}
