/** Dispute Resolution (/dispute-resolutions; 2D). */
import type { Dispute } from '#contract/orders/disputes.ts';
import { endpointQuery, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { ListDefinition } from '#renderer/ui/list/state/definition.ts';
import { DISPUTE_COLUMNS } from './columns.tsx';
import { DisputeDialogs } from './dialogs.tsx';
import { DISPUTE_INSPECTOR } from './inspector.ts';
import { type DISPUTE_FILTERS, DISPUTES_SHAPE, PAGE_SIZE, toQuery } from './list.ts';

const DISPUTES_LIST: ListDefinition<Dispute, typeof DISPUTE_FILTERS, never> = {
  ...DISPUTES_SHAPE,
  title: 'Dispute Resolution',
  columns: DISPUTE_COLUMNS,
  rowId: ({ id }) => id,
  inspector: DISPUTE_INSPECTOR,
  pageSize: PAGE_SIZE,
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
