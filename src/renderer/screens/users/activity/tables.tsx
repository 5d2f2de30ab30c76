/** The tables of the tabs: each asks its own call for its own page (2UD). */
import { type ReactNode, useState } from 'react';
import type { EndpointInput, ExportEndpointName } from '#contract/wire/endpoints.ts';
import { partsOf } from '#domain/users/status.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import {
  INVITED_COLUMNS,
  MATCH_COLUMNS,
  ORDER_COLUMNS,
  REQUEST_COLUMNS,
  REWARD_COLUMNS,
} from './columns.tsx';
import {
  type ActivityTab,
  PAGE_SIZE,
  toRequestQuery,
  toRewardQuery,
  toTransactionQuery,
} from './state.ts';
import { type TabProps, UserTable, type UserTableProps } from './UserTable.tsx';

const KEEP = { keepPrevious: true };
const idOf = ({ id }: { readonly id: string }) => id;

/** The exports that take what a table asks for. */
type ExportOf<Query> = {
  [Name in ExportEndpointName]: Query extends Omit<EndpointInput<Name>, 'format'> ? Name : never;
}[ExportEndpointName];

interface TableDeclaration<Row extends object, Query extends object>
  extends Pick<UserTableProps<Row>, 'part' | 'quiet'>,
    Partial<Pick<TabProps, 'onClear'>> {
  toQuery(tab: TabProps): Query;
  readonly exports?: ExportOf<NoInfer<Query>>;
  useRows(asked: Query & { page: number; pageSize: number }): UserTableProps<Row>['rows'];
}

/** A table as a component of a tab. */
const userTable =
  <Row extends object, Query extends object>(declared: TableDeclaration<Row, Query>) =>
  (tab: TabProps) => {
    const { toQuery, useRows, ...table } = declared;
    const query = toQuery(tab);
    const rows = useRows({ ...query, page: tab.paging.page, pageSize: PAGE_SIZE });
    return <UserTable {...tab} query={query} rows={rows} {...table} />;
  };

const ofTransactions = ({ user, filters }: TabProps) => ({
  id: user.id,
  ...toTransactionQuery(filters),
});

const ofRequests = ({ user, filters }: TabProps) => ({ id: user.id, ...toRequestQuery(filters) });

const OrdersTable = userTable({
  part: {
    id: 'user-orders',
    title: 'Orders',
    columns: ORDER_COLUMNS,
    rowId: idOf,
    emptyText: 'This user has not posted any orders',
  },
  toQuery: ofTransactions,
  useRows: (asked) => useEndpoint('userOrders.list', asked, KEEP),
  exports: 'userOrders.export',
});

const MatchesTable = userTable({
  part: {
    id: 'user-matches',
    title: 'Pending matches',
    columns: MATCH_COLUMNS,
    rowId: idOf,
    emptyText: 'This user has no pending matches',
  },
  toQuery: ofTransactions,
  useRows: (asked) => useEndpoint('pendingMatches.list', asked, KEEP),
  exports: 'pendingMatches.export',
});

/** What the user posted and matches, by what they can do (2UD31). */
function Payments(tab: TabProps) {
  const { posts, accepts } = partsOf(tab.user);
  const scope = JSON.stringify(ofTransactions(tab));
  // The page in the address is that of the orders; the matches have their own.
  const [at, setAt] = useState({ scope, page: 1 });
  const turnTo = (page: number) => setAt({ scope, page });
  const paging = { page: at.scope === scope ? at.page : 1, onPage: turnTo, onRunOut: turnTo };
  return (
    <>
      {posts && <OrdersTable {...tab} />}
      {/* The orders above, where the user has any, are turned by key. */}
      {accepts && <MatchesTable {...tab} paging={paging} byKey={!posts} />}
      {!(posts || accepts) && <p>This user can neither post nor accept offers.</p>}
    </>
  );
}

/** What each tab shows. */
export const TAB_CONTENTS: Readonly<Record<ActivityTab, (tab: TabProps) => ReactNode>> = {
  payments: Payments,
  requests: userTable({
    part: {
      id: 'user-requests',
      title: 'Payment requests',
      columns: REQUEST_COLUMNS,
      rowId: idOf,
      emptyText: 'This user has no payment requests',
    },
    toQuery: ofRequests,
    useRows: (asked) => useEndpoint('paymentRequests.list', asked, KEEP),
    exports: 'paymentRequests.export',
  }),
  received: userTable({
    part: {
      id: 'user-received',
      title: 'Received orders',
      columns: ORDER_COLUMNS,
      rowId: idOf,
      emptyText: 'This user has no received orders',
    },
    toQuery: ofTransactions,
    useRows: (asked) => useEndpoint('receivedOrders.list', asked, KEEP),
    exports: 'receivedOrders.export',
  }),
  /** Whom the user invited; nothing narrows them (2UD40). */
  'invited-users': userTable({
    part: {
      id: 'user-invited',
      title: 'Invited users',
      columns: INVITED_COLUMNS,
      rowId: ({ email, id, created_at: at }) => `${email ?? ''} ${id ?? ''} ${at ?? ''}`,
      emptyText: 'This user has not invited anybody',
    },
    toQuery: ({ user }) => ({ id: user.id }),
    useRows: (asked) => useEndpoint('invitedUsers.list', asked, KEEP),
  }),
  /** Referral money of the user, credits and withdrawals together, by the days of the period. */
  rewards: userTable({
    part: {
      id: 'user-rewards',
      title: 'Rewards',
      columns: REWARD_COLUMNS,
      rowId: idOf,
      emptyText: 'This user has no rewards in this period',
    },
    toQuery: ({ user, filters }) => ({ user_id: user.id, ...toRewardQuery(filters) }),
    useRows: (asked) => useEndpoint('referrals.list', asked, KEEP),
    quiet: true,
    // The text says already that it is the period that leaves nothing.
    onClear: undefined,
  }),
};
