/** All pending requests of a queue, found page by page: the network cannot list only these. */
import type { Area } from '#contract/wire/areas.ts';
import type { Page } from '#contract/wire/list.ts';
import { countOf } from '#domain/lists/pages.ts';
import { type Paging, pagesOf } from '#domain/lists/paging.ts';

import type { QueueId } from '#domain/queues/queues.ts';
import { firstSeenIn } from '#renderer/client/kept/firstSeen.ts';
import type { PendingItems, Reviewed } from '../queue.ts';
import { oldestRequestsFirst } from './order.ts';

/** A list that holds requests, and which of them wait. */
export interface RequestSource<T> {
  /** What reloads this area, reloads what was read of the list. */
  readonly area: Area;
  /** Tells lists of one area apart. */
  readonly name: string;
  /** A page of the list, or of what a search by name finds in it. @throws ProblemError */
  read(asked: Paging & { readonly search?: string }, signal: AbortSignal): Promise<Page<T>>;
  /** Whether a request still waits for a decision. */
  waits(request: T): boolean;
}

/** Rows per requested page. */
const PAGE_SIZE = 500;
/** The most rows that are searched. */
const MOST = 3000;
/** Requests that are reviewed before the list is loaded again. */
const ENOUGH = 500;

/**
 * The requests of a list that wait, the oldest first, and whether the list has more than was loaded.
 * @throws ProblemError
 */
export async function waitingIn<T extends Reviewed>(
  { read, waits }: Pick<RequestSource<T>, 'read' | 'waits'>,
  signal: AbortSignal,
) {
  const found: T[] = [];
  let count = 0;
  let isPart = false;
  for await (const page of pagesOf((paging) => read(paging, signal), PAGE_SIZE)) {
    found.push(...page.rows.filter(waits));
    count += page.rows.length;
    isPart = count < page.rowCount;
    if (count >= MOST || found.length >= ENOUGH) {
      isPart ||= countOf(page) === undefined;
      break;
    }
  }
  return { items: oldestRequestsFirst(found), isPart };
}

/** What waits of a queue in its list: without `since`, from when this computer first saw it, as the network sends no time. */
export const pendingIn = <T extends Reviewed>(
  id: QueueId,
  source: RequestSource<T>,
  since: PendingItems<T>['since'] = firstSeenIn(id),
): PendingItems<T> => ({
  id,
  waits: source.waits,
  since,
  queryKey: [source.area, 'waiting', source.name],
  readPending: (signal) => waitingIn(source, signal),
});
