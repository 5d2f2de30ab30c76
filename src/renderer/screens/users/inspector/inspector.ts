/** What the inspector shows of a user. */
import type { UserRow } from '#contract/users.ts';
import { endpointQuery } from '#renderer/client/endpoints.ts';
import { type Inspector, lazyContent } from '#renderer/ui/inspector/inspector.ts';

/** Orders that are shown. */
const LATEST = 5;

/** The call of a user's latest orders. */
export const latestOrdersOf = (id: string) => ({ id, page: 1, pageSize: LATEST });

export const USER_INSPECTOR: Inspector<UserRow> = {
  title: (id) => `User ${id}`,
  Content: lazyContent(async () => (await import('./UserInspector.tsx')).UserInspector),
  isFoundById: true,
  path: (id) => `/users/${encodeURIComponent(id)}`,
  reads: ({ id }) => [
    endpointQuery('users.read', { id }),
    endpointQuery('userOrders.list', latestOrdersOf(id)),
  ],
};
