/** What users do beside trading: ask each other for payments, and invite people. */
import Big from 'big.js';
import type { invitations, paymentRequests } from '../../database/area-tables.ts';
import type { orders, people } from '../../database/schema.ts';
import { REMITTANCE_COMPANIES } from '../places/countries.ts';
import { type Random, randomFor } from '../random.ts';

type OrderRow = typeof orders.$inferSelect;
type RequestRow = Omit<typeof paymentRequests.$inferSelect, 'id'>;
type PersonRow = typeof people.$inferSelect;
type InvitationRow = typeof invitations.$inferSelect;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const RATE_DIGITS = 10;

/** The share of orders that answer a payment request, and of those that have one in the other direction. */
const ANSWERED = 0.12;
const ASKED = 0.1;

const PURPOSES = ['Family support', 'School fees', 'Rent', 'Medical bills', 'Gift'] as const;
const NOTES = [
  'For the rent of next month',
  'As we said on the phone 🙏',
  'Fees are due on Friday; the receipt follows',
  'Écoute, c’est pour les études',
] as const;

const shared = (random: Random) => ({
  purpose: random.chance(0.8) ? random.pick(PURPOSES) : null,
  note: random.chance(0.4) ? random.pick(NOTES) : null,
});

/** The status of the order made from a request, as the request shows it. */
function answeredStatus({ completed_at: completed, cancelled_at: cancelled }: OrderRow): string {
  if (completed) return 'completed';
  return cancelled ? 'cancelled' : 'accepted';
}

/** The request behind an order: its beneficiary asked its poster. */
function answered(order: OrderRow & { id: number }, random: Random): RequestRow | null {
  if (!order.beneficiary_id) return null;
  const created = order.created_at.getTime() - random.whole(1, 72) * HOUR;
  return {
    person_id: order.beneficiary_id,
    benefactor_id: order.poster_id,
    order_id: order.id,
    company_id: order.company_id ?? null,
    type: order.type,
    status: answeredStatus(order),
    amount: order.poster_amount,
    fee: order.poster_fee,
    exchange_rate: new Big(1).div(order.exchange_rate).toFixed(RATE_DIGITS),
    benefactor_currency: order.poster_currency,
    requestor_currency: order.matcher_currency,
    ...shared(random),
    created_at: new Date(created),
    updated_at: order.completed_at ?? order.created_at,
  };
}

/** A request without an order: the poster of one asked its beneficiary back. */
function asked(order: OrderRow, random: Random): RequestRow | null {
  if (!order.beneficiary_id) return null;
  const type = random.weighted([
    ['p2p', 5],
    ['hybrid', 2],
    ['3po', 4],
  ] as const);
  return {
    person_id: order.poster_id,
    benefactor_id: order.beneficiary_id,
    order_id: null,
    company_id: type === '3po' ? random.pick(REMITTANCE_COMPANIES).id : null,
    type,
    status: random.weighted([
      ['pending', 6],
      ['completed', type === '3po' ? 5 : 0],
      ['declined', 2],
      ['expired', 1],
    ]),
    amount: order.matcher_amount,
    fee: new Big(random.whole(100, 900)).div(100).toFixed(2),
    exchange_rate: order.exchange_rate,
    benefactor_currency: order.matcher_currency,
    requestor_currency: order.poster_currency,
    ...shared(random),
    created_at: order.created_at,
    updated_at: order.created_at,
  };
}

/** The payment requests around a batch of orders; `firstId` is the id of the first of them. */
export function describeRequests(
  seed: number,
  batch: readonly OrderRow[],
  firstId: number,
): (typeof paymentRequests.$inferSelect)[] {
  const rows = batch.flatMap((order) => {
    if (order.id === undefined) return [];
    const random = randomFor(seed, 'payment request', order.id);
    const made = [
      random.chance(ANSWERED) ? answered({ ...order, id: order.id }, random) : null,
      random.chance(ASKED) ? asked(order, random) : null,
    ];
    return made.filter((row) => row !== null);
  });
  return rows.map((row, at) => ({ id: firstId + at, ...row }));
}

/** The invitations of a batch of people: the one each joined by, and an open one. */
export function describeInvitations(
  seed: number,
  batch: readonly PersonRow[],
  worldEnd: number,
): InvitationRow[] {
  return batch.flatMap((person) => {
    const random = randomFor(seed, 'invitation', person.id);
    const joined = person.joined_at.getTime();
    const own: InvitationRow[] = [];
    if (person.inviter_id) {
      own.push({
        id: person.id * 2 - 1,
        inviter_id: person.inviter_id,
        person_id: person.id,
        email: person.email,
        full_name: person.full_name,
        created_at: new Date(joined - random.whole(1, 20) * DAY),
      });
    }
    if (random.chance(0.3)) {
      own.push({
        id: person.id * 2,
        inviter_id: person.id,
        person_id: null,
        email: `friend.of.${person.id}@example.com`,
        full_name: random.chance(0.4) ? `Friend of ${person.firstname}` : null,
        created_at: new Date(joined + Math.floor((worldEnd - joined) * random.next())),
      });
    }
    return own;
  });
}
