/** The simpler orders list as a value: one currency pair at a time (1W). */
import type { OrderFilters } from '#contract/orders/orders.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { CURRENCY_PAIR_OPTIONS, inField, queryOf } from '#renderer/ui/filters/query.ts';
import { PAIR_SEARCH } from '#renderer/ui/filters/recent.tsx';
import { pagedList, searchedBy } from '#renderer/ui/list/state/paged.ts';
import { ORDER_FILTERS } from '../filters.ts';
import { ORDER_SEARCH, ORDERS_LIST } from '../list.ts';

const SIMPLE_FILTERS = {
  ...ORDER_FILTERS,
  currency: inField(
    'currency',
    choiceFilter('Currency', CURRENCY_PAIR_OPTIONS, { search: PAIR_SEARCH }),
  ),
};

const toFilters = queryOf<Omit<OrderFilters, 'fromCurrency' | 'toCurrency'>>()(SIMPLE_FILTERS);

export const SIMPLE_LIST = pagedList('orders.list', {
  id: 'transactions-new',
  filters: SIMPLE_FILTERS,
  searchPlaceholder: ORDER_SEARCH,
  orders: ORDERS_LIST.orders,
  pageSize: ORDERS_LIST.pageSize,
  // The pair is sent as the single value `currency`.
  toQuery: searchedBy(toFilters),
});
