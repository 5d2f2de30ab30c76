/** What the things of acts are now, by reading them: the record keeps no names and no amounts. */
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refKey, type SentAct } from '#contract/bridge/recorded-acts.ts';
import type { Read } from '#domain/acts/act.ts';
import { subjectOf } from '#domain/acts/kinds.ts';
import { type Described, describerOf } from '#domain/acts/things.ts';
import { endpointQuery } from '#renderer/client/calls/endpoints.ts';

/** Things that are described at once. */
const MOST = 50;
/** Milliseconds in which nothing is read again: things of one list share its pages. */
const FRESH_MS = 60_000;

const dataOf = (answers: readonly UseQueryResult<Described | null>[]) =>
  answers.map(({ data }) => data);

/**
 * A hook: a function that says what an act's thing is, of the first {@link MOST} of them. Null
 * where it was not read, or could not be. The function is the same until that changes.
 */
export function useThings(
  acts: readonly SentAct[],
  { withPeople }: { readonly withPeople: boolean },
) {
  const queries = useQueryClient();
  /** Through the answers in memory. */
  const read: Read = (endpoint, input) =>
    queries.fetchQuery({ ...endpointQuery(endpoint, input), staleTime: FRESH_MS });
  const about = new Map(acts.map(subjectOf).map((thing) => [refKey(thing), thing]));
  const described = [...about]
    .flatMap(([key, { kind, id }]) => {
      const describe = describerOf(kind, withPeople);
      return describe && id !== null ? [{ key, id, describe }] : [];
    })
    .slice(0, MOST);
  const things = useQueries({
    queries: described.map(({ key, id, describe }) => ({
      queryKey: ['my-actions', 'name', key],
      queryFn: () => describe(read, id),
      staleTime: FRESH_MS,
      retry: false,
    })),
    combine: dataOf,
  });
  const keys = described.map(({ key }) => key).join('\n');
  return useMemo(() => {
    const byKey = new Map(keys.split('\n').map((key, at) => [key, things[at]]));
    return (act: SentAct): Described | null => byKey.get(refKey(subjectOf(act))) ?? null;
  }, [keys, things]);
}
