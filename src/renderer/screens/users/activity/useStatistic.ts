import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UserStatistic } from '#contract/user-activity.ts';
import { CHART_INTERVALS } from '#domain/users/statistics.ts';
import { useEndpoint } from '#renderer/desk/endpoints.ts';
import { loadBarChart } from '#renderer/ui/charts/lazyBarChart.ts';
import { type ActivityFilters, rangeOf, tabQuery } from './state.ts';

/**
 * A hook: the amounts behind the charts; nothing while a custom period lacks a day. It stands with the
 * user's own call, so that the charts, which take longest, are on their way before the user is there.
 */
export function useStatistic(
  userId: string,
  filters: ActivityFilters,
): UseQueryResult<UserStatistic> {
  const range = rangeOf(filters, new Date());
  useEffect(() => {
    // Whether it came, the first chart tells.
    void loadBarChart().catch(() => undefined);
  }, []);
  return useEndpoint(
    'userStatistic.read',
    {
      id: userId,
      created_at: [range?.from ?? '', range?.to ?? ''],
      interval: CHART_INTERVALS[filters.period.preset],
      type: tabQuery(filters, range).type,
    },
    { keepPrevious: true, enabled: range !== undefined },
  );
}
