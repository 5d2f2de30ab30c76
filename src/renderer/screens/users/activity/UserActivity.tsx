/** What a user has done: tabs with a hash of their own, and charts below (document 2 §2). */
import { useDeferredValue, useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EndpointName } from '#contract/endpoints.ts';
import type { FullUser } from '#contract/users.ts';
import { FilterPanel } from '#renderer/ui/filters/FilterPanel.tsx';
import { isActive } from '#renderer/ui/filters/filter.ts';
import { writeListState } from '#renderer/ui/list/state.ts';
import { Tabs } from '#renderer/ui/tabs/Tabs.tsx';
import styles from './activity.module.css';
import { Figures } from './Figures.tsx';
import {
  ACTIVITY_FILTERS,
  type ActivityFilters,
  type ActivityTab,
  tabAt,
  tabsOf,
} from './state.ts';
import { InvitedUsers, Payments, Received, Requests, Rewards, type TabProps } from './tables.tsx';
import type { Activity } from './useActivity.ts';

/** The calls behind the activity: refreshing and live events repeat them. */
export const ACTIVITY_CALLS: readonly EndpointName[] = [
  'userOrders.list',
  'pendingMatches.list',
  'paymentRequests.list',
  'receivedOrders.list',
  'invitedUsers.list',
  'referrals.list',
  'userStatistic.read',
];

const CONTENTS: Readonly<Record<ActivityTab, (props: TabProps) => React.ReactNode>> = {
  payments: Payments,
  requests: Requests,
  received: Received,
  'invited-users': InvitedUsers,
  rewards: Rewards,
};

/** Whether each of the filters is in force. */
const ACTIVE = [
  ({ type }: ActivityFilters) => isActive(ACTIVITY_FILTERS.type, type),
  ({ state }: ActivityFilters) => isActive(ACTIVITY_FILTERS.state, state),
  ({ period }: ActivityFilters) => isActive(ACTIVITY_FILTERS.period, period),
];

interface UserActivityProps {
  readonly user: FullUser;
  readonly activity: Activity;
}

export function UserActivity({ user, activity }: UserActivityProps) {
  const panelId = useId();
  const { hash, state: origin } = useLocation();
  const navigate = useNavigate();
  const { shape, list, range, narrowed } = activity;
  const { filters, page } = list.state;
  // Charts take longest to draw: what stands above them is shown first.
  const isAbove = useDeferredValue(true, false);
  const tab = tabAt(hash, user);
  const filtered = ACTIVE.some((applies) => applies(filters));
  const Content = CONTENTS[tab];
  // Every tab counts its pages from 1.
  const select = (name: ActivityTab) => {
    const search = writeListState(shape, { ...list.state, page: 1 }).toString();
    void navigate({ search, hash: name }, { state: origin });
  };
  return (
    <section className={styles['activity']} aria-label={`Activity of ${user.full_name ?? user.id}`}>
      <FilterPanel
        id={panelId}
        filters={ACTIVITY_FILTERS}
        values={list.draft.filters}
        onChange={list.setFilter}
        onClear={list.clearFilters}
      />
      <Tabs label="Activity" tabs={tabsOf(user)} selected={tab} onSelect={select}>
        <Content
          key={tab}
          user={user}
          narrowing={narrowed}
          page={page}
          onPage={list.setPage}
          onClear={filtered ? list.clearFilters : undefined}
        />
      </Tabs>
      {isAbove && range && <Figures user={user} activity={activity} range={range} />}
    </section>
  );
}
