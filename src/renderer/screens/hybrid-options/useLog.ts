import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Paging, sizeOf } from '#domain/lists/paging.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';

/** The first page. A server may give fewer entries, and is then asked for pages of as many. */
const FIRST: Paging = { page: 1, pageSize: 100 };

/** Each entry once: an entry that is made meanwhile moves others to the next page. */
const eachOnce = <Entry>(entries: readonly Entry[]): readonly Entry[] => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
];

/** A hook: the entries of the log, the newest pages first, as far as they were asked for. */
export function useLog() {
  const { data, ...rest } = useInfiniteQuery({
    queryKey: ['hybridOrderOptions', 'log'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint('hybridOrderOptions.changelog', pageParam, signal),
    initialPageParam: FIRST,
    getNextPageParam: (last, pages, { page, pageSize }): Paging | undefined => {
      const read = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      if (last.rows.length === 0 || read >= last.rowCount) return undefined;
      return { page: page + 1, pageSize: page === 1 ? sizeOf(last, pageSize) : pageSize };
    },
    gcTime: 0,
  });
  const read = useMemo(() => data && eachOnce(data.pages.flatMap(({ rows }) => rows)), [data]);
  return { ...rest, read, rowCount: data?.pages.at(-1)?.rowCount ?? 0 };
}
