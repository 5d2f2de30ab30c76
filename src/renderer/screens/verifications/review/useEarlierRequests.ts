import { useQuery } from '@tanstack/react-query';
import type { VerifiedUser } from '#contract/people/verifications.ts';
import type { Area } from '#contract/wire/areas.ts';
import type { Page } from '#contract/wire/list.ts';
import { type Paging, readRows } from '#domain/lists/paging.ts';
import { personName } from '#domain/text/person-names.ts';
import { formatCount } from '#domain/time/format.ts';
import { earlierThan } from './order.ts';

interface Request {
  readonly id: string;
  readonly user: VerifiedUser | null;
}

/** Where a person's requests are searched. */
interface Source<T extends Request> {
  readonly area: Area;
  /** Tells lists of one area apart. */
  readonly name: string;
  /** A page of what a search by name finds. @throws ProblemError */
  find(search: string, paging: Paging, signal: AbortSignal): Promise<Page<T>>;
  /** Whether a request still waits for a decision. */
  waits(request: T): boolean;
}

/** Requests of one name that are read. */
const EXTENT = { pageSize: 100, most: 100 } as const;

/** The earlier requests that are known; undefined while they load, and where they cannot be known. */
interface EarlierRequests<T> {
  readonly earlier: readonly T[] | undefined;
  /** What is not known of them, and why; null where all were searched. */
  readonly note: string | null;
}

const unknown = (note: string) => ({ earlier: undefined, note });

/** What was searched, where a name has more requests than are read. */
const searchedNote = ({ rows, rowCount }: Page<unknown>): string | null =>
  rows.length < rowCount
    ? `${formatCount(rows.length)} of ${formatCount(rowCount)} requests found for this name were searched. Some may be missing.`
    : null;

/**
 * A hook: the earlier requests of the same person, found by name: the network has no search by
 * person. Without a name none are searched, and without an ID none are known to be theirs.
 */
export function useEarlierRequests<T extends Request>(
  own: T,
  { area, name, find, waits }: Source<T>,
): EarlierRequests<T> {
  const person = personName(own.user);
  const userId = own.user?.id ?? null;
  const { data, isError } = useQuery({
    queryKey: [area, 'of person', name, person],
    queryFn: ({ signal }) => readRows((paging) => find(person ?? '', paging, signal), EXTENT),
    enabled: person !== null && userId !== null,
  });
  if (person === null) return unknown('Not searched, because this request has no user name.');
  if (userId === null) return unknown('Not searched, because this request has no user ID.');
  if (!data) return { earlier: undefined, note: isError ? 'Could not be loaded.' : null };
  const theirs = data.rows.filter(({ user }) => user?.id === userId);
  return { earlier: earlierThan(own, theirs, waits), note: searchedNote(data) };
}
