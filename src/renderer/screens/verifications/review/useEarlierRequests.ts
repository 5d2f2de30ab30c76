import { useQuery } from '@tanstack/react-query';
import type { Area } from '#contract/areas.ts';
import type { Page } from '#contract/list.ts';
import type { VerifiedUser } from '#contract/verifications.ts';
import { type Paging, readRows } from '#domain/paging.ts';
import { verifiedName } from '#domain/verifications/people.ts';
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

/**
 * A hook: the earlier requests of the same person, found by name: the network has no search by
 * person.
 */
export function useEarlierRequests<T extends Request>(
  own: T,
  { area, name, find, waits }: Source<T>,
) {
  const person = verifiedName(own.user);
  const { data, isError } = useQuery({
    queryKey: [area, 'of person', name, person],
    queryFn: ({ signal }) => readRows((paging) => find(person ?? '', paging, signal), EXTENT),
    enabled: person !== null,
  });
  const theirs = data?.rows.filter(({ user }) => user?.id === own.user?.id);
  return {
    earlier: person === null ? [] : theirs && earlierThan(own, theirs, waits),
    failed: isError,
  };
}
