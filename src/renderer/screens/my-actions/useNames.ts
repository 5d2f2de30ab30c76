/** What the things of acts are called now, by reading them: the record keeps no names. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { type Act, subjectKey } from '#contract/bridge/recorded-acts.ts';
import { everyLimit } from '#domain/acts/areas/rate-limits.ts';
import { limitNow } from '#domain/rates/rate-limits.ts';
import { nameOrEmail } from '#domain/text/person-names.ts';
import { callEndpoint, endpointQuery } from '#renderer/client/calls/endpoints.ts';

/** Names by the keys of subjects. What was not read, or could not be, has none. */
export type Names = ReadonlyMap<string, string>;

/** What an act's thing is called; null where that is not known. */
export const nameIn = (names: Names, { subject }: Act): string | null =>
  names.get(subjectKey(subject)) ?? null;

/** People that are read for one page. */
const MOST_PEOPLE = 50;

const idsOf = (acts: readonly Act[], kind: string) => [
  ...new Set(acts.flatMap(({ subject }) => (subject.kind === kind ? (subject.id ?? []) : []))),
];

/** A hook: names of the limits and, where they are asked for, of the users that these acts are about. */
export function useNames(
  acts: readonly Act[],
  { withPeople }: { readonly withPeople: boolean },
): Names {
  const limits = useQuery({
    queryKey: ['exchangeRateLimits', 'all'],
    queryFn: ({ signal }) => everyLimit((name, input) => callEndpoint(name, input, signal)),
    enabled: idsOf(acts, 'rate-limit').length > 0,
  });
  const people = withPeople ? idsOf(acts, 'user').slice(0, MOST_PEOPLE) : [];
  const users = useQueries({ queries: people.map((id) => endpointQuery('users.read', { id })) });
  return new Map([
    ...(limits.data ?? []).map(
      (limit) => [subjectKey({ kind: 'rate-limit', id: limit.id }), limitNow(limit)] as const,
    ),
    ...users.flatMap(({ data }) => {
      const name = data ? nameOrEmail(data) : null;
      return data && name ? [[subjectKey({ kind: 'user', id: data.id }), name] as const] : [];
    }),
  ]);
}
