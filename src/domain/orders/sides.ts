/** Who pays and who receives what of an order, in words, as far as that was read. */
import type { FullOrder } from '#contract/orders/order-detail.ts';
import { figureText } from '../money/sums.ts';
import { nameOrEmail } from '../text/person-names.ts';
import type { ReadOrder } from './changes.ts';
import { type Figure, orderFigures } from './figures.ts';

/** Whether the whole order was read: a row of a list does not name the parties (1O14). */
export const isFull = (order: ReadOrder): order is FullOrder => 'postersBeneficiary' in order;

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
