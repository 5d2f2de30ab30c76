/** The fees of an order: each by its name, and their sums. */
import type { OrderRow } from '#contract/orders/orders.ts';
import { isUnreadable } from '#contract/wire/unreadable.ts';
import { type Decimal, plus } from '../money/money.ts';
import { type Figure, type OrderFigures, orderFigures } from './figures.ts';

/** A fee by the name under which screens show it. */
export interface Fee {
  readonly label: string;
  readonly figure: Figure;
  /**
   * False for the matcher fee that is repeated in another currency (1D11): no sum may count it twice.
   */
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

/** An amount that is known, with its currency. */
export type KnownFigure = Figure & { readonly amount: Decimal };

/** Whether the amount of a figure is known. */
export const isKnown = (figure: Figure): figure is KnownFigure =>
  figure.amount !== null && !isUnreadable(figure.amount);

/** Sums of amounts, one for each currency, in the order in which they first come; unknown ones are left out. */
export function sumsByCurrency(figures: readonly Figure[]): readonly KnownFigure[] {
  const sums = new Map<string | null, Decimal>();
  for (const { amount, currency } of figures.filter(isKnown)) {
    sums.set(currency, plus(sums.get(currency) ?? '0', amount));
  }
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

/** The fees of an order in one line: a sum for each currency, of how many fees, and how many could not be read. */
export function feeSums(order: OrderRow): {
  readonly sums: readonly Figure[];
  readonly of: number;
  readonly unread: number;
} {
  const summed = feesOf(order).flatMap(({ figure, isSummed }) => (isSummed ? figure : []));
  const unread = summed.filter((figure) => !isKnown(figure)).length;
  return { sums: sumsByCurrency(summed), of: summed.length, unread };
}
