/** What the things of acts are called now, by reading them: the record keeps no names. */
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { refKey, type SentAct } from '#contract/bridge/recorded-acts.ts';
import type { Read } from '#domain/acts/act.ts';
import { describerOf } from '#domain/acts/things.ts';
import { endpointQuery } from '#renderer/client/calls/endpoints.ts';

/** Things that are described at once. */
const MOST = 50;
/** Milliseconds in which nothing is read again: things of one list share its pages. */
const FRESH_MS = 60_000;

/**
 * A hook: a function that says what an act's thing is called, of the first {@link MOST} of them. Null
 * where it was not read, or could not be.
 */
export function useNames(
  acts: readonly SentAct[],
  { withPeople }: { readonly withPeople: boolean },
) {
  const queries = useQueryClient();
  /** Through the answers in memory. */
  const read: Read = (endpoint, input) =>
    queries.fetchQuery({ ...endpointQuery(endpoint, input), staleTime: FRESH_MS });
  const things = new Map(acts.map(({ subject }) => [refKey(subject), subject]));
  const described = [...things]
    .flatMap(([key, { kind, id }]) => {
      const describe = describerOf(kind, withPeople);
      return describe && id !== null ? [{ key, id, describe }] : [];
    })
    .slice(0, MOST);
  const answers = useQueries({
    queries: described.map(({ key, id, describe }) => ({
      queryKey: ['my-actions', 'name', key],
      queryFn: () => describe(read, id),
      staleTime: FRESH_MS,
      retry: false,
    })),
  });
  const names = new Map(described.map(({ key }, at) => [key, answers[at]?.data]));
  return ({ subject }: SentAct): string | null => names.get(refKey(subject)) || null;
}
