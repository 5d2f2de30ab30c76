/** The list of disputes as a value, and the query that makes (2D). */
import { useQuery } from '@tanstack/react-query';
import { pageOfAll } from '#domain/lists/pages.ts';
import { AHEAD_MS } from '#renderer/client/cache/prefetch.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { choiceFilter } from '#renderer/ui/filters/choice.tsx';
import { pagedList } from '#renderer/ui/list/state/paged.ts';
import { type ListState, readListState } from '#renderer/ui/list/state/state.ts';
import { oldestFirst } from '#renderer/ui/review/queue.ts';
import { pendingQuery } from '#renderer/ui/review/usePending.ts';
import { PENDING_DISPUTES } from './pending.ts';

const FILTERS = {
  status: choiceFilter('Status', [{ value: 'pending', label: 'Pending' }]),
};

type DisputesState = Pick<ListState<typeof FILTERS>, 'filters' | 'page'>;

const LIST = pagedList('disputes.list', {
  id: 'disputes',
  filters: FILTERS,
  orders: [],
  pageSize: 10,
  // What its `type` may be is not shown, so it is never sent.
  toQuery: () => ({}),
});

/** Whether the list is narrowed to what is pending: the call has no such filter, so all disputes are read for that. */
export const isPendingOnly = ({ filters }: Pick<DisputesState, 'filters'>): boolean =>
  filters.status === 'pending';

/** All of the list, or of all disputes those that are pending, the oldest first. */
export const DISPUTES_LIST: typeof LIST = {
  ...LIST,
  useRows(state) {
    const { page } = state;
    const isNarrowed = isPendingOnly(state);
    const all = useEndpoint('disputes.list', LIST.toQuery(state), {
      keepPrevious: true,
      staleTime: AHEAD_MS,
      enabled: !isNarrowed,
    });
    const pending = useQuery({
      ...pendingQuery(PENDING_DISPUTES),
      enabled: isNarrowed,
      select: ({ items }) =>
        pageOfAll(oldestFirst(items, PENDING_DISPUTES.since), page, LIST.pageSize),
    });
    return isNarrowed ? pending : all;
  },
  pageQuery: (state) => (isPendingOnly(state) ? undefined : LIST.pageQuery(state)),
  async count(view, signal) {
    const state = readListState(LIST, new URLSearchParams(view));
    if (state.ignored.length > 0 || !isPendingOnly(state)) return await LIST.count(view, signal);
    const { items, isPart } = await PENDING_DISPUTES.readPending(signal);
    return isPart ? null : items.length;
  },
};
