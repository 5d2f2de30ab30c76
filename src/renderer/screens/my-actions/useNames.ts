/** What the things of acts are called now, by reading them: the record keeps no names. */
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type Act, subjectKey } from '#contract/bridge/recorded-acts.ts';
import type { Read } from '#domain/acts/declare.ts';
import { describerOf } from '#domain/acts/things.ts';
import { endpointQuery } from '#renderer/client/calls/endpoints.ts';

/** Names by the keys of subjects. What was not read, or could not be, has none. */
export type Names = ReadonlyMap<string, string>;

/** What an act's thing is called; null where that is not known. */
export const nameIn = (names: Names, { subject }: Act): string | null =>
  names.get(subjectKey(subject)) ?? null;

/** Things that are described at once. */
const MOST = 50;
/** Milliseconds in which nothing is read again: things of one list share its pages. */
const FRESH_MS = 60_000;

/** A hook: what the things of these acts are, of the first {@link MOST} of them. */
export function useNames(
  acts: readonly Act[],
  { withPeople }: { readonly withPeople: boolean },
): Names {
  const queries = useQueryClient();
  /** Through the answers in memory. */
  const read: Read = (endpoint, input) =>
    queries.fetchQuery({ ...endpointQuery(endpoint, input), staleTime: FRESH_MS });
  const things = new Map(acts.map(({ subject }) => [subjectKey(subject), subject]));
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
  return new Map(
    described.flatMap(({ key }, at) => {
      const name = answers[at]?.data;
      return name ? [[key, name] as const] : [];
    }),
  );
}
