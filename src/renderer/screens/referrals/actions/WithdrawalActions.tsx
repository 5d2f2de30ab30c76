/** The dialog of the actions on withdrawals: one at a time, kept while it is open. */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import type { WithdrawalAction } from '#domain/referrals/actions.ts';
import { type RowDialogProps, rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';

interface Asked {
  readonly action: WithdrawalAction;
  readonly withdrawal: ReferralTransaction;
}

const AskedDialog = ({ shown, onClose }: RowDialogProps<Asked>) => (
  <WithdrawalDialog {...shown} onClose={onClose} />
);

export const { Provider: WithdrawalDialogs, useOpen: useAsk } = rowDialog<Asked>(
  'withdrawals.asked',
  AskedDialog,
);
