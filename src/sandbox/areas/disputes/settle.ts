/**
 * The effect of a decision about a dispute on its order. The specification names the decisions, but
 * not their effects (2D): here the order continues from where the dispute stopped it, and the
 * decision is kept as a validation event of its match. Only Cancel Match and Approve Match, which
 * are for admins, change the match itself and the money (2D05, 2D06).
 */
import { eq } from 'drizzle-orm';
import type { OrderStatus } from '#contract/orders/orders.ts';
import type { Queries } from '../../database/database.ts';
import { matches, orders } from '../../database/schema.ts';
import type { Caller, Services } from '../../server/context.ts';
import { keepFinding, publishToUsers } from '../orders/actions/perform.ts';
import type { OrderRecord } from '../orders/actions/transitions.ts';

const HELD_UP: OrderStatus = 'dispute_resolution_needed';

/** The status of an order by its own dates, once no dispute holds it up. */
function resumedStatus(order: OrderRecord): OrderStatus {
  if (order.completed_at) return 'completed';
  if (order.cancelled_at) return 'cancelled';
  if (order.is_removed) return 'removed';
  if (order.matcher_payment_completed_at) return 'payment_received';
  if (order.confirmed_at) return 'matcher_paid';
  if (order.matched_at) return 'matched';
  return order.published_at ? 'published' : 'unpublished';
}

interface Disputed {
  readonly order_id: number;
  readonly match_id: number;
}

/** Lets the order of a dispute go on, and keeps how the dispute was decided. */
export async function settle(
  queries: Queries,
  { order_id: orderId, match_id: matchId }: Disputed,
  { status, caller }: { readonly status: string; readonly caller: Caller },
): Promise<void> {
  const [order] = await queries.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) return;
  if (order.status === HELD_UP) {
    await queries
      .update(orders)
      .set({ status: resumedStatus(order) })
      .where(eq(orders.id, orderId));
  }
  await keepFinding(queries, matchId, {
    finding: { event: `dispute_${status}`, matcher_paid: null, payment_received: null },
    now: new Date(),
    caller,
  });
}

/** Tells the screens of the order, of its poster and beneficiary and of the matcher. */
export async function publishDispute(
  services: Services,
  { order_id: id, match_id: matchId }: Disputed,
): Promise<void> {
  const [found] = await services.database.queries
    .select({ poster: orders.poster_id, beneficiary: orders.beneficiary_id, by: matches.user_id })
    .from(orders)
    .innerJoin(matches, eq(matches.id, matchId))
    .where(eq(orders.id, id));
  services.hub.publish('orderSaved', { id, match_id: matchId });
  if (!found) return;
  const owners = [found.poster, found.beneficiary];
  publishToUsers(services, { id, owners, matcher: found.by, matchId });
}
