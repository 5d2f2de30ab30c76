/** What is chosen for the activity of a user, and what is read of it before the user themselves is. */
import { useEffect, useMemo } from 'react';
import { CHART_INTERVALS } from '#domain/users/statistics.ts';
import { useEndpoint } from '#renderer/desk/endpoints.ts';
import { loadBarChart } from '#renderer/ui/charts/lazyBarChart.ts';
import { useListState } from '#renderer/ui/list/useListState.ts';
import { activityShape, narrowing, rangeOf } from './state.ts';

/** A hook: tab, filters and page of a user's activity, with the period they stand for. */
export function useActivity(userId: string) {
  const shape = useMemo(() => activityShape(userId), [userId]);
  const list = useListState(shape);
  const range = rangeOf(list.state.filters, new Date());
  return { shape, list, range, narrowed: narrowing(list.state.filters, range) };
}
export type Activity = ReturnType<typeof useActivity>;

/** A hook: the amounts behind the charts; nothing while a custom period lacks a day. */
export function useStatistic(userId: string, { list, range, narrowed }: Activity) {
  const interval = CHART_INTERVALS[list.state.filters.period.preset];
  const created = [range?.from ?? '', range?.to ?? ''];
  return useEndpoint(
    'userStatistic.read',
    { id: userId, created_at: created, interval, type: narrowed.type },
    { keepPrevious: true, enabled: range !== undefined },
  );
}

/** A hook: begins with the charts while the user is still being read; they take longest. */
export function useChartsAhead(userId: string, activity: Activity): void {
  useStatistic(userId, activity);
  useEffect(() => {
    // Whether it came, the first chart tells.
    void loadBarChart().catch(() => undefined);
  }, []);
}
