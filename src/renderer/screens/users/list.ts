/** The users list as a value: what it may be filtered and ordered by, and the query that makes. */
import type { UserSort } from '#contract/people/users.ts';
import { pagedList } from '#renderer/ui/list/state/paged.ts';
import type { ListState } from '#renderer/ui/list/state/state.ts';
import { toUserFilters, USER_FILTERS } from './filters.ts';

/** What a file of a state of the list is made of: every user of the query (2U, 2UD). */
export const toUserExport = ({
  search,
  orderBy,
  direction,
  filters,
}: ListState<typeof USER_FILTERS, UserSort>) => ({
  filters: { ...toUserFilters(filters), sort_by: orderBy, sort_dir: direction },
  search: search || undefined,
});

export const USERS_LIST = pagedList('users.list', {
  id: 'users',
  filters: USER_FILTERS,
  searchPlaceholder: 'Search user by name or email',
  orders: [
    { value: 'users.joined_at', label: 'User Created' },
    { value: 'users.last_logged_at', label: 'Last Signed in' },
  ],
  direction: 'desc',
  pageSize: 10,
  toQuery: toUserExport,
});
