import type { Dispute } from '#contract/orders/disputes.ts';
import { DISPUTE_ACTS } from '#domain/acts/areas/disputes.ts';
import { type DisputeAction, disputeAction } from '#domain/disputes/disputes.ts';
import { disputeEvidence } from '#domain/standing/dispute-evidence.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { EvidenceView } from '#renderer/ui/standing/EvidenceView.tsx';
import { DisputeSummary } from './DisputeSummary.tsx';

interface DecisionDialogProps {
  /** The dispute as the person saw it when they chose. */
  readonly dispute: Dispute;
  readonly action: DisputeAction;
  readonly onClose: () => void;
}

/** 'Are you sure…' for one decision, with what speaks for and against it and what it is about. */
export function DecisionDialog({ dispute, action, onClose }: DecisionDialogProps) {
  const { label, question, alert, done } = disputeAction(action);
  return (
    <GuardedDialog
      label={label}
      question={question}
      alert={alert}
      done={done}
      act={DISPUTE_ACTS[`dispute.${action}`]}
      seen={dispute}
      asked={null}
      summary={(now) => (
        <>
          <EvidenceView evidence={disputeEvidence(action, now)} />
          <DisputeSummary dispute={now} />
        </>
      )}
      onClose={onClose}
    />
  );
}
