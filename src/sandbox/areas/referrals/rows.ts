/** Referral transactions as the API sends them (2R). */
import type { InferSelectModel } from 'drizzle-orm';
import { eq, inArray } from 'drizzle-orm';
import {
  type ReferralTransactionOnWire,
  referralFields,
  referralMatch,
  referralOrder,
} from '#contract/people/referrals.ts';
import type { referralTransactions } from '../../database/area-tables.ts';
import type { Queries } from '../../database/database.ts';
import { matches, orders } from '../../database/schema.ts';
import { findPeople, type KnownPeople, personOf } from '../orders/persons.ts';
import { asRow, iso } from '../rows.ts';

type TransactionRecord = InferSelectModel<typeof referralTransactions>;
interface OrderRecord {
  readonly order: InferSelectModel<typeof orders>;
  readonly match: InferSelectModel<typeof matches> | null;
}

const withoutStatus = referralFields.omit({ status: true, statuses: true });

function orderOnWire({ order, match }: OrderRecord, people: KnownPeople) {
  const isMatched = match !== null && match.cancelled_at === null;
  return asRow(referralOrder, order, {
    statusText: null,
    user: personOf(people, order.poster_id),
    user_id: order.poster_id,
    requested_at: iso(match?.requested_at),
    expires_at: null,
    updated_at: iso(order.created_at),
    poster_payment_method_type: order.payment_type,
    matcher_payment_method_type: null,
    matcher_payment_purpose: null,
    poster_payment_purpose: null,
    is_accepted: isMatched,
    is_cancelled: order.cancelled_at !== null,
    is_completed: order.completed_at !== null,
    is_confirmed: order.confirmed_at !== null,
    is_matched: isMatched,
    is_processing: false,
    probably_paid: order.matcher_payment_completed_at !== null,
    skip_capture: false,
    can_cancel_order: order.completed_at === null && order.cancelled_at === null,
    match: match && asRow(referralMatch, match, {}),
    parent_id: null,
    payment_request_id: null,
    beneficiary_delivery_method_id: order.beneficiary_method_id,
    postersBeneficiary: personOf(people, order.beneficiary_id),
    posters_beneficiary_user_id: order.beneficiary_id,
  });
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
function deliveryMethod({ type, person_id: id }: TransactionRecord, people: KnownPeople) {
  if (type === 'credit') return null;
  return personOf(people, id)?.delivery_methods?.[0] ?? null;
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
      ...asRow(withoutStatus, row, {
        beneficiaryDeliveryMethod: deliveryMethod(row, people),
        order: order ? orderOnWire(order, people) : null,
        user_id: row.person_id,
        user: personOf(people, row.person_id),
      }),
      status: { status: row.status, created_at: iso(row.updated_at) },
      statuses: row.statuses.map((entry) => ({ ...entry })),
    };
  });
}
