/** The fees of an order: each by its name, and their sums. */
import type { OrderRow } from '#contract/orders/orders.ts';
import { type Sums, sumsByCurrency } from '../money/sums.ts';
import { type Figure, type OrderFigures, orderFigures } from './figures.ts';

/** A fee by the name under which screens show it. */
export interface Fee {
  readonly label: string;
  readonly figure: Figure;
  /** False for the matcher fee that is repeated in another currency (1D11): no sum may count it twice. */
  readonly isSummed: boolean;
}

/** Every fee, in the order in which screens show them. */
export const FEES: readonly (readonly [label: string, name: keyof OrderFigures])[] = [
  ['Poster Fee', 'posterFee'],
  ['Matcher Fee', 'matcherFee'],
  ['Matcher Fee in Matcher Currency', 'matcherFeeInMatcherCurrency'],
  ['Collection Fee', 'collectionFee'],
  ['Payout Fee', 'payoutFee'],
  ['Poster Payout Fee', 'posterPayoutFee'],
  ['Stamp Duty Fee', 'stampDutyFee'],
];

const REPEATED: keyof OrderFigures = 'matcherFeeInMatcherCurrency';

/** The fees that an order has. */
export function feesOf(order: OrderRow): readonly Fee[] {
  const figures = orderFigures(order);
  return FEES.flatMap(([label, name]) => {
    const isSummed = name !== REPEATED || figures.matcherFee.amount === null;
    return figures[name].amount === null ? [] : [{ label, figure: figures[name], isSummed }];
  });
}

/** The fees of an order in one line: a sum for each currency, and of how many fees. */
export function feeSums(order: OrderRow): Sums & { readonly of: number } {
  const summed = feesOf(order).flatMap(({ figure, isSummed }) => (isSummed ? figure : []));
  return { ...sumsByCurrency(summed), of: summed.length };
}
