/** What the inspector shows of a user. */
import type { UserRow } from '#contract/people/users.ts';
import { userPath } from '#domain/users/paths.ts';
import { endpointQuery } from '#renderer/client/calls/endpoints.ts';
import type { Inspector } from '#renderer/ui/inspector/inspector.ts';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { latestOrdersOf } from './latestOrdersOf.ts';

export const USER_INSPECTOR: Inspector<UserRow> = {
  title: (id) => `User ${id}`,
  Content: lazyContent(async () => (await import('./UserInspector.tsx')).UserInspector),
  isFoundById: true,
  path: userPath,
  reads: ({ id }, place) => [
    endpointQuery('users.read', { id }),
    ...(place === 'pane' ? [endpointQuery('userOrders.list', latestOrdersOf(id))] : []),
  ],
};
