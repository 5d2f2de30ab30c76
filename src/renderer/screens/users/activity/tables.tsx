/** The tables of the tabs: each asks its own call for its own page (2UD). */
import { useState } from 'react';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import {
  INVITED_COLUMNS,
  MATCH_COLUMNS,
  ORDER_COLUMNS,
  REQUEST_COLUMNS,
  REWARD_COLUMNS,
} from './columns.tsx';
import { PAGE_SIZE, toRequestQuery, toRewardQuery, toTransactionQuery } from './state.ts';
import { type Paging, type TabProps, UserTable } from './UserTable.tsx';

const KEEP = { keepPrevious: true };
const FORMATS = ['pdf', 'xlsx'] as const;
const idOf = ({ id }: { readonly id: string }) => id;

const pageOf = ({ page }: Paging) => ({ page, pageSize: PAGE_SIZE });

function OrdersTable(tab: TabProps) {
  const query = { id: tab.user.id, ...toTransactionQuery(tab.filters) };
  return (
    <UserTable
      {...tab}
      title="Orders"
      layoutId="user-orders"
      columns={ORDER_COLUMNS}
      rowId={idOf}
      rows={useEndpoint('userOrders.list', { ...query, ...pageOf(tab.paging) }, KEEP)}
      query={query}
      emptyText="This user has not posted any orders"
      exports={{ endpoint: 'userOrders.export', formats: FORMATS, toInput: () => query }}
    />
  );
}

function MatchesTable(tab: Omit<TabProps, 'paging'>) {
  const { user, filters } = tab;
  const query = { id: user.id, ...toTransactionQuery(filters) };
  const scope = JSON.stringify(query);
  // The page in the address is that of the orders above.
  const [at, setAt] = useState({ scope, page: 1 });
  const turnTo = (page: number) => setAt({ scope, page });
  const paging = { page: at.scope === scope ? at.page : 1, onPage: turnTo, onRunOut: turnTo };
  return (
    <UserTable
      {...tab}
      title="Pending matches"
      layoutId="user-matches"
      columns={MATCH_COLUMNS}
      rowId={idOf}
      rows={useEndpoint('pendingMatches.list', { ...query, ...pageOf(paging) }, KEEP)}
      query={query}
      paging={paging}
      // The orders above, where the user has any, are turned by key.
      turnsByKey={!user.can_post_offers}
      emptyText="This user has no pending matches"
      exports={{ endpoint: 'pendingMatches.export', formats: FORMATS, toInput: () => query }}
    />
  );
}

/** What the user posted and matches, by what they can do (2UD31). */
export function Payments({ paging, ...shared }: TabProps) {
  const { can_post_offers: posts, can_accept_offers: accepts } = shared.user;
  return (
    <>
      {posts && <OrdersTable paging={paging} {...shared} />}
      {accepts && <MatchesTable {...shared} />}
      {!(posts || accepts) && <p>This user can neither post nor accept offers.</p>}
    </>
  );
}

export function Requests(tab: TabProps) {
  const query = { id: tab.user.id, ...toRequestQuery(tab.filters) };
  return (
    <UserTable
      {...tab}
      title="Payment requests"
      layoutId="user-requests"
      columns={REQUEST_COLUMNS}
      rowId={idOf}
      rows={useEndpoint('paymentRequests.list', { ...query, ...pageOf(tab.paging) }, KEEP)}
      query={query}
      emptyText="This user has no payment requests"
      exports={{ endpoint: 'paymentRequests.export', formats: FORMATS, toInput: () => query }}
    />
  );
}

export function Received(tab: TabProps) {
  const query = { id: tab.user.id, ...toTransactionQuery(tab.filters) };
  return (
    <UserTable
      {...tab}
      title="Received orders"
      layoutId="user-received"
      columns={ORDER_COLUMNS}
      rowId={idOf}
      rows={useEndpoint('receivedOrders.list', { ...query, ...pageOf(tab.paging) }, KEEP)}
      query={query}
      emptyText="This user has no received orders"
      exports={{ endpoint: 'receivedOrders.export', formats: FORMATS, toInput: () => query }}
    />
  );
}

/** Whom the user invited; nothing narrows them (2UD40). */
export function InvitedUsers(tab: TabProps) {
  const query = { id: tab.user.id };
  return (
    <UserTable
      {...tab}
      title="Invited users"
      layoutId="user-invited"
      columns={INVITED_COLUMNS}
      rowId={({ email, id, created_at: at }) => `${email ?? ''} ${id ?? ''} ${at ?? ''}`}
      rows={useEndpoint('invitedUsers.list', { ...query, ...pageOf(tab.paging) }, KEEP)}
      query={query}
      emptyText="This user has not invited anybody"
    />
  );
}

/** Referral money of the user, credits and withdrawals together, by the days of the period. */
export function Rewards(tab: TabProps) {
  const query = { user_id: tab.user.id, ...toRewardQuery(tab.filters) };
  return (
    <UserTable
      {...tab}
      title="Rewards"
      layoutId="user-rewards"
      columns={REWARD_COLUMNS}
      rowId={idOf}
      rows={useEndpoint('referrals.list', { ...query, ...pageOf(tab.paging) }, KEEP)}
      query={query}
      quiet
      emptyText="This user has no rewards in this period"
      // The text says already that it is the period that leaves nothing.
      onClear={undefined}
    />
  );
}
