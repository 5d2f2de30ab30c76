import { useState } from 'react';
import type { ReferralTransaction } from '#contract/referrals.ts';
import { resultOf } from '#domain/format.ts';
import { personName } from '#domain/orders/parties.ts';
import { type WithdrawalAction, withdrawalAction } from '#domain/referrals/actions.ts';
import { referralAmount } from '#domain/referrals/figures.ts';
import { withdrawalStatusLabel } from '#domain/referrals/status.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { PersonName } from '#renderer/ui/values/PersonName.tsx';
import styles from '../referrals.module.css';
import { WITHDRAWAL } from './subject.ts';

function Summary({ withdrawal }: { readonly withdrawal: ReferralTransaction }) {
  const { user, status } = withdrawal;
  return (
    <div className={styles['summary']}>
      <PersonName
        name={user && personName(user)}
        userId={null}
        avatar={user?.avatar ?? null}
        secondary={`Withdrawal ${withdrawal.id}`}
      />
      {status?.status && <Chip label={withdrawalStatusLabel(status.status)} />}
      <Amount {...referralAmount(withdrawal)} />
    </div>
  );
}

interface WithdrawalDialogProps {
  readonly action: WithdrawalAction;
  readonly withdrawal: ReferralTransaction;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks before an action on a withdrawal, and carries it out under the guard. */
export function WithdrawalDialog({ action, withdrawal, onDone, onClose }: WithdrawalDialogProps) {
  // A list that reloads behind the dialog must not change what was asked.
  const [asked] = useState(withdrawal);
  const { label, question, done } = withdrawalAction(action);
  return (
    <GuardedDialog
      label={label}
      question={question}
      warns
      alert="Error"
      done={resultOf(done, asked.user && personName(asked.user))}
      subject={WITHDRAWAL}
      intent={{
        seen: asked,
        isPossible: () => true,
        send: ({ id }) => callEndpoint(`referrals.${action}`, { id }),
      }}
      summary={(now) => <Summary withdrawal={now} />}
      {...(onDone && { onDone })}
      onClose={onClose}
    />
  );
}
