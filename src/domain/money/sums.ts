/** Amounts added up, each currency by itself: two currencies are never added, and an unknown one to none. */
import { isUnreadable } from '#contract/wire/unreadable.ts';
import type { Figure } from '#domain/orders/figures.ts';
import { type Decimal, formatAmount, plus } from './money.ts';

export type KnownFigure = Figure & { readonly amount: Decimal };

/** Whether the amount of a figure is known. */
const isKnown = (figure: Figure): figure is KnownFigure =>
  figure.amount !== null && !isUnreadable(figure.amount);

/** A figure in a sentence: '641.92 GBP'; null where its amount is not known. */
export const figureText = (figure: Figure): string | null =>
  isKnown(figure) ? `${formatAmount(figure.amount)} ${figure.currency ?? ''}`.trim() : null;

/** Sums in a sentence: '641.92 GBP and 20.00 NGN'; empty without any. */
export const sumsText = ({ sums }: Sums): string => sums.map(figureText).join(' and ');

interface Sum {
  readonly amount: Decimal;
  readonly currency: string;
}

/** What figures add up to. */
export interface Sums {
  /** One for each currency, in the order in which they first come. */
  readonly sums: readonly Sum[];
  /** How many are in no sum, because their amount or their currency is not known. */
  readonly unknown: number;
}

/** Exact sums of amounts, one for each currency. */
export function sumsByCurrency(figures: readonly Figure[]): Sums {
  const sums = new Map<string, Decimal>();
  let unknown = 0;
  for (const figure of figures) {
    const { currency } = figure;
    if (isKnown(figure) && currency !== null) {
      sums.set(currency, plus(sums.get(currency) ?? '0', figure.amount));
    } else unknown += 1;
  }
  return { sums: [...sums].map(([currency, amount]) => ({ amount, currency })), unknown };
}
