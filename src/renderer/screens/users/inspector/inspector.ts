/** What the inspector shows of a user. */
import type { UserRow } from '#contract/users.ts';
import { readAhead } from '#renderer/client/endpoints.ts';
import { FETCHED_AHEAD_MS, type Inspector, lazyContent } from '#renderer/ui/inspector/inspector.ts';

/** Orders that are shown. */
const LATEST = 5;

/** The call of a user's latest orders. */
export const latestOrdersOf = (id: string) => ({ id, page: 1, pageSize: LATEST });

export const USER_INSPECTOR: Inspector<UserRow> = {
  title: (id) => `User ${id}`,
  Content: lazyContent(async () => (await import('./UserInspector.tsx')).UserInspector),
  isFoundById: true,
  path: (id) => `/users/${encodeURIComponent(id)}`,
  ahead(rows, queries) {
    for (const { id } of rows) {
      readAhead(queries, 'users.read', { id }, FETCHED_AHEAD_MS);
      readAhead(queries, 'userOrders.list', latestOrdersOf(id), FETCHED_AHEAD_MS);
    }
  },
};
