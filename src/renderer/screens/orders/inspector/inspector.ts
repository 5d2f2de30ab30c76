/** What the inspector shows of an order, beside both lists of orders. */
import type { OrderRow } from '#contract/orders.ts';
import { endpointQuery } from '#renderer/client/endpoints.ts';
import { type Inspector, lazyContent } from '#renderer/ui/inspector/inspector.ts';
import { orderPath } from '../paths.ts';

export const ORDER_INSPECTOR: Inspector<OrderRow> = {
  title: (id) => `Order ${id}`,
  Content: lazyContent(async () => (await import('./OrderInspector.tsx')).OrderInspector),
  isFoundById: true,
  path: (id) => orderPath(id),
  reads: ({ id }) => [endpointQuery('orders.read', { id })],
};
