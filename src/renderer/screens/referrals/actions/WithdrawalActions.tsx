/** The dialog of the actions on withdrawals: one at a time, kept while it is open. */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { WITHDRAWAL_ACTIONS, type WithdrawalAction } from '#domain/referrals/actions.ts';
import { type RowDialogProps, rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';

interface Asked {
  readonly action: WithdrawalAction;
  readonly withdrawal: ReferralTransaction;
}

function AskedDialog({ shown: { action, withdrawal }, onClose }: RowDialogProps<Asked>) {
  // What was kept may name an action that there is no more.
  if (!WITHDRAWAL_ACTIONS.includes(action)) return null;
  return <WithdrawalDialog action={action} withdrawal={withdrawal} onClose={onClose} />;
}

export const { Provider: WithdrawalDialogs, useOpen: useAsk } = rowDialog<Asked>(
  'withdrawals.asked',
  AskedDialog,
);
