import { useState } from 'react';
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { known } from '#contract/wire/unreadable.ts';
import { WITHDRAWAL_ACTS, type WithdrawalActName } from '#domain/acts/areas/withdrawals.ts';
import { referralAmount } from '#domain/referrals/figures.ts';
import { earlierPayment, waitingSince, withdrawalStatusLabel } from '#domain/referrals/status.ts';
import { whoIs } from '#domain/text/person-names.ts';
import { formatAge } from '#domain/time/format.ts';
import { shownDateTime } from '#renderer/client/kept/dates.ts';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Fields } from '#renderer/ui/values/Fields.tsx';
import { useWithdrawalWeighed } from '../useWithdrawalAnswers.ts';

function Summary({ withdrawal }: { readonly withdrawal: ReferralTransaction }) {
  const [now] = useState(() => new Date());
  const { id, user, user_id: userId, status, beneficiaryDeliveryMethod: method } = withdrawal;
  const since = known(waitingSince(withdrawal));
  return (
    <>
      <Fields
        label="Withdrawal"
        fields={[
          ['Withdrawal', id],
          ['User', user ? whoIs(user) : userId && `User ${userId}`],
          ['Amount', <Amount key="amount" {...referralAmount(withdrawal)} />],
          [
            'Status',
            status?.status ? (
              <Chip key="status" label={withdrawalStatusLabel(status.status)} />
            ) : null,
          ],
          ['Paid to', method?.accountNumber ?? null],
          ['Institution', method?.institution_name ?? method?.provider ?? null],
          ...(since === null ? [] : [['In this status for', formatAge(since, now)] as const]),
        ]}
      />
      {!method?.accountNumber && (
        <InlineMessage intent="warning" title="Account not available">
          The server did not say which account this withdrawal is paid to.
        </InlineMessage>
      )}
    </>
  );
}

/** Why approving one asks once more; null where nothing was paid before. */
function approvalDoubt(withdrawal: ReferralTransaction): string | null {
  const paid = earlierPayment(withdrawal);
  if (paid === null) return null;
  const at = known(paid.at);
  const when = at === null ? 'at an unknown time' : `on ${shownDateTime(at)}`;
  const what =
    paid.status === 'initiated'
      ? `The payment of this withdrawal was already initiated ${when}.`
      : `This withdrawal was already completed ${when}.`;
  return `${what} Approving it again may pay it twice. Confirm only if you know that it was not paid.`;
}

interface WithdrawalDialogProps {
  readonly action: WithdrawalActName;
  readonly withdrawal: ReferralTransaction;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks before an action on a withdrawal, and carries it out under the guard. */
export function WithdrawalDialog({ action, withdrawal, onDone, onClose }: WithdrawalDialogProps) {
  return (
    <GuardedDialog
      act={WITHDRAWAL_ACTS[action]}
      seen={withdrawal}
      choice={null}
      {...(action === 'withdrawal.approve' && { doubt: approvalDoubt })}
      useWeighed={useWithdrawalWeighed}
      lines={6}
      summary={(now) => <Summary withdrawal={now} />}
      {...(onDone && { onDone })}
      onClose={onClose}
    />
  );
}
