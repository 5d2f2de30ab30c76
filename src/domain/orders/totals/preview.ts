/** The orders that a bulk action would change, shown before the question. */
import type { OrderRow } from '#contract/orders/orders.ts';
import type { Decimal } from '#domain/money/money.ts';
import type { Count } from '../../lists/pages.ts';
import { sumsByCurrency } from '../../money/sums.ts';
import { counted } from '../../text/words.ts';
import { orderStatusLabel } from '../status.ts';

/** The effect of a change of all orders of a query, in words. */
export function foundWords({ rowCount, said }: Count, isFiltered: boolean): string {
  const orders = counted(rowCount, 'order');
  const [first, inside] = said === undefined ? ['', ''] : ['At least ', 'at least '];
  return isFiltered
    ? `${first}${orders} ${rowCount === 1 ? 'matches' : 'match'} the filters and the search.`
    : `No filter and no search is set. This changes every order there is: ${inside}${orders}.`;
}

/** How many orders have something in common. */
export interface Counted {
  readonly name: string;
  readonly count: number;
}

export interface CurrencyTotal {
  readonly currency: string;
  readonly amount: Decimal;
  readonly count: number;
  /** How many of them have no amount that could be read, and are not in the sum. */
  readonly unknown: number;
}

const NO_STATUS = 'Status not available';

/** Orders by the status people read, most frequent first. */
export function countByStatus(orders: readonly OrderRow[]): readonly Counted[] {
  const groups = Map.groupBy(orders, (order) => orderStatusLabel(order)?.text ?? NO_STATUS);
  return [...groups]
    .map(([name, { length }]) => ({ name, count: length }))
    .sort((a, b) => b.count - a.count);
}

/** Poster amounts by their currency, in the order of the currencies; those without one are left out. */
export function totalsByCurrency(orders: readonly OrderRow[]): readonly CurrencyTotal[] {
  const named = orders.flatMap(({ poster_currency: currency, poster_amount: amount }) =>
    currency === null ? [] : { amount, currency },
  );
  return [...Map.groupBy(named, ({ currency }) => currency)]
    .map(([currency, group]) => {
      const { sums, unknown } = sumsByCurrency(group);
      return { currency, amount: sums[0]?.amount ?? '0', count: group.length, unknown };
    })
    .sort((a, b) => a.currency.localeCompare(b.currency));
}
