/** The orders that a bulk action would change, shown before the question. */
import type { OrderRow } from '#contract/orders/orders.ts';
import { type Decimal, plus } from '#domain/money/money.ts';
import { counted } from '#domain/time/format.ts';
import type { Count } from '../lists/pages.ts';
import { orderStatusLabel } from './status.ts';

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

/** The offered amount in one currency. */
export interface CurrencyTotal {
  readonly currency: string;
  readonly amount: Decimal;
  readonly count: number;
}

/** Orders by the status people read, most frequent first. */
export function countByStatus(orders: readonly OrderRow[]): readonly Counted[] {
  const groups = Map.groupBy(orders, (order) => orderStatusLabel(order).text);
  return [...groups]
    .map(([name, { length }]) => ({ name, count: length }))
    .sort((a, b) => b.count - a.count);
}

/** Poster amounts by their currency, in the order of the currencies; those without one are left out. */
export function totalsByCurrency(orders: readonly OrderRow[]): readonly CurrencyTotal[] {
  const known = orders.filter((order) => order.poster_currency !== null);
  const groups = Map.groupBy(known, (order) => order.poster_currency ?? '');
  return [...groups]
    .map(([currency, group]) => ({
      currency,
      amount: group.reduce((sum, order) => plus(sum, order.poster_amount ?? '0'), '0'),
      count: group.length,
    }))
    .sort((a, b) => a.currency.localeCompare(b.currency));
}
