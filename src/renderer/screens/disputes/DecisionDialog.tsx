import { useState } from 'react';
import type { Dispute } from '#contract/orders/disputes.ts';
import { DISPUTE_ACTS } from '#domain/acts/areas/disputes.ts';
import { type DisputeAction, disputeAction } from '#domain/disputes/disputes.ts';
import { disputeEvidence } from '#domain/standing/dispute-evidence.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { EvidenceView } from '#renderer/ui/standing/EvidenceView.tsx';
import { DisputeSummary } from './DisputeSummary.tsx';

const ACTS = {
  dismiss: 'dispute.dismiss',
  approve: 'dispute.approve',
  decline: 'dispute.decline',
  cancelMatch: 'dispute.cancelMatch',
  approveMatch: 'dispute.approveMatch',
} as const satisfies Readonly<Record<DisputeAction, keyof typeof DISPUTE_ACTS>>;

interface DecisionDialogProps {
  /** The dispute as the person saw it when they chose. */
  readonly dispute: Dispute;
  readonly action: DisputeAction;
  readonly onClose: () => void;
}

/** 'Are you sure…' for one decision, with what speaks for and against it and what it is about. */
export function DecisionDialog({ dispute, action, onClose }: DecisionDialogProps) {
  // A list that reloads behind the dialog must not change the question.
  const [seen] = useState(dispute);
  const { label, question, alert, done } = disputeAction(action);
  return (
    <GuardedDialog
      label={label}
      question={question}
      alert={alert}
      done={done}
      act={DISPUTE_ACTS[ACTS[action]]}
      seen={seen}
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
