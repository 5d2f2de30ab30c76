import type { ReferralTransaction } from '#contract/people/referrals.ts';
import type { WithdrawalAction } from '#domain/referrals/actions.ts';
import { withdrawalEvidence } from '#domain/standing/withdrawal-evidence.ts';
import { EvidenceView } from '#renderer/ui/standing/EvidenceView.tsx';
import { useWithdrawalAnswers } from './useWithdrawalAnswers.ts';

interface WithdrawalEvidenceProps {
  readonly action: WithdrawalAction;
  readonly withdrawal: ReferralTransaction;
}

/** What speaks for and against an action on a withdrawal. Nothing waits for it. */
export function WithdrawalEvidence({ action, withdrawal }: WithdrawalEvidenceProps) {
  return <EvidenceView evidence={withdrawalEvidence(action, useWithdrawalAnswers(withdrawal))} />;
}
