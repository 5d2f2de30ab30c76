import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { WITHDRAWAL } from '#domain/acts/areas/withdrawals.ts';
import { keyOf } from '#domain/acts/declare.ts';
import { WITHDRAWAL_ACTIONS, withdrawalAction } from '#domain/referrals/actions.ts';
import { RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
import { useAsk } from './WithdrawalActions.tsx';

interface WithdrawalMenuProps {
  readonly withdrawal: ReferralTransaction;
  /** Whether it is reached by Tab: outside of the table. */
  readonly isStop?: true;
}

/** Cancel, Approve and Mark as Completed, offered on any row (2R11). */
export function WithdrawalMenu({ withdrawal, isStop }: WithdrawalMenuProps) {
  const ask = useAsk();
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
