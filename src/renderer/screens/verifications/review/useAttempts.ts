import { useQuery } from '@tanstack/react-query';
import type { VerifiedUser } from '#contract/people/verifications.ts';
import type { Page } from '#contract/wire/list.ts';
import { readRows } from '#domain/lists/paging.ts';
import { personName } from '#domain/text/person-names.ts';
import { formatCount } from '#domain/time/format.ts';
import type { Attempt, AttemptsProps } from './Attempts.tsx';
import { earlierThan } from './order.ts';
import type { RequestSource } from './waiting.ts';

interface Request {
  readonly id: string;
  readonly user: VerifiedUser | null;
}

/** Requests of one name that are read. */
const EXTENT = { pageSize: 100, most: 100 } as const;

const unknown = (note: string | null) => ({ attempts: undefined, note });

/** What was searched, where a name has more requests than are read. */
const searchedNote = ({ rows, rowCount }: Page<unknown>): string | null =>
  rows.length < rowCount
    ? `${formatCount(rows.length)} of ${formatCount(rowCount)} requests found for this name were searched. Some may be missing.`
    : null;

/**
 * A hook: the earlier requests of the same person, found by name: the network has no search by
 * person. Without a name none are searched, and without an ID none are known to be theirs.
 * @param attemptOf how one of them is shown
 */
export function useAttempts<T extends Request>(
  own: T,
  { area, name, read, waits }: RequestSource<T>,
  attemptOf: (request: T) => Attempt,
): AttemptsProps {
  const person = personName(own.user);
  const userId = own.user?.id ?? null;
  const { data, isError } = useQuery({
    queryKey: [area, 'of person', name, person],
    queryFn: ({ signal }) =>
      readRows((paging) => read({ search: person ?? '', ...paging }, signal), EXTENT),
    enabled: person !== null && userId !== null,
  });
  if (person === null) return unknown('Not searched, because this request has no user name.');
  if (userId === null) return unknown('Not searched, because this request has no user ID.');
  if (!data) return unknown(isError ? 'Could not be loaded.' : null);
  const theirs = data.rows.filter(({ user }) => user?.id === userId);
  return {
    attempts: earlierThan(own, theirs, waits).map(attemptOf),
    note: searchedNote(data),
  };
}
