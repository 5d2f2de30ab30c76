import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Asked, fetchAhead, putAhead } from '#renderer/client/ahead.ts';
import { takeEarly } from '#renderer/client/early.ts';
import { useIsResting } from '#renderer/client/rest.ts';
import type { Filters } from '#renderer/ui/filters/filter.ts';
import type { ListDefinition } from './definition.ts';
import type { ListState } from './state.ts';

/**
 * A hook: requests a page that is not in the cache when it is first drawn, not after it: drawing takes as
 * long as the answer. The query that shows the page takes over that request.
 */
export function usePageRequest<Row extends object, F extends Filters, Order extends string>(
  { pageQuery }: ListDefinition<Row, F, Order>,
  state: ListState<F, Order>,
): void {
  const queries = useQueryClient();
  const isResting = useIsResting();
  if (!pageQuery || isResting) return;
  const asked = pageQuery(state);
  if (queries.getQueryState(asked.queryKey) === undefined) request(queries, asked);
}

function request(queries: QueryClient, asked: Asked): void {
  const [, endpoint, input] = asked.queryKey;
  const early = takeEarly(endpoint, input);
  if (early?.value === undefined) {
    fetchAhead(queries, {
      ...asked,
      queryFn: async (context) => (await early?.arrival) ?? asked.queryFn(context),
    });
  } else {
    putAhead(queries, asked, early.value);
  }
}
