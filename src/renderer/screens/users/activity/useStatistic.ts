import { useEffect } from 'react';
import { CHART_INTERVALS } from '#domain/users/statistics.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { loadBarChart } from '../charts/LazyBarChart.tsx';
import { type ActivityFilters, rangeOf, toPeriodQuery } from './state.ts';

/**
 * A hook: the amounts of the charts; undefined while a custom period lacks a day. It is used beside
 * the call of the user, so that the charts, which take longest, are requested first.
 */
export function useStatistic(userId: string, filters: ActivityFilters) {
  const range = rangeOf(filters, new Date());
  useEffect(() => {
    // The first chart shows whether it could be loaded.
    void loadBarChart().catch(() => undefined);
  }, []);
  return useEndpoint(
    'userStatistic.read',
    {
      id: userId,
      created_at: [range?.from ?? '', range?.to ?? ''],
      interval: CHART_INTERVALS[filters.period.preset],
      type: toPeriodQuery(filters).type,
    },
    { keepPrevious: true, enabled: range !== undefined },
  );
}
