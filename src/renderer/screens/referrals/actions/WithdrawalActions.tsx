/** What can be done with a withdrawal: its menu, and one dialog at a time. */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { WITHDRAWAL } from '#domain/acts/areas/withdrawals.ts';
import { keyOf } from '#domain/acts/declare.ts';
import {
  WITHDRAWAL_ACTIONS,
  type WithdrawalAction,
  withdrawalAction,
} from '#domain/referrals/actions.ts';
import { RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
import { rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';

interface Asked {
  readonly action: WithdrawalAction;
  readonly withdrawal: ReferralTransaction;
}

const { Provider, useOpen } = rowDialog<Asked>('withdrawals.asked', ({ shown, onClose }) => (
  <WithdrawalDialog {...shown} onClose={onClose} />
));
export const WithdrawalDialogs = Provider;

interface WithdrawalMenuProps {
  readonly withdrawal: ReferralTransaction;
  /** Whether it is reached by Tab: outside of the table. */
  readonly isStop?: true;
}

/** Cancel, Approve and Mark as Completed, offered on any row (2R11). */
export function WithdrawalMenu({ withdrawal, isStop }: WithdrawalMenuProps) {
  const ask = useOpen();
  return (
    <RowMenuButton
      subject={keyOf(WITHDRAWAL, withdrawal)}
      {...(isStop && { isStop })}
      label={`Actions of withdrawal ${withdrawal.id}`}
      actions={WITHDRAWAL_ACTIONS.map((action) => ({
        label: withdrawalAction(action).label,
        run: () => ask({ action, withdrawal }),
      }))}
    />
  );
}
