/** The simpler orders list as a value: one currency pair at a time (1W). */
import type { OrderFilters, OrderSort } from '#contract/orders/orders.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { CURRENCY_PAIR_OPTIONS, inField, queryOf } from '#renderer/ui/filters/query.ts';
import { PAIR_SEARCH } from '#renderer/ui/filters/recent.tsx';
import { listQuery, type PagedShape } from '#renderer/ui/list/state/state.ts';
import { ORDER_FILTERS } from '../filters.ts';
import { ORDERS_SHAPE } from '../list.ts';

export const SIMPLE_FILTERS = {
  ...ORDER_FILTERS,
  currency: inField(
    'currency',
    choiceFilter('Currency', CURRENCY_PAIR_OPTIONS, { search: PAIR_SEARCH }),
  ),
};

const toFilters = queryOf<Omit<OrderFilters, 'fromCurrency' | 'toCurrency'>>()(SIMPLE_FILTERS);

export const SIMPLE_SHAPE: PagedShape<typeof SIMPLE_FILTERS, OrderSort> = {
  ...ORDERS_SHAPE,
  id: 'transactions-new',
  filters: SIMPLE_FILTERS,
};

/** The query of this variant: the pair is sent as the single value `currency`. */
export const toSimpleQuery = listQuery(SIMPLE_SHAPE, toFilters);
