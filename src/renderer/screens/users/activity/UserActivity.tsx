/** The activity of a user: tabs, each with its hash, and charts below (2UD29). */
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { UserStatistic } from '#contract/people/user-activity.ts';
import type { FullUser } from '#contract/people/users.ts';
import { whoIs } from '#domain/text/person-names.ts';
import { CHART_INTERVALS } from '#domain/users/statistics.ts';
import { FilterPanel } from '#renderer/ui/filters/FilterPanel.tsx';
import { activeFilters, type Filters } from '#renderer/ui/filters/filter.ts';
import { Tabs } from '#renderer/ui/layout/Tabs.tsx';
import { writeListState } from '#renderer/ui/list/state/state.ts';
import type { ListControl } from '#renderer/ui/list/state/useList.ts';
import styles from './activity.module.css';
import { Figures } from './Figures.tsx';
import {
  type ACTIVITY_FILTERS,
  type ActivityFilters,
  type ActivityTab,
  activityShape,
  filtersAt,
  rangeOf,
  tabAt,
  tabsOf,
} from './state.ts';
import { TAB_CONTENTS } from './tables.tsx';

interface UserActivityProps {
  readonly user: FullUser;
  readonly list: ListControl<typeof ACTIVITY_FILTERS, never>;
  readonly statistic: UseQueryResult<UserStatistic>;
}

export function UserActivity({ user, list, statistic }: UserActivityProps) {
  const panelId = useId();
  const { hash, state: origin } = useLocation();
  const navigate = useNavigate();
  const { filters, page } = list.state;
  const range = rangeOf(filters, new Date());
  // Charts take longest to draw: what is above them is shown first.
  const isAbove = useDeferredValue(true, false);
  const tab = tabAt(hash, user);
  const { ofTab, ofCharts } = filtersAt(tab);
  const isNarrowed = activeFilters(ofTab, filters).length > 0;
  const Content = TAB_CONTENTS[tab];
  // Every tab counts its pages from 1.
  const select = (name: ActivityTab) => {
    const search = writeListState(activityShape(user.id), { ...list.state, page: 1 }).toString();
    void navigate({ search, hash: name }, { state: origin });
  };
  const panel = (id: string, label: string, shown: Filters) =>
    Object.keys(shown).length > 0 && (
      <FilterPanel
        id={id}
        label={label}
        filters={shown}
        values={list.typed.filters}
        onChange={(name, value) => list.setFilter(name as keyof ActivityFilters, value)}
        onClear={list.clearFilters}
      />
    );
  return (
    <section className={styles.activity} aria-label={`Activity of ${whoIs(user)}`}>
      {panel(panelId, 'Filters', ofTab)}
      <Tabs label="Activity" tabs={tabsOf(user)} selected={tab} onSelect={select}>
        <Content
          key={tab}
          user={user}
          filters={filters}
          narrowing={ofTab}
          paging={{ page, onPage: list.setPage, onRunOut: list.runOut }}
          onClear={isNarrowed ? list.clearFilters : undefined}
        />
      </Tabs>
      {isAbove && range && (
        <Figures
          statistic={statistic}
          range={range}
          interval={CHART_INTERVALS[filters.period.preset]}
          filters={panel(`${panelId}charts`, 'Filters of the charts', ofCharts)}
        />
      )}
    </section>
  );
}
