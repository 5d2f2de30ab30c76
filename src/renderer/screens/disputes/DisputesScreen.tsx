/** Dispute Resolution (/dispute-resolutions; 2D). */
import type { Dispute } from '#contract/orders/disputes.ts';
import { disputedOrderId } from '#domain/disputes/changes.ts';
import { endpointQuery, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { lazyContent } from '#renderer/ui/inspector/inspector.ts';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { ListDefinition } from '#renderer/ui/list/state/definition.ts';
import { DISPUTE_COLUMNS } from './columns.tsx';
import { DisputeDialogs } from './dialogs.tsx';
import { type DISPUTE_FILTERS, DISPUTES_SHAPE, toQuery } from './list.ts';

const DISPUTES_LIST: ListDefinition<Dispute, typeof DISPUTE_FILTERS, never> = {
  ...DISPUTES_SHAPE,
  title: 'Dispute Resolution',
  columns: DISPUTE_COLUMNS,
  rowId: ({ id }) => id,
  inspector: {
    title: (id) => `Dispute ${id}`,
    Content: lazyContent(async () => (await import('./DisputeInspector.tsx')).DisputeInspector),
    reads(dispute) {
      const id = disputedOrderId(dispute);
      return id === null ? [] : [endpointQuery('orders.read', { id })];
    },
  },
  pagerSize: 10,
  useRows: (state) => useEndpoint('disputes.list', toQuery(state), { keepPrevious: true }),
  pageQuery: (state) => endpointQuery('disputes.list', toQuery(state)),
  areas: ['disputes'],
  // What happens to an order or its match changes what can be done about a dispute.
  liveOn: ['connected', 'orderMatched', 'matchCancelled', 'orderSaved'],
  things: 'disputes',
};

export function DisputesScreen() {
  return (
    <DisputeDialogs>
      <RowMenus>
        <ListScreen definition={DISPUTES_LIST} />
      </RowMenus>
    </DisputeDialogs>
  );
}
