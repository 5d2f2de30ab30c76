/** What a pane knows of the thing it loads by its id, and what it has to say about that. */
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isGone } from '#renderer/client/calls/bridge.ts';
import { shownTime } from '#renderer/client/kept/dates.ts';
import { Failed, InPlace } from '#renderer/ui/loading/Failed.tsx';
import type { InspectedProps } from './inspector.ts';
import { saidOtherwise } from './newer.ts';

/** A hook: the query's last answer with what a newer row says otherwise; it is then loaded again. */
function useNewest<Row extends object, Whole extends object>(
  query: UseQueryResult<Whole>,
  { row, readAt }: Pick<InspectedProps<Row>, 'row' | 'readAt'>,
): Whole | undefined {
  const { data, dataUpdatedAt, refetch } = query;
  const isRowNewer = readAt > dataUpdatedAt;
  const newer = useMemo(
    () => (isRowNewer && row && data ? saidOtherwise(row, data) : null),
    [isRowNewer, row, data],
  );
  useEffect(() => {
    if (newer) void refetch({ cancelRefetch: false });
  }, [newer, refetch]);
  return useMemo(() => data && { ...data, ...newer }, [data, newer]);
}

/**
 * A hook for a pane that shows its row at once and the rest when `query` has loaded it.
 * @param noun what the thing is called in a sentence: 'order'
 */
export function useInspected<Row extends object, Whole extends object>(
  noun: string,
  query: UseQueryResult<Whole>,
  shown: Pick<InspectedProps<Row>, 'row' | 'readAt'>,
) {
  const newest = useNewest(query, shown);
  const { error, dataUpdatedAt } = query;
  const retry = () => void query.refetch();
  // Nothing of it is shown or acted on.
  if (isGone(error)) {
    return {
      known: undefined,
      whole: undefined,
      isLoading: false,
      notice: <InPlace onRetry={retry}>This {noun} no longer exists.</InPlace>,
    };
  }
  const known = newest ?? shown.row;
  const asOf = newest ? dataUpdatedAt : shown.readAt;
  const text = known
    ? `The ${noun} could not be loaded. It is shown as of ${shownTime(new Date(asOf))}.`
    : `The ${noun} could not be loaded.`;
  return {
    /** The row, until the whole is loaded. Undefined without either, and when the thing is gone. */
    known,
    /** Undefined until it is loaded. */
    whole: newest,
    /** Whether there is nothing to show yet. */
    isLoading: known === undefined && error === null,
    /** Says that the thing is gone, or could not be loaded; null while it is neither. */
    notice: error && <Failed text={text} error={error} onRetry={retry} />,
  };
}
