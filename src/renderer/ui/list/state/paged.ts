/** A list that an endpoint answers page by page: what reads, counts and refreshes it follows from its declaration. */
import type { UseQueryResult } from '@tanstack/react-query';
import { type Area, areaOf } from '#contract/wire/areas.ts';
import type { EndpointAnswer, EndpointInput, EndpointName } from '#contract/wire/endpoints.ts';
import type { Page } from '#contract/wire/list.ts';
import { eventsChanging, type RealtimeEvent } from '#contract/wire/realtime.ts';
import { countAlone } from '#domain/lists/pages.ts';
import { AHEAD_MS, type PrefetchableQuery } from '#renderer/client/cache/prefetch.ts';
import { callEndpoint, endpointQuery, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import type { Filters } from '#renderer/ui/filters/filter.ts';
import { type ListShape, type ListState, readListState } from './state.ts';

/** The endpoints that answer a page of rows with an id. */
type ListEndpoint = {
  [Name in EndpointName]: EndpointAnswer<Name> extends Page<{ readonly id: string }> ? Name : never;
}[EndpointName];

interface PagedShape<F extends Filters, Order extends string> extends ListShape<F, Order> {
  /** Rows a page. */
  readonly pageSize: number;
}

/** How a list is read. */
export interface ListSource<Row extends object, F extends Filters, Order extends string>
  extends PagedShape<F, Order> {
  /** A hook: the page of rows the state asks for. */
  useRows(state: ListState<F, Order>): UseQueryResult<Page<Row>>;
  /** What reads that page, for the next one to be fetched ahead; undefined where none is. */
  pageQuery(state: ListState<F, Order>): PrefetchableQuery | undefined;
  /** What the list shows: refreshing and live events read these areas again. */
  readonly areas: readonly Area[];
  readonly liveOn: readonly RealtimeEvent[];
  readonly rowId: (row: Row) => string;
}

/** A row of what an endpoint answers. */
export type RowOf<Name extends ListEndpoint> = EndpointAnswer<Name>['rows'][number];

/** What a list asks of its endpoint, beside which page of it. */
type Narrowing<Name extends ListEndpoint> = Omit<EndpointInput<Name>, 'page' | 'pageSize'>;

/** A list that an endpoint answers. */
export interface PagedList<
  Name extends ListEndpoint,
  F extends Filters,
  Order extends string,
  Query extends Narrowing<Name>,
> extends ListSource<RowOf<Name>, F, Order> {
  useRows(state: ListState<F, Order>): UseQueryResult<EndpointAnswer<Name>>;
  /** The query for a state of the list. */
  toQuery(state: ListState<F, Order>): Query & { readonly page: number; readonly pageSize: number };
  /**
   * Reads how many rows a saved view of the list has; null where the list cannot ask for all that it says, and where
   * the server contradicts itself.
   * @throws {ProblemError}
   */
  count(view: string, signal: AbortSignal): Promise<number | null>;
}

/** The list that `endpoint` answers. Its `toQuery` is what a state asks for, beside which page of it. */
export function pagedList<
  Name extends ListEndpoint,
  F extends Filters,
  Query extends Narrowing<Name>,
  Order extends string = never,
>(
  endpoint: Name,
  declared: PagedShape<F, Order> & { toQuery(state: ListState<F, Order>): Query },
): PagedList<Name, F, Order, Query> {
  const areas = [areaOf(endpoint)];
  const toQuery = (state: ListState<F, Order>) => ({
    page: state.page,
    pageSize: declared.pageSize,
    ...declared.toQuery(state),
  });
  // The compiler cannot see by itself that what an endpoint is asked for and a page are its input.
  const inputOf = (state: ListState<F, Order>) => toQuery(state) as unknown as EndpointInput<Name>;
  return {
    ...declared,
    areas,
    liveOn: eventsChanging(areas),
    rowId: ({ id }) => id,
    toQuery,
    useRows: (state) =>
      useEndpoint(endpoint, inputOf(state), { keepPrevious: true, staleTime: AHEAD_MS }),
    pageQuery: (state) => endpointQuery(endpoint, inputOf(state)),
    async count(view, signal) {
      const state = readListState(declared, new URLSearchParams(view));
      if (state.ignored.length > 0) return null;
      // Only the count is of interest.
      const answer = await callEndpoint(endpoint, { ...inputOf(state), pageSize: 1 }, signal);
      return countAlone(answer) ?? null;
    },
  };
}

/** What a list asks for that is searched, filtered and ordered in the way of most. */
export const searchedBy =
  <Values, Query>(toFilters: (values: Values) => Query) =>
  <Order>(state: { search: string; filters: Values; orderBy: Order }) => ({
    filters: toFilters(state.filters),
    orderBy: state.orderBy,
    search: state.search || undefined,
  });
