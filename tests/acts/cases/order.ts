/** What the cases of acts on an order and on its match share. */
import { fullOrder } from '#contract/orders/order-detail.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import type { Fields, Reach, Reading, Rule } from './case.ts';
import { EARLIER, readingsOf, THEN } from './readings.ts';
import { set } from './rules.ts';
import { MATCHED as AS_MATCHED, PAID as AS_PAID, a } from './things.ts';

const WHOLE = { id: 7, status: 'published', published_at: EARLIER };
export const order = readingsOf(fullOrder, WHOLE, {});
export const rematched = readingsOf(fullOrder, WHOLE, { id: '9' });

export const MATCHED = { match_id: 9, status: 'matched' };
export const PAID = {
  ...MATCHED,
  matcher_payment_completed_at: EARLIER,
  match_matcher_payment_completed_at: EARLIER,
};
export const CANCELLED = { status: 'cancelled', cancelled_at: THEN };

/** What no act on an order may take for its trace. */
export const nothing = (before: Fields): readonly Reading[] => [
  order('unchanged', before, before, 'not-yet'),
  order('another status that is not the trace', before, { ...before, status: 'x' }, 'not-yet'),
  order('gone', before, null, 'cannot-tell'),
];

/** Orders that offer some acts and not others. */
export const some = {
  unpublished: a.order({ status: 'unpublished', published_at: null }),
  published: a.order(),
  hidden: a.order({ hidden: true }),
  matched: a.order(AS_MATCHED),
  rejected: a.order({ ...AS_MATCHED, status: 'published', match_cancelled_at: EARLIER }),
  validated: a.order({ ...AS_PAID, match_matcher_payment_completed_at: EARLIER }),
  completed: a.order({
    ...AS_PAID,
    status: 'completed',
    completed_at: EARLIER,
    match_completed_at: EARLIER,
  }),
  cancelled: a.order({ status: 'cancelled', cancelled_at: EARLIER }),
  expired: a.order({ status: 'removed', removed_at: EARLIER, is_removed: true }),
};

export const onNetwork = (effect: Fields, given: Fields = {}): Rule => ({
  list: 'orders.list',
  given,
  effect: set(effect),
  rival: { status: 'cancelled', cancelled_at: EARLIER },
});
export const validated = {
  match_matcher_payment_completed_at: EARLIER,
  status: 'payment_received',
};
export const idle = { status: 'published', match_id: null, matched_at: null };

/** The order 1001 of the list, with these fields. */
export const rowOf = (more: Fields = {}) => ({
  id: 1001,
  status: 'published',
  published_at: EARLIER,
  ...more,
});

/** It is reached on that order. */
export const inList = (opens: string, more: Fields = {}): Reach => ({
  place: '/transactions',
  answers: answersWith([rowOf(more)]),
  row: '1001',
  opens,
});

/** What makes it a matched one. */
export const ROW_MATCHED = { status: 'matched', match_id: 31, matched_at: EARLIER };
