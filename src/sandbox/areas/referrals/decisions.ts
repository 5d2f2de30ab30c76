/**
 * What staff decide about a withdrawal. The documents name the actions and not which status allows
 * which (2R); the network refuses a decision that comes twice or too late.
 */
import { and, eq } from 'drizzle-orm';
import type { WithdrawalStatus } from '#contract/people/referrals.ts';
import { referralTransactions } from '../../database/area-tables.ts';
import type { Services } from '../../server/context.ts';
import { conflict, notFound } from '../../server/problem.ts';
import { recordId } from '../orders/ids.ts';

/** The statuses before each decision, and the status after it. */
const DECISIONS = {
  approve: { from: ['pending'], to: 'initiated' },
  cancel: { from: ['pending', 'initiated'], to: 'cancelled' },
  complete: { from: ['pending', 'initiated'], to: 'completed' },
} as const satisfies Readonly<
  Record<string, { readonly from: readonly WithdrawalStatus[]; readonly to: WithdrawalStatus }>
>;
type WithdrawalStep = keyof typeof DECISIONS;

const allows = (decision: WithdrawalStep, status: WithdrawalStatus): boolean =>
  DECISIONS[decision].from.some((each) => each === status);

/**
 * Carries out a decision.
 * @throws {HttpError} 404 when there is no such withdrawal, 409 when its status does not allow it
 */
export async function decide(
  decision: WithdrawalStep,
  id: string,
  { database: { queries } }: Services,
): Promise<{ data: null }> {
  const { to } = DECISIONS[decision];
  await queries.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(referralTransactions)
      .where(
        and(eq(referralTransactions.id, recordId(id)), eq(referralTransactions.type, 'withdraw')),
      )
      .for('update');
    if (!row) throw notFound(`There is no withdrawal ${id}`);
    if (!allows(decision, row.status)) {
      throw conflict(`This withdrawal is ${row.status} already`);
    }
    const now = new Date();
    await transaction
      .update(referralTransactions)
      .set({
        status: to,
        statuses: [...row.statuses, { status: to, created_at: now.toISOString() }],
        updated_at: now,
      })
      .where(eq(referralTransactions.id, row.id));
  });
  return { data: null };
}
