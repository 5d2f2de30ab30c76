/** What filters add to the query of a list; what filters nothing is left out. */
import { FILTER_CURRENCY_PAIRS } from '#domain/catalogue.ts';
import type { TypedRange } from './range.tsx';

const PAIR_MARK = '-';

/** The pairs of currencies a filter offers: 'NGN-USD' reads 'NGN to USD'. */
export const CURRENCY_PAIR_OPTIONS = FILTER_CURRENCY_PAIRS.map(({ from, to }) => ({
  value: `${from}${PAIR_MARK}${to}`,
  label: `${from} to ${to}`,
}));

/** Chosen pairs as two lists in parallel. */
export function pairsQuery(pairs: readonly string[]) {
  const split = pairs.map((pair) => pair.split(PAIR_MARK));
  return {
    fromCurrency: listQuery(split.map(([from = '']) => from)),
    toCurrency: listQuery(split.map(([, to = '']) => to)),
  };
}

/** A range of amounts without its open ends. */
export const rangeQuery = ({ from, to }: TypedRange) =>
  from || to ? { ...(from && { from }), ...(to && { to }) } : undefined;

/** Several chosen values. */
export const listQuery = <T>(values: readonly T[]) => (values.length > 0 ? [...values] : undefined);
