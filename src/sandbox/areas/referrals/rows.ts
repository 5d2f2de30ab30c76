/** Referral transactions as the API sends them (2R). */
import type { InferSelectModel } from 'drizzle-orm';
import { eq, inArray } from 'drizzle-orm';
import type { ReferralTransactionOnWire } from '#contract/people/referrals.ts';
import type { Queries } from '../../database/database.ts';
import type { referralTransactions } from '../../database/referral-tables.ts';
import { matches, orders } from '../../database/schema.ts';
import { findPeople, type KnownPerson, personOnWire } from '../orders/persons.ts';
import { iso } from '../rows.ts';

type TransactionRecord = InferSelectModel<typeof referralTransactions>;
interface OrderRecord {
  readonly order: InferSelectModel<typeof orders>;
  readonly match: InferSelectModel<typeof matches> | null;
}
type People = ReadonlyMap<number, KnownPerson>;

const known = (people: People, id: number | null) => {
  const person = id === null ? undefined : people.get(id);
  return person ? personOnWire(person) : null;
};

function orderOnWire({ order, match }: OrderRecord, people: People) {
  const isMatched = match !== null && match.cancelled_at === null;
  return {
    id: order.id,
    status: order.status,
    statusText: null,
    type: order.type,
    user: known(people, order.poster_id),
    user_id: order.poster_id,
    posted_at: iso(order.posted_at),
    published_at: iso(order.published_at),
    requested_at: iso(match?.requested_at ?? null),
    matched_at: iso(order.matched_at),
    confirmed_at: iso(order.confirmed_at),
    completed_at: iso(order.completed_at),
    cancelled_at: iso(order.cancelled_at),
    removed_at: iso(order.removed_at),
    expires_at: null,
    updated_at: iso(order.created_at),
    poster_amount: order.poster_amount,
    matcher_amount: order.matcher_amount,
    poster_fee: order.poster_fee,
    exchange_rate: order.exchange_rate,
    poster_currency: order.poster_currency,
    matcher_currency: order.matcher_currency,
    poster_country: order.poster_country,
    matcher_country: order.matcher_country,
    poster_payment_method_type: order.payment_type,
    matcher_payment_method_type: null,
    matcher_payment_purpose: null,
    poster_payment_purpose: null,
    matcher_payment_completed_at: iso(order.matcher_payment_completed_at),
    is_accepted: isMatched,
    is_cancelled: order.cancelled_at !== null,
    is_completed: order.completed_at !== null,
    is_confirmed: order.confirmed_at !== null,
    is_matched: isMatched,
    is_partial_match_allowed: order.is_partial_match_allowed,
    is_processing: false,
    is_removed: order.is_removed,
    hidden: order.hidden,
    probably_paid: order.matcher_payment_completed_at !== null,
    skip_capture: false,
    can_cancel_order: order.completed_at === null && order.cancelled_at === null,
    match: match && {
      id: match.id,
      poster_amount: match.poster_amount,
      matcher_amount: match.matcher_amount,
      matcher_currency: match.matcher_currency,
      cancelled_at: iso(match.cancelled_at),
    },
    match_id: order.match_id,
    parent_id: null,
    payment_request_id: null,
    memo: order.memo,
    beneficiary_delivery_method_id: order.beneficiary_method_id,
    postersBeneficiary: known(people, order.beneficiary_id),
    posters_beneficiary_user_id: order.beneficiary_id,
  };
}

async function ordersOf(queries: Queries, rows: readonly TransactionRecord[]) {
  const ids = rows.map(({ order_id: id }) => id).filter((id) => id !== null);
  if (ids.length === 0) return new Map<number, OrderRecord>();
  const found = await queries
    .select({ order: orders, match: matches })
    .from(orders)
    .leftJoin(matches, eq(matches.id, orders.match_id))
    .where(inArray(orders.id, ids));
  return new Map(found.map((each) => [each.order.id, each]));
}

/** Where a withdrawal is paid to: the first way the person is paid. */
function deliveryMethod({ type, person_id: id }: TransactionRecord, people: People) {
  if (type === 'credit') return null;
  return known(people, id)?.delivery_methods?.[0] ?? null;
}

/** Transactions with their users and orders, in the order they are given. */
export async function transactionsOnWire(
  queries: Queries,
  rows: readonly TransactionRecord[],
): Promise<ReferralTransactionOnWire[]> {
  const byOrder = await ordersOf(queries, rows);
  const people = await findPeople(queries, [
    ...rows.map(({ person_id: id }) => id),
    ...[...byOrder.values()].flatMap(({ order }) => [order.poster_id, order.beneficiary_id]),
  ]);
  return rows.map((row) => {
    const order = row.order_id === null ? undefined : byOrder.get(row.order_id);
    return {
      id: row.id,
      type: row.type,
      amount: row.amount,
      currency_code: row.currency_code,
      beneficiaryDeliveryMethod: deliveryMethod(row, people),
      created_at: iso(row.created_at),
      updated_at: iso(row.updated_at),
      order: order ? orderOnWire(order, people) : null,
      order_id: row.order_id,
      status: { status: row.status, created_at: iso(row.updated_at) },
      statuses: row.statuses.map((entry) => ({ ...entry })),
      user_id: row.person_id,
      user: known(people, row.person_id),
    };
  });
}
