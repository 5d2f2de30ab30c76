/** The tables of the tabs: each asks its own call for its own page (2UD). */
import { useState } from 'react';
import type { FullUser } from '#contract/people/users.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import type { Narrowed } from '#renderer/ui/exports/ExportMenu.tsx';
import {
  INVITED_COLUMNS,
  MATCH_COLUMNS,
  ORDER_COLUMNS,
  REQUEST_COLUMNS,
  REWARD_COLUMNS,
} from './columns.tsx';
import {
  type ActivityFilters,
  PAGE_SIZE,
  toRequestQuery,
  toRewardQuery,
  toTransactionQuery,
} from './state.ts';
import { type Paging, UserTable } from './UserTable.tsx';

const KEEP = { keepPrevious: true };
const idOf = ({ id }: { readonly id: string }) => id;

export interface TabProps {
  readonly user: FullUser;
  readonly filters: ActivityFilters;
  /** The filters of the tab and their values. */
  readonly narrowed: Narrowed;
  readonly paging: Paging;
  /** Clears the filters; undefined without active filters. */
  readonly onClear: (() => void) | undefined;
}

function OrdersTable({ user, filters, narrowed, paging, onClear }: TabProps) {
  const asked = { id: user.id, ...toTransactionQuery(filters) };
  const input = { ...asked, page: paging.page, pageSize: PAGE_SIZE };
  return (
    <UserTable
      title="Orders"
      layoutId="user-orders"
      columns={ORDER_COLUMNS}
      rowId={idOf}
      rows={useEndpoint('userOrders.list', input, KEEP)}
      asked={JSON.stringify(input)}
      paging={paging}
      emptyText="This user has not posted any orders"
      onClear={onClear}
      exports={{
        endpoint: 'userOrders.export',
        formats: ['pdf', 'xlsx'],
        toInput: () => asked,
        narrowed,
        userId: user.id,
      }}
    />
  );
}

function MatchesTable({ user, filters, narrowed, onClear }: Omit<TabProps, 'paging'>) {
  const asked = { id: user.id, ...toTransactionQuery(filters) };
  const scope = JSON.stringify(asked);
  // The page in the address is that of the orders above.
  const [at, setAt] = useState({ scope, page: 1 });
  const page = at.scope === scope ? at.page : 1;
  const turnTo = (next: number) => setAt({ scope, page: next });
  const input = { ...asked, page, pageSize: PAGE_SIZE };
  return (
    <UserTable
      title="Pending matches"
      layoutId="user-matches"
      columns={MATCH_COLUMNS}
      rowId={idOf}
      rows={useEndpoint('pendingMatches.list', input, KEEP)}
      asked={JSON.stringify(input)}
      paging={{ page, onPage: turnTo, onRunOut: turnTo }}
      // The orders above, where the user has any, are turned by key.
      turnsByKey={!user.can_post_offers}
      emptyText="This user has no pending matches"
      onClear={onClear}
      exports={{
        endpoint: 'pendingMatches.export',
        formats: ['pdf', 'xlsx'],
        toInput: () => asked,
        narrowed,
        userId: user.id,
      }}
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

export function Requests({ user, filters, narrowed, paging, onClear }: TabProps) {
  const asked = { id: user.id, ...toRequestQuery(filters) };
  const input = { ...asked, page: paging.page, pageSize: PAGE_SIZE };
  return (
    <UserTable
      title="Payment requests"
      layoutId="user-requests"
      columns={REQUEST_COLUMNS}
      rowId={idOf}
      rows={useEndpoint('paymentRequests.list', input, KEEP)}
      asked={JSON.stringify(input)}
      paging={paging}
      emptyText="This user has no payment requests"
      onClear={onClear}
      exports={{
        endpoint: 'paymentRequests.export',
        formats: ['pdf', 'xlsx'],
        toInput: () => asked,
        narrowed,
        userId: user.id,
      }}
    />
  );
}

export function Received({ user, filters, narrowed, paging, onClear }: TabProps) {
  const asked = { id: user.id, ...toTransactionQuery(filters) };
  const input = { ...asked, page: paging.page, pageSize: PAGE_SIZE };
  return (
    <UserTable
      title="Received orders"
      layoutId="user-received"
      columns={ORDER_COLUMNS}
      rowId={idOf}
      rows={useEndpoint('receivedOrders.list', input, KEEP)}
      asked={JSON.stringify(input)}
      paging={paging}
      emptyText="This user has no received orders"
      onClear={onClear}
      exports={{
        endpoint: 'receivedOrders.export',
        formats: ['pdf', 'xlsx'],
        toInput: () => asked,
        narrowed,
        userId: user.id,
      }}
    />
  );
}

/** Whom the user invited; nothing narrows them (2UD40). */
export function InvitedUsers({ user, paging }: TabProps) {
  const input = { id: user.id, page: paging.page, pageSize: PAGE_SIZE };
  return (
    <UserTable
      title="Invited users"
      layoutId="user-invited"
      columns={INVITED_COLUMNS}
      rowId={({ email, id, created_at: at }) => `${email ?? ''} ${id ?? ''} ${at ?? ''}`}
      rows={useEndpoint('invitedUsers.list', input, KEEP)}
      asked={JSON.stringify(input)}
      paging={paging}
      emptyText="This user has not invited anybody"
    />
  );
}

/** Referral money of the user, credits and withdrawals together, by the days of the period. */
export function Rewards({ user, filters, paging }: TabProps) {
  const input = {
    user_id: user.id,
    ...toRewardQuery(filters),
    page: paging.page,
    pageSize: PAGE_SIZE,
  };
  return (
    <UserTable
      title="Rewards"
      layoutId="user-rewards"
      columns={REWARD_COLUMNS}
      rowId={idOf}
      rows={useEndpoint('referrals.list', input, KEEP)}
      asked={JSON.stringify(input)}
      paging={paging}
      quiet
      emptyText="This user has no rewards in this period"
    />
  );
}
