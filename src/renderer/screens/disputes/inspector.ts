/** What the inspector shows of a dispute. */
import type { Dispute } from '#contract/disputes.ts';
import { disputedOrderId } from '#domain/disputes/changes.ts';
import { readAhead } from '#renderer/client/endpoints.ts';
import { FETCHED_AHEAD_MS, type Inspector, lazyContent } from '#renderer/ui/inspector/inspector.ts';

export const DISPUTE_INSPECTOR: Inspector<Dispute> = {
  title: (id) => `Dispute ${id}`,
  Content: lazyContent(async () => (await import('./DisputeInspector.tsx')).DisputeInspector),
  ahead(rows, queries) {
    for (const id of rows.flatMap((row) => disputedOrderId(row) ?? [])) {
      readAhead(queries, 'orders.read', { id }, FETCHED_AHEAD_MS);
    }
  },
};
