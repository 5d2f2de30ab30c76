import type { ReferralTransaction } from '#contract/referrals.ts';
import { WITHDRAWAL_ACTIONS, withdrawalAction } from '#domain/referrals/actions.ts';
import { RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
import { keyOf } from '#renderer/ui/guard/subject.ts';
import { WITHDRAWAL } from './subject.ts';
import { useAsk } from './WithdrawalActions.tsx';

/** Cancel, Approve and Mark as Completed, offered on any row (2R11). */
export function WithdrawalMenu({ withdrawal }: { readonly withdrawal: ReferralTransaction }) {
  const ask = useAsk();
  return (
    <RowMenuButton
      subject={keyOf(WITHDRAWAL, withdrawal)}
      label={`Actions of withdrawal ${withdrawal.id}`}
      actions={WITHDRAWAL_ACTIONS.map((action) => ({
        label: withdrawalAction(action).label,
        run: () => ask({ action, withdrawal }),
      }))}
    />
  );
}
