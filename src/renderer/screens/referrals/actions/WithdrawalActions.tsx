/** What a withdrawal offers: Cancel, Approve and Mark as Completed, on any row (2R11). */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import {
  WITHDRAWAL,
  WITHDRAWAL_ACT_NAMES,
  WITHDRAWAL_ACTS,
  type WithdrawalActName,
} from '#domain/acts/areas/withdrawals.ts';
import { declareOffers } from '#renderer/ui/actions/offer.ts';
import { rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';

interface Chosen {
  readonly action: WithdrawalActName;
  readonly withdrawal: ReferralTransaction;
}

const { Provider, useOpen } = rowDialog<Chosen>('withdrawals.asked', ({ shown, onClose }) => (
  <WithdrawalDialog {...shown} onClose={onClose} />
));
export const WithdrawalDialogs = Provider;

export const WITHDRAWAL_OFFERS = declareOffers<ReferralTransaction, WithdrawalActName>({
  kind: WITHDRAWAL,
  acts: WITHDRAWAL_ACT_NAMES.map((name) => ({ act: WITHDRAWAL_ACTS[name] })),
  useAsk() {
    const open = useOpen();
    return (action, withdrawal) => open({ action, withdrawal });
  },
});
