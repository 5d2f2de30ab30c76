/** What can be done with a withdrawal: its menu, and one dialog at a time. */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { keyOf } from '#domain/acts/act.ts';
import {
  WITHDRAWAL,
  WITHDRAWAL_ACT_NAMES,
  WITHDRAWAL_ACTS,
  type WithdrawalActName,
} from '#domain/acts/areas/withdrawals.ts';
import { type MenuRow, RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
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
      actions={WITHDRAWAL_ACT_NAMES.map((action) => ({
        label: WITHDRAWAL_ACTS[action].label,
        run: () => ask({ action, withdrawal }),
      }))}
    />
  );
}
