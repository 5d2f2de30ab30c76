/** The order as the money guard sees it. */

import type { ActName } from '#domain/acts/acts.ts';
import { ORDER_ACTION_NAMES, type OrderActionName, orderAction } from '#domain/orders/actions.ts';
import { changesBetween, type ReadOrder } from '#domain/orders/changes.ts';
import { isMatched } from '#domain/orders/figures.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import type { Effects, Subject } from '#renderer/ui/guard/subject.ts';

/** The act of an action on this order; Hide and Unhide are one action and two acts. */
export function actOf(name: OrderActionName, { hidden }: Pick<ReadOrder, 'hidden'>): ActName {
  if (name === 'setHidden') return hidden ? 'order.unhide' : 'order.hide';
  return `order.${name}`;
}

/** An order that was acted on no longer offers the action. */
const noLongerOffered = (name: OrderActionName) => (now: ReadOrder | null) =>
  now !== null && !orderAction(name).isEligible(now);

const EFFECTS: Effects<ReadOrder> = {
  ...Object.fromEntries(ORDER_ACTION_NAMES.map((name) => [`order.${name}`, noLongerOffered(name)])),
  'order.hide': (now) => now?.hidden === true,
  'order.unhide': (now) => now?.hidden === false,
  'order.rematch': (now) => now !== null && isMatched(now),
};

export const ORDER: Subject<ReadOrder> = {
  noun: 'order',
  name: ({ id }) => `order ${id}`,
  ref: ({ id }) => ({ kind: 'order', id }),
  read: ({ id }) => callEndpoint('orders.read', { id }),
  changes: changesBetween,
  effects: EFFECTS,
  areas: ['orders'],
};
