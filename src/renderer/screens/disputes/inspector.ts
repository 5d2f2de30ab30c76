/** What the inspector shows of a dispute. */
import type { Dispute } from '#contract/orders/disputes.ts';
import { disputedOrderId } from '#domain/disputes/changes.ts';
import { endpointQuery } from '#renderer/client/calls/endpoints.ts';
import { type Inspector, lazyContent } from '#renderer/ui/inspector/inspector.ts';

export const DISPUTE_INSPECTOR: Inspector<Dispute> = {
  title: (id) => `Dispute ${id}`,
  Content: lazyContent(async () => (await import('./DisputeInspector.tsx')).DisputeInspector),
  reads(dispute) {
    const id = disputedOrderId(dispute);
    return id === null ? [] : [endpointQuery('orders.read', { id })];
  },
};
