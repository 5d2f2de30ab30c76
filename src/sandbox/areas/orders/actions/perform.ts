/** Carries out one action on one order: all of it or nothing, and never two at a time. */
import { and, eq, max } from 'drizzle-orm';
import { isOpenDispute } from '#domain/disputes/disputes.ts';
import { disputes } from '../../../database/area-tables.ts';
import type { Queries } from '../../../database/database.ts';
import { matches, orders, validationEvents } from '../../../database/schema.ts';
import type { Caller, Services } from '../../../server/context.ts';
import { assertMay, conflict } from '../../../server/problem.ts';
import { noMatch, noOrder, recordId } from '../ids.ts';
import {
  type MatchRecord,
  type OrderAndMatch,
  type Outcome,
  type PaymentFinding,
  TRANSITIONS,
  type Transition,
  type TransitionName,
} from './transitions.ts';

/** The order or the match of an action. */
export type Target = { readonly order: string } | { readonly match: string };

/** The order, held until the transaction ends, so that the second caller sees what changed. */
async function holdOrder(queries: Queries, id: number) {
  const [order] = await queries.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

async function findMatch(queries: Queries, id: number | null): Promise<MatchRecord | null> {
  if (id === null) return null;
  const [match] = await queries.select().from(matches).where(eq(matches.id, id));
  return match ?? null;
}

async function thingOf(queries: Queries, target: Target): Promise<OrderAndMatch> {
  if ('order' in target) {
    const order = await holdOrder(queries, recordId(target.order));
    if (!order) throw noOrder(target.order);
    return { order, match: await findMatch(queries, order.match_id) };
  }
  const asked = await findMatch(queries, recordId(target.match));
  const order = asked && (await holdOrder(queries, asked.order_id));
  if (!order) throw noMatch(target.match);
  // Read again: the match may have changed until the order was held.
  return { order, match: await findMatch(queries, asked.id) };
}

/** @throws {HttpError} 409 with the first reason against it */
function assertAllowed({ rules }: Transition, thing: OrderAndMatch): void {
  const broken = rules.find(({ holds }) => !holds(thing));
  if (broken) throw conflict(broken.otherwise);
}

/** Keeps what staff found out about a match as the latest of its validation events. */
export async function keepFinding(
  queries: Queries,
  matchId: number,
  { finding, now, caller }: { finding: PaymentFinding; now: Date; caller: Caller },
): Promise<void> {
  const [latest] = await queries
    .select({ ordinal: max(validationEvents.ordinal) })
    .from(validationEvents)
    .where(eq(validationEvents.match_id, matchId));
  await queries.insert(validationEvents).values({
    match_id: matchId,
    ordinal: (latest?.ordinal ?? 0) + 1,
    created_at: now,
    ...finding,
    event_data: { source: 'staff', account_id: caller.accountId },
  });
}

/** Opens a dispute about a match unless one is open; without statements. */
async function openDispute(queries: Queries, match: MatchRecord, now: Date): Promise<void> {
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

async function addMatch(queries: Queries, old: MatchRecord, changes: Partial<MatchRecord>) {
  const { id: _id, ...terms } = old;
  const afresh = {
    confirmed_at: null,
    matcher_payment_completed_at: null,
    completed_at: null,
    cancelled_at: null,
    initiator_id: null,
    cancelled_by: null,
  };
  const [added] = await queries
    .insert(matches)
    .values({ ...terms, ...afresh, ...changes })
    .returning({ id: matches.id });
  return added?.id ?? null;
}

/** Carries out what an action does to the match; the id of the new one it makes, if it makes one. */
async function changeMatch(
  queries: Queries,
  match: MatchRecord,
  { outcome, now, caller }: { outcome: Outcome; now: Date; caller: Caller },
): Promise<number | null> {
  const { newMatch, finding } = outcome;
  const added = newMatch ? await addMatch(queries, match, newMatch) : null;
  if (outcome.match) {
    const by = outcome.match.cancelled_at ? { cancelled_by: caller.accountId } : {};
    await queries
      .update(matches)
      .set({ ...outcome.match, ...by })
      .where(eq(matches.id, match.id));
  }
  if (finding) await keepFinding(queries, match.id, { finding, now, caller });
  if (outcome.disputes) await openDispute(queries, match, now);
  return added;
}

/**
 * Does `name` to an order or a match and tells everyone. Two at once: the second waits, and is then
 * judged by what the first has left.
 * @throws {HttpError} 403 for a role that may not, 404 when there is no such record, 409 when the
 * state of the order forbids it
 */
export async function perform(
  name: TransitionName,
  target: Target,
  { services, caller, paymentType }: Asked,
): Promise<{ data: { id: number } }> {
  const transition: Transition = TRANSITIONS[name];
  if (transition.permission) assertMay(caller, transition.permission);
  const now = new Date();
  const done = await services.database.queries.transaction(async (queries) => {
    const thing = await thingOf(queries, target);
    assertAllowed(transition, thing);
    const { order, match } = thing;
    const outcome = transition.outcome(thing, { now, ...(paymentType && { paymentType }) });
    const added = match && (await changeMatch(queries, match, { outcome, now, caller }));
    await queries
      .update(orders)
      .set({ ...outcome.order, ...(added !== null && { match_id: added }) })
      .where(eq(orders.id, order.id));
    const owners = [order.poster_id, order.beneficiary_id];
    const { publishes } = outcome;
    return {
      id: order.id,
      publishes,
      owners,
      matcher: match?.user_id,
      matchId: added ?? match?.id,
    };
  });
  services.hub.publish(done.publishes, { id: done.id, match_id: done.matchId ?? null });
  publishToUsers(services, done);
  return { data: { id: done.id } };
}

/** Tells the screens of the poster and the beneficiary of an order, and of the matcher. */
export function publishToUsers(
  { hub }: Services,
  {
    id,
    owners,
    matcher,
    matchId,
  }: {
    readonly id: number;
    readonly owners: readonly (number | null)[];
    readonly matcher: number | undefined;
    readonly matchId: number | undefined;
  },
): void {
  for (const owner of owners) {
    if (owner !== null) hub.publish(`user-${owner}-orderSaved`, { id });
  }
  if (matcher !== undefined) hub.publish(`user-${matcher}-matchSaved`, { id: matchId });
}

/** Who asks for an action, and with what. */
interface Asked {
  readonly services: Services;
  readonly caller: Caller;
  readonly paymentType?: string;
}
