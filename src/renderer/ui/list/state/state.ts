/**
 * The state of a list as a pure value: page, search, order, filters, open rows and what the
 * inspector shows, read from and written to the query of its route. What it says wrongly is the default.
 */
import {
  activeFilters,
  type Filters,
  type FilterValues,
  type Option,
} from '#renderer/ui/filters/filter.ts';

/** Ascending or descending. */
const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** The part of a list's declaration that its state depends on. */
export interface ListShape<F extends Filters = Filters, Order extends string = string> {
  /** Names the list's preferences on this computer, and its unfinished work. */
  readonly id: string;
  readonly filters: F;
  /** What the list may be ordered by; the first is the default. */
  readonly orders: readonly (Option & {
    readonly value: Order;
    /** The id of the column that shows it, whose header orders by it; left out where none does. */
    readonly column?: string;
  })[];
  /** The default direction; left out where the list has no other way round. */
  readonly direction?: SortDirection;
}

/** What a list shows. `page` counts from 1. */
export interface ListState<F extends Filters = Filters, Order extends string = string> {
  readonly page: number;
  readonly search: string;
  readonly orderBy: Order | undefined;
  /** Undefined where the list has no other way round. */
  readonly direction?: SortDirection | undefined;
  readonly filters: FilterValues<F>;
  /** The ids of the open rows. */
  readonly expanded: readonly string[];
  /** The id of what the inspector shows; undefined while it is closed. */
  readonly inspected?: string | undefined;
}

const PAGE = 'page';
const SEARCH = 'search';
const ORDER = 'orderBy';
const DIRECTION = 'direction';
const EXPANDED = 'expanded';
const INSPECTED = 'inspect';

/** Parameters that are not part of a saved view. */
export const TRANSIENT = [PAGE, EXPANDED, INSPECTED] as const;

/** The values that filter nothing. */
export const emptyFilters = (filters: Filters): FilterValues<Filters> =>
  Object.fromEntries(Object.entries(filters).map(([key, filter]) => [key, filter.empty]));

/**
 * Reads a list's state from the query of its route. An order and a direction the query does not say
 * are the `last` ones, and the default where there are none.
 */
export function readListState<F extends Filters, Order extends string>(
  shape: ListShape<F, Order>,
  query: URLSearchParams,
  last: { readonly orderBy?: string; readonly direction?: string } = {},
): ListState<F, Order> {
  const page = Number(query.get(PAGE));
  const wanted = query.get(ORDER) ?? last.orderBy;
  const order = shape.orders.find(({ value }) => value === wanted) ?? shape.orders[0];
  const way = query.get(DIRECTION) ?? last.direction;
  const direction = SORT_DIRECTIONS.find((each) => each === way);
  const inspected = query.get(INSPECTED);
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: query.get(SEARCH)?.trim() ?? '',
    orderBy: order?.value,
    ...(shape.direction && { direction: direction ?? shape.direction }),
    filters: Object.fromEntries(
      Object.entries(shape.filters).map(([key, filter]) => [key, filter.read(query.get(key))]),
    ) as FilterValues<F>,
    expanded: query.getAll(EXPANDED),
    ...(inspected && { inspected }),
  };
}

/** Writes a list's state as the query of its route; defaults are left out. */
export function writeListState(shape: ListShape, state: ListState): URLSearchParams {
  const query = new URLSearchParams();
  if (state.search) query.set(SEARCH, state.search);
  if (state.orderBy && state.orderBy !== shape.orders[0]?.value) query.set(ORDER, state.orderBy);
  if (state.direction && state.direction !== shape.direction) query.set(DIRECTION, state.direction);
  for (const [key, filter] of Object.entries(shape.filters)) {
    const text = filter.write(state.filters[key]);
    if (text !== null) query.set(key, text);
  }
  if (state.page > 1) query.set(PAGE, String(state.page));
  for (const id of state.expanded) query.append(EXPANDED, id);
  if (state.inspected) query.set(INSPECTED, state.inspected);
  return query;
}

/** What rows a list shows, as one text: its page of what query. */
export const scopeOf = (state: ListState): string => {
  const { page, search, orderBy, direction, filters } = state;
  return JSON.stringify([page, search, orderBy, direction, filters]);
};

/** The last word of a search of several words, which finds a name by its family name; undefined else. */
export function lastWordOf(search: string): string | undefined {
  const words = search.trim().split(/\s+/u);
  return words.length > 1 ? words.at(-1) : undefined;
}

/** Whether a query has a search or a filter. */
export const hasListParams = ({ filters }: ListShape, query: URLSearchParams): boolean =>
  [SEARCH, ...Object.keys(filters)].some((key) => query.has(key));

/** Whether the search or a filter leaves anything out. */
export const isNarrowed = (
  filters: Filters,
  state: Pick<ListState, 'search' | 'filters'>,
): boolean => state.search !== '' || activeFilters(filters, state.filters).length > 0;

/** Whether every filter has been chosen to the end, so that the list may reload. */
export const isComplete = (filters: Filters, values: FilterValues<Filters>): boolean =>
  Object.entries(filters).every(([key, filter]) => filter.isComplete(values[key]));

/** The pages a pager offers: `size` of them around the current one, within 1 to `last`. */
export function pagesAround(current: number, last: number, size: number): number[] {
  const start = Math.max(1, Math.min(current - Math.floor(size / 2), last - size + 1));
  const length = Math.min(size, last);
  return Array.from({ length }, (_page, index) => start + index);
}
