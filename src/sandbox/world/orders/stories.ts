/** What has happened to an order of each status. */

import { ORDER_STATUSES } from '#contract/orders/choices.ts';
import type { OrderStatus, RefundStatus } from '#contract/orders/orders.ts';
import type { Random } from '../random.ts';

/** The course of an order up to its status. */
export interface OrderCourse {
  readonly published: boolean;
  /** The progress of the match that counts; none without a payer. */
  readonly match: 'none' | 'accepted' | 'paid' | 'validated' | 'completed';
  /** How often an earlier match was taken on and cancelled. */
  readonly earlierMatch: number;
  readonly end: 'none' | 'removed' | 'cancelled' | 'removed or cancelled';
  /** Whether the matcher says 'paid' and the beneficiary 'not received'. */
  readonly disputed?: boolean;
}

const story = (
  match: OrderCourse['match'],
  earlierMatch: number,
  end: OrderCourse['end'] = 'none',
  published = true,
): OrderCourse => ({ published, match, earlierMatch, end });

export const STORIES: Readonly<Record<OrderStatus, OrderCourse>> = {
  unpublished: story('none', 0, 'none', false),
  published: story('none', 0.15),
  matched: story('accepted', 0.1),
  matcher_paid: story('paid', 0.1),
  payment_received: story('validated', 0.1),
  completed: story('completed', 0.1),
  removed: story('none', 0.25, 'removed'),
  cancelled: story('none', 0.3, 'cancelled'),
  unable_to_void: story('none', 0.2, 'removed or cancelled'),
  unable_to_refund: story('none', 0.3, 'removed or cancelled'),
  unable_to_capture: story('validated', 0.05),
  unable_to_payout: story('validated', 0.05),
  unable_to_transfer: story('validated', 0.05),
  dispute_resolution_needed: { ...story('paid', 0.1), disputed: true },
};

type Weights = readonly (readonly [OrderStatus, number])[];

const TROUBLES: Weights = [
  ['unable_to_void', 5],
  ['unable_to_capture', 5],
  ['unable_to_payout', 6],
  ['unable_to_transfer', 6],
  ['dispute_resolution_needed', 9],
  ['unable_to_refund', 4],
];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The usual statuses of orders up to an age: the older, the more of them are over. */
const BY_AGE: readonly (readonly [age: number, weights: Weights])[] = [
  [
    HOUR / 3,
    [
      ['unpublished', 300],
      ['published', 700],
    ],
  ],
  [
    3 * HOUR,
    [
      ['unpublished', 250],
      ['published', 500],
      ['matched', 150],
      ['matcher_paid', 50],
      ['cancelled', 50],
    ],
  ],
  [
    3 * DAY,
    [
      ['unpublished', 70],
      ['published', 280],
      ['matched', 170],
      ['matcher_paid', 100],
      ['payment_received', 90],
      ['completed', 220],
      ['cancelled', 40],
      ...TROUBLES,
    ],
  ],
  [
    21 * DAY,
    [
      ['unpublished', 25],
      ['published', 110],
      ['matched', 20],
      ['matcher_paid', 18],
      ['payment_received', 14],
      ['completed', 600],
      ['cancelled', 90],
      ['removed', 80],
      ...TROUBLES,
    ],
  ],
  [
    Infinity,
    [
      ['unpublished', 8],
      ['published', 4],
      ['completed', 690],
      ['cancelled', 115],
      ['removed', 130],
      ...TROUBLES,
    ],
  ],
];

/** One in this many orders has the next status in turn, so that no status is missing. */
const IN_LINE_EVERY = 40;

/** The status of the `index`-th order, which is `age` milliseconds old at the world's end. */
export function statusAt(index: number, age: number, random: Random): OrderStatus {
  const line = index / IN_LINE_EVERY;
  const inLine = Number.isInteger(line) ? ORDER_STATUSES[line % ORDER_STATUSES.length] : undefined;
  const usual = BY_AGE.find(([most]) => age <= most)?.[1] ?? [];
  return inLine ?? random.weighted(usual);
}

const REFUNDS: readonly (readonly [RefundStatus | null, number])[] = [
  [null, 40],
  ['completed', 32],
  ['pending', 12],
  ['initiated', 10],
  ['failed', 6],
];

/** The refund status of an order; null when nothing is refunded. */
export function refundOf(status: OrderStatus, paid: boolean, random: Random): RefundStatus | null {
  if (status === 'unable_to_refund') return 'failed';
  if (!paid || (status !== 'removed' && status !== 'cancelled')) return null;
  return random.weighted(REFUNDS);
}
