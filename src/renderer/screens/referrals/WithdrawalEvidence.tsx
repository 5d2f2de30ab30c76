import type { ReferralTransaction } from '#contract/people/referrals.ts';
import type { WithdrawalActName } from '#domain/acts/areas/withdrawals.ts';
import { withdrawalEvidence } from '#domain/standing/withdrawal-evidence.ts';
import { EvidenceView } from '#renderer/ui/standing/EvidenceView.tsx';
import { useWithdrawalAnswers } from './useWithdrawalAnswers.ts';

interface WithdrawalEvidenceProps {
  readonly action: WithdrawalActName;
  readonly withdrawal: ReferralTransaction;
}

/** What speaks for and against an action on a withdrawal. Nothing waits for it. */
export function WithdrawalEvidence({ action, withdrawal }: WithdrawalEvidenceProps) {
  return <EvidenceView evidence={withdrawalEvidence(action, useWithdrawalAnswers(withdrawal))} />;
}
