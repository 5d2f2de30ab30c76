/** What staff can have done to an order or its match (document 1 §4, §7). */
import type { Handlers } from '../../server/mount.ts';
import { Refusal } from '../../server/problem.ts';

const soon = () => {
  throw new Refusal(501, 'Not yet');
};
export const orderActionHandlers = {
  'orders.export': soon,
  'orders.complete': soon,
  'orders.expire': soon,
  'orders.capture': soon,
  'orders.void': soon,
  'orders.markAsMatcherPaid': soon,
  'orders.markAsRefunded': soon,
  'orders.investigate': soon,
  'orders.setHidden': soon,
  'orders.setAllHidden': soon,
  'orders.publish': soon,
  'matches.cancel': soon,
  'matches.approve': soon,
  'matches.rematch': soon,
} satisfies Partial<Handlers>;
