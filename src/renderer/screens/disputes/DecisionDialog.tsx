import type { Dispute } from '#contract/orders/disputes.ts';
import { DISPUTE_ACTS, type DisputeActName } from '#domain/acts/areas/disputes.ts';
import { disputeEvidence } from '#domain/standing/dispute-evidence.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { DisputeSummary } from './DisputeSummary.tsx';

interface DecisionDialogProps {
  /** The dispute as the person saw it when they chose. */
  readonly dispute: Dispute;
  readonly action: DisputeActName;
  /** Called before `onClose` when it was done. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Its own data says all of it. */
const useEvidence = (dispute: Dispute, act: string) => ({
  evidence: disputeEvidence(act as DisputeActName, dispute),
  isLoading: false,
});

/** 'Are you sure…' for one decision, with what supports and contradicts it and what it is about. */
export function DecisionDialog({ dispute, action, onDone, onClose }: DecisionDialogProps) {
  return (
    <GuardedDialog
      act={DISPUTE_ACTS[action]}
      seen={dispute}
      choice={null}
      useWeighed={useEvidence}
      summary={(now) => <DisputeSummary dispute={now} />}
      {...(onDone && { onDone })}
      onClose={onClose}
    />
  );
}
