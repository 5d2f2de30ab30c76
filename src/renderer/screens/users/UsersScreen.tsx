/** Users (/users): everyone on the network, as cards (2U, 2UD). */
import type { UserRow } from '#contract/people/users.ts';
import { countryName } from '#domain/places/country-names.ts';
import { personName } from '#domain/text/person-names.ts';
import { userStatusLabel } from '#domain/users/status.ts';
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { type Column, copiedColumn } from '#renderer/ui/grid/columns/column.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { DefinitionOf } from '#renderer/ui/list/state/definition.ts';
import { USER_ROW_OFFERS, UserRowDialogs } from './actions/rowOffers.ts';
import { USER_INSPECTOR } from './inspector/inspector.ts';
import { toUserExport, USERS_LIST } from './list.ts';
import { CARD_HEIGHT, CARD_WIDTH, UserCard } from './UserCard.tsx';

/** Page buttons (2U, 2UD). */
const PAGER_SIZE = 10;

/** What is copied of a user. */
const COPIED: readonly Column<UserRow>[] = [
  copiedColumn('Name', personName, true),
  copiedColumn('E-mail', ({ email }) => email, true),
  copiedColumn('ID', ({ id }) => id),
  copiedColumn('Status', ({ status }) => status && userStatusLabel(status).text),
  copiedColumn(
    'Country',
    ({ country, country_abbreviation: code }) => country ?? (code && countryName(code)),
  ),
];

const DEFINITION: DefinitionOf<typeof USERS_LIST> = {
  title: 'Users',
  ...USERS_LIST,
  card: {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    copied: COPIED,
    render: (user) => <UserCard user={user} />,
  },
  inspector: USER_INSPECTOR,
  pagerSize: PAGER_SIZE,
  loadAlert: 'Error',
  exports: {
    endpoint: 'users.export',
    formats: ['pdf', 'xls', 'csv', { label: 'CSV Lite', format: 'csv', input: { isLite: true } }],
    toInput: toUserExport,
    alert: 'Error',
  },
  things: 'users',
  wider: { filter: 'status', words: 'with another status', count: USERS_LIST.count },
};

export function UsersScreen() {
  return (
    <UserRowDialogs>
      <RowMenus of={USER_ROW_OFFERS}>
        <ListScreen definition={DEFINITION} />
      </RowMenus>
    </UserRowDialogs>
  );
}
