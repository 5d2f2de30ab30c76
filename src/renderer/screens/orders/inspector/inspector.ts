/** What the inspector shows of an order, beside both lists of orders. */
import type { OrderRow } from '#contract/orders/orders.ts';
import { orderPath } from '#domain/orders/paths.ts';
import { endpointQuery } from '#renderer/client/calls/endpoints.ts';
import { type Inspector, lazyContent } from '#renderer/ui/inspector/inspector.ts';

export const ORDER_INSPECTOR: Inspector<OrderRow> = {
  title: (id) => `Order ${id}`,
  Content: lazyContent(async () => (await import('./OrderInspector.tsx')).OrderInspector),
  isFoundById: true,
  path: (id) => orderPath(id),
  reads: ({ id }) => [endpointQuery('orders.read', { id })],
};
