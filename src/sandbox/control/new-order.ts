/** Adds one order to a running world. */
import { and, eq, max } from 'drizzle-orm';
import type { OrderStatus } from '#contract/orders/orders.ts';
import { type Database, only, type Queries } from '../database/database.ts';
import { matches, orders, recipients, validationEvents } from '../database/schema.ts';
import { FIRST_ORDER_ID, type WorldOptions, worldTimes } from '../world/options.ts';
import type { OrderSetting } from '../world/orders/agreement.ts';
import type { MatchDraft } from '../world/orders/matches.ts';
import { describeOrder, type OrderDraft } from '../world/orders/orders.ts';
import type { Population } from '../world/people/population.ts';
import { describeRecipient } from '../world/people/recipients.ts';
import { searchText } from '../world/search-text.ts';
import { rememberPeople } from '../world/seed.ts';

/** How an order is drawn. Times are milliseconds since the epoch. */
interface Drawn {
  readonly seed: number;
  readonly createdAt: number;
  /** The first draft of which this is true is taken. */
  readonly fits: (draft: OrderDraft) => boolean;
}

/**
 * Makes an order of the given status and gives its id: the next one of the world, posted at this moment, or one that
 * is drawn anew.
 */
export type NewOrder = (status: OrderStatus, drawn?: Drawn) => Promise<number>;

/** Drafts that are tried before none is thought to fit. */
const MOST_DRAFTS = 5000;

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
  return known?.id ?? only(await added()).id;
}

async function insertMatch(queries: Queries, seed: number, orderId: number, draft: MatchDraft) {
  const recipient = await recipientId(queries, seed, draft);
  const { id: matchId } = only(
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
  const { id } = only(
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
  const worldStart = worldTimes(world.anchor).start;
  const nextIndex = async () => {
    const [latest] = await queries.select({ id: max(orders.id) }).from(orders);
    return (latest?.id ?? FIRST_ORDER_ID - 1) + 1 - FIRST_ORDER_ID;
  };
  return async (status, drawn) => {
    population ??= rememberPeople(world);
    const worldEnd = Date.now();
    const common = { population, worldStart, worldEnd, status };
    const draft = drawn
      ? firstThatFits({ ...common, seed: drawn.seed, createdAt: drawn.createdAt }, drawn.fits)
      : describeOrder({
          ...common,
          seed: world.seed,
          index: await nextIndex(),
          createdAt: worldEnd,
        });
    return await queries.transaction((transaction) => insertOrder(transaction, world.seed, draft));
  };
}

/** @throws {Error} when none of many does */
function firstThatFits(setting: Omit<OrderSetting, 'index'>, fits: Drawn['fits']): OrderDraft {
  for (let index = 0; index < MOST_DRAFTS; index += 1) {
    const draft = describeOrder({ ...setting, index });
    if (fits(draft)) return draft;
  }
  throw new Error(`no order of ${MOST_DRAFTS} fits`);
}
