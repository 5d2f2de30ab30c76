/** The dialogs of disputes: one at a time. */
import type { Dispute } from '#contract/orders/disputes.ts';
import type { DisputeActName } from '#domain/acts/areas/disputes.ts';
import { type RowDialogProps, rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DetailDialog } from './DetailDialog.tsx';

/** What was chosen for a dispute. */
interface Chosen {
  readonly dispute: Dispute;
  readonly action: DisputeActName | 'view';
}

function ChosenDialog({ shown: { dispute, action }, onClose }: RowDialogProps<Chosen>) {
  if (action === 'view') return <DetailDialog dispute={dispute} onClose={onClose} />;
  return <DecisionDialog dispute={dispute} action={action} onClose={onClose} />;
}

export const { Provider: DisputeDialogs, useOpen: useDisputeDialog } = rowDialog<Chosen>(
  'disputes.dialog',
  ChosenDialog,
);
