/** Adds one order to a running world. */
import { and, eq, max } from 'drizzle-orm';
import type { OrderStatus } from '#contract/orders/orders.ts';
import type { Database, Queries } from '../database/database.ts';
import { matches, orders, recipients, validationEvents } from '../database/schema.ts';
import { FIRST_ORDER_ID, type WorldOptions, worldTimes } from '../world/options.ts';
import type { MatchDraft } from '../world/orders/matches.ts';
import { describeOrder, type OrderDraft } from '../world/orders/orders.ts';
import type { Population } from '../world/people/population.ts';
import { describeRecipient } from '../world/people/recipients.ts';
import { searchText } from '../world/search-text.ts';
import { rememberPeople } from '../world/seed.ts';

/** Makes an order of the given status, posted at this moment, and gives its id. */
export type NewOrder = (status: OrderStatus) => Promise<number>;

/** The id of the one row a statement gave back. */
function onlyId(rows: readonly { readonly id: number }[]): number {
  const [row] = rows;
  if (!row) throw new Error('a row that was inserted gave no id');
  return row.id;
}

async function recipientId(
  queries: Queries,
  seed: number,
  { matcher, recipientCountry }: MatchDraft,
) {
  if (recipientCountry === null) return null;
  const [known] = await queries
    .select({ id: recipients.id })
    .from(recipients)
    .where(and(eq(recipients.person_id, matcher.id), eq(recipients.country, recipientCountry)));
  const added = () =>
    queries
      .insert(recipients)
      .values(describeRecipient(seed, matcher, recipientCountry))
      .returning({ id: recipients.id });
  return known?.id ?? onlyId(await added());
}

async function insertMatch(queries: Queries, seed: number, orderId: number, draft: MatchDraft) {
  const recipient = await recipientId(queries, seed, draft);
  const matchId = onlyId(
    await queries
      .insert(matches)
      .values({ order_id: orderId, recipient_id: recipient, ...draft.match })
      .returning({ id: matches.id }),
  );
  if (draft.events.length > 0) {
    const events = draft.events.map((event) => ({ match_id: matchId, ...event }));
    await queries.insert(validationEvents).values(events);
  }
  if (draft.match.accepted_at !== null) {
    await queries.update(orders).set({ match_id: matchId }).where(eq(orders.id, orderId));
  }
}

async function insertOrder(queries: Queries, seed: number, draft: OrderDraft): Promise<number> {
  const id = onlyId(
    await queries
      .insert(orders)
      // It cannot be hidden yet.
      .values({ ...draft.order, hidden: false, search_text: searchText(draft.names, draft.order) })
      .returning({ id: orders.id }),
  );
  for (const match of draft.matches) await insertMatch(queries, seed, id, match);
  return id;
}

/** The maker of new orders of one world; they are as coherent as the seeded ones. */
export function newOrders({ queries }: Database, world: WorldOptions): NewOrder {
  let population: Population | undefined;
  return async (status) => {
    population ??= rememberPeople(world);
    const [latest] = await queries.select({ id: max(orders.id) }).from(orders);
    const now = Date.now();
    const draft = describeOrder({
      seed: world.seed,
      index: (latest?.id ?? FIRST_ORDER_ID - 1) + 1 - FIRST_ORDER_ID,
      population,
      worldStart: worldTimes(world.anchor).start,
      createdAt: now,
      worldEnd: now,
      status,
    });
    return await queries.transaction((transaction) => insertOrder(transaction, world.seed, draft));
  };
}
