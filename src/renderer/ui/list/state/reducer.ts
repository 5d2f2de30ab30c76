/**
 * The state of a list as one pure reducer. What the address says comes first; what it does not say is
 * what is remembered of the list; what neither says is the default of its declaration.
 */
import type { Filters } from '#renderer/ui/filters/filter.ts';
import { overruled } from '#renderer/ui/filters/query.ts';
import {
  emptyFilters,
  hasListParams,
  type IgnoredPart,
  isComplete,
  type ListShape,
  type ListState,
  readListState,
  type SortDirection,
  writeListState,
} from './state.ts';

/** What the fields show; the list follows once typing has paused. */
type Typed = Pick<ListState, 'search' | 'filters'>;

/** What is remembered of a list while a person is signed in. */
export interface Remembered {
  readonly orderBy?: string;
  readonly direction?: string;
  /** What was typed and had not taken effect, and the query at which it was typed. */
  readonly typed?: Typed & { readonly at: string };
}

/** A query for the address, as a new entry of the history or in place of the current one. */
export interface AskedQuery {
  readonly query: string;
  readonly replace: boolean;
}

/** A list and its address, which follows the list. */
export interface ListModel {
  readonly shown: ListState;
  readonly typed: Typed;
  /** The query the address has. */
  readonly address: string;
  /** The queries of this list's own acts that the address does not have yet, oldest first. */
  readonly asked: readonly AskedQuery[];
}

/** What happens to a list. */
export type ListAct =
  /** The address has another query; `isBack` when it is one that was there before, or says all. */
  | { readonly kind: 'address-changed'; readonly query: string; readonly isBack: boolean }
  | { readonly kind: 'searched'; readonly search: string }
  | { readonly kind: 'filtered'; readonly key: string; readonly value: unknown }
  /** The filters are cleared, or the search with them. */
  | { readonly kind: 'cleared'; readonly what: 'filters' | 'all' }
  /** Nothing was typed for a while. */
  | { readonly kind: 'debounced' }
  | { readonly kind: 'page-changed'; readonly page: number }
  /** The list has fewer pages than the one asked for. */
  | { readonly kind: 'ran-out'; readonly last: number }
  | { readonly kind: 'ordered'; readonly orderBy: string }
  | { readonly kind: 'directed'; readonly direction: SortDirection }
  /** The header of a column is pressed: its next order, or the other direction, comes into force. */
  | { readonly kind: 'pressed'; readonly column: string }
  /** A closed row is opened, or an open one closed. */
  | { readonly kind: 'toggled'; readonly id: string }
  /** The inspector shows another row; undefined closes it. */
  | { readonly kind: 'inspected'; readonly id: string | undefined }
  /** A saved query is opened: it says everything, also what it leaves out. */
  | { readonly kind: 'view-opened'; readonly query: string }
  /** What the address says and the list cannot ask for has been seen. */
  | { readonly kind: 'dismissed' };

const written = (shape: ListShape, state: ListState): string =>
  writeListState(shape, state).toString();

/** The list at an address, with what the address leaves open taken from `remembered`. */
function at(shape: ListShape, query: string, remembered: Remembered): ListModel {
  const said = readListState(shape, new URLSearchParams(query));
  const shown = readListState(shape, new URLSearchParams(query), remembered);
  const completed = written(shape, shown);
  return {
    shown,
    typed: { search: shown.search, filters: shown.filters },
    address: query,
    asked: completed === written(shape, said) ? [] : [{ query: completed, replace: true }],
  };
}

/** A list that is opened at the query of its address. */
export function openList(shape: ListShape, query: string, remembered: Remembered): ListModel {
  const model = at(shape, query, remembered);
  const { typed } = remembered;
  const isSilent = !hasListParams(shape, new URLSearchParams(query));
  return typed && (typed.at === query || isSilent)
    ? { ...model, typed: { search: typed.search, filters: typed.filters } }
    : model;
}

/** What the list would show if what is typed took effect. */
const inEffect = ({ shown, typed }: ListModel): ListState => ({
  ...shown,
  search: typed.search.trim(),
  filters: typed.filters,
});

const isAhead = (shape: ListShape, model: ListModel): boolean =>
  written(shape, inEffect(model)) !== written(shape, model.shown);

/** Whether something is typed that takes effect as soon as typing has paused. */
export const isWaiting = (shape: ListShape, model: ListModel): boolean =>
  isComplete(shape.filters, model.typed.filters) && isAhead(shape, model);

/**
 * Why nothing is to be done with all that a list finds, as its buttons say it: it shows something else than
 * the address or the fields ask for. Undefined where it shows that.
 */
export function whyNotAll(shape: ListShape, model: ListModel): string | undefined {
  if (model.shown.ignored.length > 0) return 'Dismiss the message about the link first';
  if (!isComplete(shape.filters, model.typed.filters)) return 'Correct the filters first';
  return isAhead(shape, model) ? 'The list does not show the search or the filters yet' : undefined;
}

/** What is to be remembered of a list; undefined when that is nothing. */
export function rememberedOf(shape: ListShape, model: ListModel): Remembered | undefined {
  const { orderBy, direction } = model.shown;
  const remembered: Remembered = {
    ...(orderBy !== undefined && orderBy !== shape.orders[0]?.value && { orderBy }),
    ...(direction !== undefined && direction !== shape.direction && { direction }),
    ...(isAhead(shape, model) && { typed: { ...model.typed, at: model.address } }),
  };
  return Object.keys(remembered).length > 0 ? remembered : undefined;
}

/** The list once its address has another query. */
function addressChanged(
  shape: ListShape,
  model: ListModel,
  { query, isBack }: { readonly query: string; readonly isBack: boolean },
): ListModel {
  const place = model.asked.findIndex((asked) => asked.query === query);
  // The fields and the list may already be ahead of the query they caused.
  if (place >= 0) return { ...model, address: query, asked: model.asked.slice(place + 1) };
  const { typed: _gone, ...order } = rememberedOf(shape, model) ?? {};
  return at(shape, query, isBack ? {} : order);
}

/** What changes of a list when the header of a column is pressed; nothing where it has no other order. */
function orderAfterPress(
  { orders }: ListShape,
  { orderBy, direction }: ListState,
  column: string,
): Partial<ListState> {
  const own = orders.filter((order) => order.column === column);
  const now = own.findIndex(({ value }) => value === orderBy);
  const next = own[(now + 1) % own.length]?.value;
  const start = { page: 1, expanded: [] };
  if (next !== undefined && next !== orderBy) return { orderBy: next, ...start };
  if (next === undefined || direction === undefined) return {};
  return { direction: direction === 'asc' ? 'desc' : 'asc', ...start };
}

/** A state without what it ignored and its address would now be read to say. */
function withoutRead(shape: ListShape, state: ListState): ListState {
  if (state.ignored.length === 0) return state;
  const { ignored } = readListState(shape, writeListState(shape, state));
  const isIgnored = ([name, text]: IgnoredPart) =>
    ignored.some((part) => part[0] === name && part[1] === text);
  return { ...state, ignored: state.ignored.filter(isIgnored) };
}

/** The filters with one before the others: what is chosen in it goes before what they say. */
const withFirst = (filters: Filters, key: string): Filters =>
  Object.fromEntries(
    Object.entries(filters).toSorted(([a], [b]) => Number(b === key) - Number(a === key)),
  );

/** The list after an act; the same object when nothing changed. */
export function reduceList(shape: ListShape, model: ListModel, act: ListAct): ListModel {
  const show = (part: Partial<ListState>, replace = false): ListModel => {
    const shown = withoutRead(shape, { ...model.shown, ...part });
    const query = written(shape, shown);
    if (query === written(shape, model.shown)) return model;
    return { ...model, shown, asked: [...model.asked, { query, replace }] };
  };
  switch (act.kind) {
    case 'address-changed':
      return addressChanged(shape, model, act);
    case 'searched':
      return { ...model, typed: { ...model.typed, search: act.search } };
    case 'filtered': {
      const chosen = { ...model.typed.filters, [act.key]: act.value };
      const others = overruled(withFirst(shape.filters, act.key), chosen);
      const filters = { ...chosen, ...emptyFilters(Object.fromEntries(others)) };
      return { ...model, typed: { ...model.typed, filters } };
    }
    case 'cleared': {
      const search = act.what === 'all' ? '' : model.typed.search;
      return { ...model, typed: { search, filters: emptyFilters(shape.filters) } };
    }
    case 'debounced':
      return isWaiting(shape, model) ? show({ ...inEffect(model), page: 1, expanded: [] }) : model;
    case 'page-changed':
      return show({ page: act.page, expanded: [] });
    case 'ran-out':
      return model.shown.page > act.last ? show({ page: act.last, expanded: [] }, true) : model;
    case 'ordered':
      return show({ orderBy: act.orderBy, page: 1, expanded: [] });
    case 'directed':
      return show({ direction: act.direction, page: 1, expanded: [] });
    case 'pressed':
      return show(orderAfterPress(shape, model.shown, act.column));
    case 'toggled': {
      const others = model.shown.expanded.filter((id) => id !== act.id);
      const isClosed = others.length === model.shown.expanded.length;
      // Back leads to the list one saw before, not through every row one has opened in it.
      return show({ expanded: isClosed ? [...others, act.id] : others }, true);
    }
    case 'inspected':
      // Back leads to the list one saw before, not through every row one has looked at.
      return show({ inspected: act.id }, true);
    case 'view-opened': {
      const shown = readListState(shape, new URLSearchParams(act.query));
      return { ...show(shown), typed: { search: shown.search, filters: shown.filters } };
    }
    case 'dismissed':
      return show({ ignored: [] }, true);
  }
}
