/** What can be done with a withdrawal: its menu, and one dialog at a time. */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { WITHDRAWAL } from '#domain/acts/areas/withdrawals.ts';
import { keyOf } from '#domain/acts/declare.ts';
import {
  WITHDRAWAL_ACTIONS,
  type WithdrawalAction,
  withdrawalAction,
} from '#domain/referrals/actions.ts';
import { type MenuRow, RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
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

interface WithdrawalMenuProps extends Pick<MenuRow, 'isStop'> {
  readonly withdrawal: ReferralTransaction;
}

/** Cancel, Approve and Mark as Completed, offered on any row (2R11). */
export function WithdrawalMenu({ withdrawal, ...menu }: WithdrawalMenuProps) {
  const ask = useOpen();
  return (
    <RowMenuButton
      {...menu}
      subject={keyOf(WITHDRAWAL, withdrawal)}
      label={`Actions of withdrawal ${withdrawal.id}`}
      actions={WITHDRAWAL_ACTIONS.map((action) => ({
        label: withdrawalAction(action).label,
        run: () => ask({ action, withdrawal }),
      }))}
    />
  );
}
