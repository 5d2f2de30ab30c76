/** Disputes about some of the matches, with data of both sides and the files they have sent. */
import { hash } from 'node:crypto';
import { DISMISSED } from '#contract/orders/choices.ts';
import type { DisputeSide } from '#contract/orders/disputes.ts';
import type { DisputeFinding, disputeFiles, disputes } from '../../database/area-tables.ts';
import type { matches, orders } from '../../database/schema.ts';
import { describePerson } from '../people/people.ts';
import { type Random, randomFor } from '../random.ts';

type DisputeRow = typeof disputes.$inferSelect;
type FileRow = typeof disputeFiles.$inferSelect;
type OrderRow = typeof orders.$inferSelect;
type MatchRow = typeof matches.$inferSelect;

interface Batch {
  readonly disputes: readonly DisputeRow[];
  readonly files: readonly FileRow[];
}

/** The longest time from a match to its dispute. */
const PATIENCE = 40 * 3_600_000;

/** One of this many matched orders of a status is disputed, and every one that is in dispute. */
const SHARES: Readonly<Record<string, number>> = {
  dispute_resolution_needed: 1,
  matched: 0.12,
  matcher_paid: 0.12,
  completed: 0.05,
  published: 0.08,
};

const DECIDED: readonly (readonly [string, number])[] = [
  [DISMISSED, 5],
  ['approved', 3],
  ['declined', 2],
  ['pending', 1],
];

/** Who matchers pay besides. */
const SHOPS = ['Corner Shop', 'Harbour Gym', 'City Transport', 'Northside Pharmacy'];

const RESPONSES: readonly (readonly [0 | 1 | null, number])[] = [
  [0, 5],
  [1, 2],
  [null, 3],
];

/** Other payments of the matcher before the one that is disputed. */
const otherPayments = (match: MatchRow, random: Random) =>
  Array.from({ length: random.whole(0, 2) }, () => ({
    amount: `${random.whole(5, 400)}.${random.digits(2)}`,
    currency: match.matcher_currency,
    name: random.pick(SHOPS),
    date: new Date(match.requested_at.getTime() - Math.floor(random.next() * PATIENCE)),
  }));

interface Statement {
  /** Null where nobody is paid yet. */
  readonly payee: string | null;
  readonly others: ReturnType<typeof otherPayments>;
}

/** What the sources say. */
function findings(
  match: MatchRow,
  response: number | null,
  random: Random,
  { payee, others }: Statement,
): DisputeFinding[] {
  const reference = random.digits(12);
  const paid = {
    amount: match.matcher_amount,
    currency: match.matcher_currency,
    name: payee,
    reference,
    date: match.accepted_at,
  };
  const matcher: DisputeFinding = {
    side: 'matcher',
    source_type: 'bank_statement',
    data: { transactions: [paid, ...others] },
  };
  if (response === null) return [matcher];
  const beneficiary: DisputeFinding = {
    side: 'posters_beneficiary',
    source_type: 'email_response',
    data: { received: response === 1, reference: response === 1 ? reference : null },
  };
  return [matcher, beneficiary];
}

const FILE_NAMES: Readonly<Record<DisputeSide, string>> = {
  matcher: 'transfer-receipt.pdf',
  posters_beneficiary: 'account-statement.pdf',
};

function sentFiles(seed: number, dispute: DisputeRow, random: Random): Omit<FileRow, 'id'>[] {
  const sides: DisputeSide[] = [];
  if (random.chance(0.6)) sides.push('matcher');
  if (dispute.pb_response !== null && random.chance(0.7)) sides.push('posters_beneficiary');
  return sides.map((side) => ({
    dispute_id: dispute.id,
    side,
    name: FILE_NAMES[side],
    type: 'application/pdf',
    content: null,
    key: hash('sha256', `${seed} dispute ${dispute.id} ${side}`, 'base64url').slice(0, 32),
  }));
}

interface World {
  readonly seed: number;
  /** Milliseconds since the epoch, as its end. */
  readonly start: number;
  readonly end: number;
}

/** The dispute about an order and its match; undefined without one. */
function disputeOf(
  order: OrderRow,
  match: MatchRow | undefined,
  random: Random,
  { seed, start, end }: World,
) {
  if (!(match && random.chance(SHARES[order.status] ?? 0))) return;
  const response = random.weighted(RESPONSES);
  const begun = new Date(match.accepted_at ?? match.requested_at).getTime();
  const { beneficiary_id: paid } = order;
  const payee = paid === null ? null : describePerson(seed, paid, start).row.full_name_shown;
  const others = otherPayments(match, randomFor(seed, 'statement', match.id ?? 0));
  return {
    order_id: order.id ?? 0,
    match_id: match.id ?? 0,
    status: order.status === 'completed' ? random.weighted(DECIDED) : 'pending',
    pb_response: response,
    findings: findings(match, response, random, { payee, others }),
    created_at: new Date(begun + Math.floor(Math.min(PATIENCE, end - begun) * random.next())),
  } satisfies Omit<DisputeRow, 'id'>;
}

/**
 * A function that finds the disputes of batch after batch of orders. The same seed always gives the
 * same rows.
 */
export function disputeCollector(world: World) {
  const { seed } = world;
  let nextDispute = 1;
  let nextFile = 1;
  return (rows: {
    readonly orders: readonly OrderRow[];
    readonly matches: readonly MatchRow[];
  }): Batch => {
    const byId = new Map(rows.matches.map((match) => [match.id, match]));
    const batch = { disputes: [] as DisputeRow[], files: [] as FileRow[] };
    for (const order of rows.orders) {
      const random = randomFor(seed, 'dispute', order.id ?? 0);
      const found = disputeOf(order, byId.get(order.match_id ?? 0), random, world);
      if (!found) continue;
      const dispute = { id: nextDispute++, ...found };
      batch.disputes.push(dispute);
      for (const file of sentFiles(seed, dispute, random)) {
        batch.files.push({ id: nextFile++, ...file });
      }
    }
    return batch;
  };
}
