/** The items of a list that a query finds, where the network lists the newest first: the oldest are its last rows. */

import type { Page } from '#contract/wire/list.ts';
import { isWholeList } from '#domain/lists/pages.ts';
import { lastRows, type Paging } from '#domain/lists/paging.ts';
import type { PendingItems, Reviewed } from '../queue.ts';

/** Items that are worked through before they are read again. */
const ENOUGH = 500;

interface OldestOptions<T> extends Pick<PendingItems<T>, 'id' | 'waits' | 'since' | 'queryKey'> {
  /** A page of what the query finds. @throws ProblemError */
  read(asked: Paging, signal: AbortSignal): Promise<Page<T>>;
}

/** What waits of such a list. */
export const oldestOf = <T extends Reviewed>({
  read,
  ...items
}: OldestOptions<T>): PendingItems<T> => ({
  ...items,
  async readPending(signal) {
    const page = await lastRows((paging) => read(paging, signal), {
      pageSize: ENOUGH,
      most: ENOUGH,
    });
    return { items: page.rows.filter(items.waits), isPart: !isWholeList(page) };
  },
});
