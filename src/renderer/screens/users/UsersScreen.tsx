/** Users (/users): everyone on the network, as cards (2U, 2UD). */
import type { UserRow, UserSort } from '#contract/people/users.ts';
import { countryName } from '#domain/places/country-names.ts';
import { personName } from '#domain/text/person-names.ts';
import { userStatusLabel } from '#domain/users/status.ts';
import { endpointQuery, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useLoadReported } from '#renderer/ui/feedback/useReported.ts';
import { type Column, copiedColumn } from '#renderer/ui/grid/columns/column.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { ListDefinition } from '#renderer/ui/list/state/definition.ts';
import type { USER_FILTERS } from './filters.ts';
import { USER_INSPECTOR } from './inspector/inspector.ts';
import { PAGE_SIZE, toUserExport, toUserQuery, USERS_SHAPE } from './list.ts';
import { CARD_HEIGHT, CARD_WIDTH, UserCard } from './UserCard.tsx';

/** Page buttons (2U, 2UD). */
const PAGER_SIZE = 10;

/** What is copied of a user. */
const COPIED: readonly Column<UserRow>[] = [
  copiedColumn('Name', personName),
  copiedColumn('E-mail', ({ email }) => email),
  copiedColumn('ID', ({ id }) => id),
  copiedColumn('Status', ({ status }) => status && userStatusLabel(status).text),
  copiedColumn(
    'Country',
    ({ country, country_abbreviation: code }) => country ?? (code && countryName(code)),
  ),
];

const USERS_LIST: ListDefinition<UserRow, typeof USER_FILTERS, UserSort> = {
  title: 'Users',
  searchPlaceholder: 'Search user by name or email',
  ...USERS_SHAPE,
  card: {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    copied: COPIED,
    render: (user) => <UserCard user={user} />,
  },
  rowId: ({ id }) => id,
  inspector: USER_INSPECTOR,
  pageSize: PAGE_SIZE,
  pagerSize: PAGER_SIZE,
  useRows(state) {
    const users = useEndpoint('users.list', toUserQuery(state), { keepPrevious: true });
    useLoadReported(users.data ? null : users.error, 'Error');
    return users;
  },
  pageQuery: (state) => endpointQuery('users.list', toUserQuery(state)),
  exports: {
    endpoint: 'users.export',
    formats: ['pdf', 'xls', 'csv', { label: 'CSV Lite', format: 'csv', input: { isLite: true } }],
    toInput: toUserExport,
    alert: 'Error',
  },
  areas: ['users'],
  things: 'users',
};

export function UsersScreen() {
  return <ListScreen definition={USERS_LIST} />;
}
