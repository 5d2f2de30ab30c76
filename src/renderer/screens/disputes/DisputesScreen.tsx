/** Dispute Resolution (/dispute-resolutions; 2D). */
import type { Dispute } from '#contract/orders/disputes.ts';
import { endpointQuery, useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { ListDefinition } from '#renderer/ui/list/state/definition.ts';
import { DISPUTE_COLUMNS } from './columns.tsx';
import { DisputeDialogs } from './dialogs.tsx';
import { DISPUTE_INSPECTOR } from './inspector.ts';

/** Rows a page (2D). */
const PAGE_SIZE = 10;
const PAGER_SIZE = 10;

const NO_FILTERS = {};

const DISPUTES_LIST: ListDefinition<Dispute, typeof NO_FILTERS, never> = {
  id: 'disputes',
  title: 'Dispute Resolution',
  filters: NO_FILTERS,
  orders: [],
  columns: DISPUTE_COLUMNS,
  rowId: ({ id }) => id,
  inspector: DISPUTE_INSPECTOR,
  pageSize: PAGE_SIZE,
  pagerSize: PAGER_SIZE,
  useRows: ({ page }) =>
    useEndpoint('disputes.list', { page, pageSize: PAGE_SIZE }, { keepPrevious: true }),
  pageQuery: ({ page }) => endpointQuery('disputes.list', { page, pageSize: PAGE_SIZE }),
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
