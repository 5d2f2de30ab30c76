/** Dispute Resolution (/dispute-resolutions; 2D). */

import { Suspense } from 'react';
import { disputedOrderId } from '#domain/disputes/changes.ts';
import { endpointQuery } from '#renderer/client/calls/endpoints.ts';
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { DefinitionOf } from '#renderer/ui/list/state/definition.ts';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { useReviewed } from '#renderer/ui/review/place.ts';
import { ReviewButton } from '#renderer/ui/review/ReviewButton.tsx';
import utility from '#renderer/ui/utility.module.css';
import { DISPUTE_COLUMNS } from './columns.tsx';
import { DisputeDialogs } from './dialogs.tsx';
import styles from './disputes.module.css';
import { DISPUTES_LIST, isPendingOnly } from './list.ts';
import { DISPUTE_OFFERS } from './offers.tsx';
import { PENDING_DISPUTES } from './pending.ts';

const DEFINITION: DefinitionOf<typeof DISPUTES_LIST> = {
  ...DISPUTES_LIST,
  title: 'Dispute Resolution',
  columns: DISPUTE_COLUMNS,
  inspector: {
    title: (id) => `Dispute ${id}`,
    Content: lazyContent(async () => (await import('./DisputeInspector.tsx')).DisputeInspector),
    reads(dispute) {
      const id = disputedOrderId(dispute);
      return id === null ? [] : [endpointQuery('orders.read', { id })];
    },
  },
  queues: [PENDING_DISPUTES],
  Actions: () => <ReviewButton queue="disputes" />,
  QueryBar: ({ state }) =>
    isPendingOnly(state) ? (
      <p className={`${styles.readAll} ${utility.aside}`}>
        The server cannot list pending disputes alone. Corridor loaded all disputes and shows those
        that are pending.
      </p>
    ) : null,
  pagerSize: 10,
  things: 'disputes',
};

const DisputesReview = lazyContent(async () => (await import('./review/queue.tsx')).DisputesReview);

export function DisputesScreen() {
  const [reviewed] = useReviewed();
  if (reviewed !== null) {
    return (
      <Suspense>
        <DisputesReview />
      </Suspense>
    );
  }
  return (
    <DisputeDialogs>
      <RowMenus of={DISPUTE_OFFERS}>
        <ListScreen definition={DEFINITION} />
      </RowMenus>
    </DisputeDialogs>
  );
}
