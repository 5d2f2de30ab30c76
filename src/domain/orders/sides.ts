/** Who pays and who receives what of an order, in words, as far as that was read. */

import type { FullOrder } from '#contract/orders/order-detail.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { figureText } from '../money/sums.ts';
import { nameOrEmail } from '../text/person-names.ts';
import { isFull, type ReadOrder } from './changes.ts';
import { type Figure, isMatched, orderFigures } from './figures.ts';

function side(figure: Figure, how: string, person: FullOrder['user']): string {
  const amount = figureText(figure) ?? 'an amount that is not available';
  const name = nameOrEmail(person);
  return name === null ? amount : `${amount} ${how} ${name}`;
}

/** What the poster pays: '351.20 USD by Amara Okafor'. */
export const posterPayment = (order: ReadOrder): string =>
  side(orderFigures(order).posterAmount, 'by', isFull(order) ? order.user : null);

/** What the poster's beneficiary receives: '641.92 GBP for Ada Obi'. */
export const payout = (order: ReadOrder): string =>
  side(orderFigures(order).matcherAmount, 'for', isFull(order) ? order.postersBeneficiary : null);

/** The part that one has in an order, with what they are called. */
const CALLERS = {
  posted: 'poster',
  received: 'poster beneficiary',
  matched: 'matcher',
} as const;
type Caller = keyof typeof CALLERS;

/** Those who may ask about an order: the matcher only while it is matched. */
export const callersOf = (order: OrderRow): readonly (readonly [part: Caller, name: string])[] =>
  (['posted', 'received', 'matched'] as const)
    .filter((part) => part !== 'matched' || isMatched(order))
    .map((part) => [part, CALLERS[part]]);
