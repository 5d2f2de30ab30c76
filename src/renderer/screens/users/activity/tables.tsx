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
import { PAGE_SIZE, rewardDays, type TabQuery } from './state.ts';
import { UserTable } from './UserTable.tsx';

const KEEP = { keepPrevious: true };
const idOf = ({ id }: { readonly id: string }) => id;

export interface TabProps {
  readonly user: FullUser;
  readonly tabQuery: TabQuery;
  /** The filters of the tab and their values. */
  readonly narrowed: Narrowed;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** The page no longer exists: the last one is shown instead. */
  readonly onRunOut: (last: number) => void;
  /** Clears the filters; undefined without active filters. */
  readonly onClear: (() => void) | undefined;
}

function OrdersTable({ user, tabQuery, narrowed, page, onPage, onRunOut, onClear }: TabProps) {
  const { type, state, dates } = tabQuery;
  const asked = { id: user.id, type, state, ...dates };
  const input = { ...asked, page, pageSize: PAGE_SIZE };
  return (
    <UserTable
      title="Orders"
      layoutId="user-orders"
      columns={ORDER_COLUMNS}
      rowId={idOf}
      rows={useEndpoint('userOrders.list', input, KEEP)}
      asked={JSON.stringify(input)}
      page={page}
      onPage={onPage}
      onRunOut={onRunOut}
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

function MatchesTable({
  user,
  tabQuery,
  narrowed,
  onClear,
}: Omit<TabProps, 'page' | 'onPage' | 'onRunOut'>) {
  const { type, state, dates } = tabQuery;
  const scope = JSON.stringify([user.id, tabQuery]);
  // The page in the address is that of the orders above.
  const [at, setAt] = useState({ scope, page: 1 });
  const page = at.scope === scope ? at.page : 1;
  const asked = { id: user.id, type, state, ...dates };
  const input = { ...asked, page, pageSize: PAGE_SIZE };
  return (
    <UserTable
      title="Pending matches"
      layoutId="user-matches"
      columns={MATCH_COLUMNS}
      rowId={idOf}
      rows={useEndpoint('pendingMatches.list', input, KEEP)}
      asked={JSON.stringify(input)}
      page={page}
      onPage={(next) => setAt({ scope, page: next })}
      onRunOut={(last) => setAt({ scope, page: last })}
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
export function Payments({ page, onPage, onRunOut, ...shared }: TabProps) {
  const { can_post_offers: posts, can_accept_offers: accepts } = shared.user;
  return (
    <>
      {posts && <OrdersTable page={page} onPage={onPage} onRunOut={onRunOut} {...shared} />}
      {accepts && <MatchesTable {...shared} />}
      {!(posts || accepts) && <p>This user can neither post nor accept offers.</p>}
    </>
  );
}

export function Requests({ user, tabQuery, narrowed, page, onPage, onRunOut, onClear }: TabProps) {
  const { type, state, dates } = tabQuery;
  // Requests call their state a status (2UD35).
  const asked = { id: user.id, type, status: state, ...dates };
  const input = { ...asked, page, pageSize: PAGE_SIZE };
  return (
    <UserTable
      title="Payment requests"
      layoutId="user-requests"
      columns={REQUEST_COLUMNS}
      rowId={idOf}
      rows={useEndpoint('paymentRequests.list', input, KEEP)}
      asked={JSON.stringify(input)}
      page={page}
      onPage={onPage}
      onRunOut={onRunOut}
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

export function Received({ user, tabQuery, narrowed, page, onPage, onRunOut, onClear }: TabProps) {
  const { type, state, dates } = tabQuery;
  const asked = { id: user.id, type, state, ...dates };
  const input = { ...asked, page, pageSize: PAGE_SIZE };
  return (
    <UserTable
      title="Received orders"
      layoutId="user-received"
      columns={ORDER_COLUMNS}
      rowId={idOf}
      rows={useEndpoint('receivedOrders.list', input, KEEP)}
      asked={JSON.stringify(input)}
      page={page}
      onPage={onPage}
      onRunOut={onRunOut}
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
export function InvitedUsers({ user, page, onPage, onRunOut }: TabProps) {
  const input = { id: user.id, page, pageSize: PAGE_SIZE };
  return (
    <UserTable
      title="Invited users"
      layoutId="user-invited"
      columns={INVITED_COLUMNS}
      rowId={({ email, id, created_at: at }) => `${email ?? ''} ${id ?? ''} ${at ?? ''}`}
      rows={useEndpoint('invitedUsers.list', input, KEEP)}
      asked={JSON.stringify(input)}
      page={page}
      onPage={onPage}
      onRunOut={onRunOut}
      emptyText="This user has not invited anybody"
    />
  );
}

/** Referral money of the user, credits and withdrawals together, by the days of the period. */
export function Rewards({ user, tabQuery, page, onPage, onRunOut }: TabProps) {
  const days = rewardDays(tabQuery.dates);
  const input = { user_id: user.id, created_at: days, page, pageSize: PAGE_SIZE };
  return (
    <UserTable
      title="Rewards"
      layoutId="user-rewards"
      columns={REWARD_COLUMNS}
      rowId={idOf}
      rows={useEndpoint('referrals.list', input, KEEP)}
      asked={JSON.stringify(input)}
      page={page}
      onPage={onPage}
      onRunOut={onRunOut}
      quiet
      emptyText="This user has no rewards in this period"
    />
  );
}
