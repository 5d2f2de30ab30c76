/** A dispute beside its list: what it is about, both sides with their files, and the decisions. */
import { Button } from '@fluentui/react-components';
import type { Dispute } from '#contract/orders/disputes.ts';
import { Inspected } from '#renderer/ui/inspector/Inspected.tsx';
import type { InspectedProps } from '#renderer/ui/inspector/inspector.ts';
import { DisputeHead } from './DisputeHead.tsx';
import { DisputeSummary } from './DisputeSummary.tsx';
import { useDisputeDialog } from './dialogs.tsx';
import { Sides } from './Sides.tsx';

/** Files are added in the dialog: going on to the next row would cut off what is on its way. */
export function DisputeInspector({ row: dispute }: InspectedProps<Dispute>) {
  const open = useDisputeDialog();
  if (!dispute) return null;
  return (
    <Inspected>
      <DisputeHead dispute={dispute} onDecide={(action) => open({ dispute, action })}>
        <Button size="small" onClick={() => open({ dispute, action: 'view' })}>
          View
        </Button>
      </DisputeHead>
      <DisputeSummary dispute={dispute} isLinked />
      <Sides dispute={dispute} />
    </Inspected>
  );
}
