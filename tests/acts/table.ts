/** The specification's table of acts on an order and on its match (document 1, section 4). */
import type { ActCases } from './cases/case.ts';
import { EARLIER } from './cases/readings.ts';

/** The rows of the table: a status, and what is true of the order. */
export const LINES = [
  'unpublished | never published',
  'published | published',
  'published | match cancelled',
  'published | matched',
  'matched | matched',
  'matched | matched unpublished',
  'matched | match completed',
  'matcher_paid | matched',
  'payment_received | validated',
  'payment_received | validated unpublished',
  'payment_received | validated, match cancelled',
  'payment_received | validated, cancelled',
  'payment_received | validated, removed',
  'completed | completed',
  'completed | completed, owed',
  'cancelled | cancelled',
  'cancelled | cancelled, owed',
  'cancelled | cancelled, once matched',
  'removed | removed',
  'removed | removed, once matched',
  'removed | removed and refunded',
  'unable_to_void | cancelled',
  'unable_to_capture | validated',
  'unable_to_payout | validated',
  'unable_to_transfer | validated',
  'dispute_resolution_needed | matched',
  'unable_to_refund | cancelled, owed',
  'a status of its own | published',
] as const;
export type Line = (typeof LINES)[number];

/** What the conditions read of an order: the field, and its value where it is so. */
export const FACTS = {
  match: { match_id: '9' },
  matchCancelled: { match_cancelled_at: EARLIER },
  matchPaid: { match_matcher_payment_completed_at: EARLIER },
  matchCompleted: { match_completed_at: EARLIER },
  published: { published_at: EARLIER },
  paid: { matcher_payment_completed_at: EARLIER },
  completed: { completed_at: EARLIER },
  cancelled: { cancelled_at: EARLIER },
  removed: { removed_at: EARLIER },
  hidden: { hidden: true },
  refundable: { can_be_marked_as_refunded: true },
} as const;
export type Fact = keyof typeof FACTS;

/** What is true of an order, and its status; `is` is any of them. */
export interface State {
  readonly is: (...facts: readonly Fact[]) => boolean;
  readonly status: string;
}

/** Everything that is tested of an act in the menu of an order. */
export interface OrderCases extends ActCases {
  /** The rows of the table that offer it. */
  readonly lines: readonly Line[];
  /** The rule of the table, written by hand and not by the conditions of the act. */
  readonly isEligible: (of: State) => boolean;
}

const isMatched = ({ is }: State) => is('match') && !is('matchCancelled');
const hasEnded = ({ is }: State) => is('completed', 'cancelled', 'removed');

/** What the rules of several acts have in common. */
export const rules = {
  awaitsMatcher: (of: State) => isMatched(of) && !of.is('matchPaid', 'matchCompleted'),
  awaitsCompletion: (of: State) =>
    of.is('published') && isMatched(of) && of.is('paid') && !hasEnded(of),
  isIdle: (of: State) => !(isMatched(of) || of.is('paid') || hasEnded(of)),
};
