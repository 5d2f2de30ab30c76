/** What a match that a user is in waits for, and since when (2UD47, 2UD50). */
import type { OrderStatus } from '#contract/orders/orders.ts';
import type { PendingMatch } from '#contract/people/user-activity.ts';
import { known, type Shown } from '#contract/wire/unreadable.ts';
import { orderStatusLabel, spelled } from '../orders/status.ts';
import { ENDED } from './answers.ts';
import { isKnownStatus, troubleOf } from './orders.ts';
import { type Standing, standingAsItCame, standingOf } from './standing.ts';

/** How far a match is that has not ended, in the order in which it goes on. */
type Stage = 'requested' | 'accepted' | 'confirmed' | 'paid';

interface Rule {
  readonly text: string;
  /** The status of an order whose match is so far. */
  readonly like: OrderStatus | 'requested' | 'validated';
  readonly what: string;
  readonly at: (match: PendingMatch) => Shown<string>;
}

/** The rule of each stage; the user is its matcher. */
const RULES: Readonly<Record<Stage, Rule>> = {
  requested: {
    text: 'Waiting for acceptance of the match',
    like: 'requested',
    what: 'requested',
    at: ({ requested_at: at }) => at,
  },
  accepted: {
    text: "Waiting for this user's payment",
    like: 'matched',
    what: 'accepted',
    at: ({ accepted_at: at }) => at,
  },
  confirmed: {
    text: 'Waiting for the payment to be validated',
    like: 'matcher_paid',
    what: 'confirmed',
    at: ({ confirmed_at: at }) => at,
  },
  paid: {
    text: 'Waiting for completion',
    like: 'validated',
    what: 'the payment was validated',
    at: ({ matcher_payment_completed_at: at }) => at,
  },
};

/** How far a match is, by its flags and its dates: either may be left out. Null once it has ended. */
function stageOf(match: PendingMatch): Stage | null {
  if (match.is_cancelled === true || match.cancelled_at !== null) return null;
  if (match.is_completed === true || match.completed_at !== null) return null;
  if (match.is_matcher_payment_completed === true || match.matcher_payment_completed_at !== null) {
    return 'paid';
  }
  if (match.is_confirmed === true || match.confirmed_at !== null) return 'confirmed';
  return match.is_accepted === true || match.accepted_at !== null ? 'accepted' : 'requested';
}

/**
 * How a match stands, and how far it is in the words of an order. What holds its order up, or has ended it, is
 * said before what the match itself would wait for. Null for a match that has ended.
 */
export function matchStanding(match: PendingMatch): {
  readonly standing: Standing;
  readonly stage: string;
} | null {
  const stage = stageOf(match);
  if (stage === null) return null;
  const { text, like, what, at } = RULES[stage];
  const ofOrder = spelled(match.order?.status ?? '');
  const label =
    orderStatusLabel({ status: ofOrder, statusText: null, refunded_at: null })?.text ?? ofOrder;
  if (ofOrder !== '' && !isKnownStatus(ofOrder)) {
    return { standing: standingAsItCame(label), stage: ofOrder };
  }
  const ended = ENDED.includes(ofOrder)
    ? { text: `The order has ended: ${label}`, how: 'The match itself is not marked as ended.' }
    : null;
  const trouble = ended ?? (stage === 'requested' ? null : troubleOf(ofOrder));
  const since = known(at(match));
  return {
    standing: standingOf(text, {
      tone: trouble ? 'warning' : 'informative',
      since: trouble || since === null ? null : { at: since, what },
      ...trouble,
    }),
    stage: trouble ? ofOrder : like,
  };
}
