/** The users list as a value: what it may be filtered and ordered by, and the query that makes. */
import type { UserSort } from '#contract/people/users.ts';
import type { ListShape, ListState } from '#renderer/ui/list/state/state.ts';
import { toUserFilters, USER_FILTERS } from './filters.ts';

/** Rows a page (2U, 2UD). */
export const PAGE_SIZE = 10;

type UsersState = ListState<typeof USER_FILTERS, UserSort>;

export const USERS_SHAPE: ListShape<typeof USER_FILTERS, UserSort> = {
  id: 'users',
  filters: USER_FILTERS,
  orders: [
    { value: 'users.joined_at', label: 'User Created' },
    { value: 'users.last_logged_at', label: 'Last Signed in' },
  ],
  direction: 'desc',
};

/** What a file of a state of the list is made of: every user of the query (2U, 2UD). */
export const toUserExport = ({ search, orderBy, direction, filters }: UsersState) => ({
  filters: { ...toUserFilters(filters), sort_by: orderBy, sort_dir: direction },
  search: search || undefined,
});

/** The query for a state of the list (2U, 2UD). */
export const toUserQuery = (state: UsersState) => ({
  page: state.page,
  pageSize: PAGE_SIZE,
  ...toUserExport(state),
});
