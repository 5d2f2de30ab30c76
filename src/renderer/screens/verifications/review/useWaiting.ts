import { useQuery } from '@tanstack/react-query';
import type { EndpointName } from '#contract/endpoints.ts';
import type { Page } from '#contract/list.ts';
import type { Waiting } from '#renderer/ui/play/queue.ts';

/** Where the requests of a queue come from. */
interface Source<T> {
  /** The call behind it: what reloads that, reloads the queue. */
  readonly call: EndpointName;
  /** Tells queues of one call apart. */
  readonly name: string;
  /** A page of the list that holds them, from 1. @throws ProblemError */
  read(page: number, pageSize: number, signal: AbortSignal): Promise<Page<T>>;
  /** Whether a request still waits for a decision. */
  waits(item: T): boolean;
}

const PAGE_SIZE = 500;
/** Pages that are gone through: the network cannot list what waits alone. */
const MOST_PAGES = 6;
/** So many are worked through before the list is read again. */
const ENOUGH = 500;

const NUMBER = /^\d+$/u;

/** Requests carry no date; the network counts them up, so that the lowest number is the oldest. */
function oldestFirst<T extends { readonly id: string }>(items: readonly T[]): readonly T[] {
  if (!items.every(({ id }) => NUMBER.test(id))) return items;
  return items.toSorted((a, b) => Number(a.id) - Number(b.id));
}

async function waitingIn<T extends { readonly id: string }>(
  source: Source<T>,
  signal: AbortSignal,
): Promise<readonly T[]> {
  const found = new Map<string, T>();
  for (let page = 1; page <= MOST_PAGES && found.size < ENOUGH; page += 1) {
    const { rows, rowCount } = await source.read(page, PAGE_SIZE, signal);
    for (const row of rows) if (source.waits(row)) found.set(row.id, row);
    if (rows.length === 0 || page * PAGE_SIZE >= rowCount) break;
  }
  return oldestFirst([...found.values()]);
}

/** A hook: the requests that wait, the oldest first. */
export function useWaiting<T extends { readonly id: string }>(source: Source<T>): Waiting<T> {
  const { data, error, refetch } = useQuery({
    queryKey: [source.call, 'waiting', source.name],
    queryFn: ({ signal }) => waitingIn(source, signal),
    // Play begins with what waits now, not with what did when it was left.
    gcTime: 0,
  });
  return { items: data, error, reload: () => void refetch() };
}
