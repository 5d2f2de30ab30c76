/**
 * The state of a list as a pure value: page, search, order, filters, open rows and what the
 * inspector shows, read from and written to the query of its route. What the list cannot ask for is not
 * in effect, and is kept as it is.
 */
import {
  activeFilters,
  type Filters,
  type FilterValues,
  initialOf,
  type Option,
} from '#renderer/ui/filters/filter.ts';
import { overruled } from '#renderer/ui/filters/query.ts';

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
  /** Left out where the list cannot be searched. */
  readonly searchPlaceholder?: string;
}

/** A list with what its screen opens a row to, and shows of one beside the rows, where it does. */
interface ShownShape<F extends Filters, Order extends string> extends ListShape<F, Order> {
  readonly expansion?: object | undefined;
  readonly inspector?: object | undefined;
}

/** A part of an address that the list cannot ask for: its name, and its text. */
export type IgnoredPart = readonly [name: string, text: string];

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
  /** What its address says and the list cannot ask for, until the person has seen it. */
  readonly ignored: readonly IgnoredPart[];
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

/** The parts of a query, which are taken from it by what can read them. */
class Parts {
  /** Those that are left. */
  readonly left: URLSearchParams;

  constructor(query: URLSearchParams) {
    this.left = new URLSearchParams(query);
  }

  /** Takes the part of that name; undefined where there is none, or where `read` cannot read it. */
  take<V>(name: string, read: (text: string) => V | undefined): V | undefined {
    const [text, ...more] = this.left.getAll(name);
    const value = text === undefined ? undefined : read(text);
    if (value === undefined && text !== '') return undefined;
    this.left.delete(name);
    for (const other of more) this.left.append(name, other);
    return value;
  }
}

/** The values of the filters. Of two that contradict each other, the part of the later one is left. */
function readFilters(filters: Filters, parts: Parts): FilterValues<Filters> {
  const values: Record<string, unknown> = {};
  for (const [key, filter] of Object.entries(filters)) {
    values[key] = parts.take(key, (text) => filter.read(text)) ?? initialOf(filter);
  }
  for (const [key, filter] of overruled(filters, values)) {
    parts.left.append(key, filter.write(values[key]) ?? '');
    values[key] = filter.empty;
  }
  return values;
}

function readPage(text: string): number | undefined {
  const page = /^[1-9]\d*$/u.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(page) ? page : undefined;
}

/**
 * Reads a list's state from the query of its route. An order and a direction the query does not say
 * are the `last` ones, and the default where there are none.
 */
export function readListState<F extends Filters, Order extends string>(
  shape: ShownShape<F, Order>,
  query: URLSearchParams,
  last: { readonly orderBy?: string; readonly direction?: string } = {},
): ListState<F, Order> {
  const parts = new Parts(query);
  const { orders, direction: usual, searchPlaceholder, expansion, inspector } = shape;
  const orderOf = (wanted?: string) => orders.find(({ value }) => value === wanted);
  const wayOf = (wanted?: string) => SORT_DIRECTIONS.find((each) => each === wanted);
  const order = parts.take(ORDER, orderOf) ?? orderOf(last.orderBy) ?? orders[0];
  const direction = usual && (parts.take(DIRECTION, wayOf) ?? wayOf(last.direction) ?? usual);
  const search = searchPlaceholder && parts.take(SEARCH, (text) => text.trim());
  const page = parts.take(PAGE, readPage) ?? 1;
  const inspected = inspector && parts.take(INSPECTED, (text) => text || undefined);
  const expanded = expansion ? parts.left.getAll(EXPANDED) : [];
  if (expansion) parts.left.delete(EXPANDED);
  const filters = readFilters(shape.filters, parts) as FilterValues<F>;
  return {
    page,
    search: search ?? '',
    orderBy: order?.value,
    ...(direction && { direction }),
    filters,
    expanded,
    ...(inspected && { inspected }),
    ignored: [...parts.left].filter(([, text]) => text !== ''),
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
  for (const [name, text] of state.ignored) query.append(name, text);
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
