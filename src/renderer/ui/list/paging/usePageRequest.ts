import { useQueryClient } from '@tanstack/react-query';
import { prefetch } from '#renderer/client/cache/prefetch.ts';
import { useIsInactive } from '#renderer/client/live/inactive.ts';
import type { ListDefinition } from '../state/definition.ts';
import type { ListState } from '../state/state.ts';

/**
 * A hook: requests a page that is not in the cache when it is first drawn, not after it: drawing takes as
 * long as the answer. The query that shows the page takes over that request.
 */
export function usePageRequest<Row extends object>(
  { pageQuery }: ListDefinition<Row>,
  state: ListState,
): void {
  const queries = useQueryClient();
  const isInactive = useIsInactive();
  const asked = pageQuery(state);
  if (!asked || isInactive) return;
  if (queries.getQueryState(asked.queryKey) === undefined) prefetch(queries, asked);
}
