import { useInfiniteQuery } from '@tanstack/react-query';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';

/** Entries that are read at once; a server may give fewer. */
const MANY = 100;

/** A hook: the entries of the log, the newest pages first, as far as they were asked for. */
export function useLog() {
  const { data, ...rest } = useInfiniteQuery({
    queryKey: ['hybridOrderOptions', 'log'],
    queryFn: ({ pageParam: page, signal }) =>
      callEndpoint('hybridOrderOptions.changelog', { page, pageSize: MANY }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return last.rows.length === 0 || read >= last.rowCount ? undefined : pages.length + 1;
    },
    gcTime: 0,
  });
  const read = data?.pages.flatMap(({ rows }) => rows);
  return { ...rest, read, rowCount: data?.pages.at(-1)?.rowCount ?? 0 };
}
