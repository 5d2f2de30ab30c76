import { useState } from 'react';
import type { HealthInsurancePayment } from '#contract/health-insurance.ts';
import { enrolleeName, isUnconfirmed, paymentChanges, planName } from '#domain/health-insurance.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import { type RowDialogProps, rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import { findRow } from '#renderer/ui/guard/findRow.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import type { Subject } from '#renderer/ui/guard/guard.ts';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Fields } from '#renderer/ui/values/Fields.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';

/** The network has no call for a single payment: it is looked for by its enrollee, then among all. */
async function read(seen: HealthInsurancePayment): Promise<HealthInsurancePayment | null> {
  const within = (search: string | undefined) =>
    findRow(seen.id, (paging) => callEndpoint('healthInsurance.list', { search, ...paging }));
  const name = enrolleeName(seen);
  return (name === null ? null : await within(name)) ?? (await within(undefined));
}

export const PAYMENT: Subject<HealthInsurancePayment> = {
  noun: 'payment',
  name: (payment) => `the payment of ${enrolleeName(payment) ?? payment.id}`,
  key: ({ id }) => `health-insurance:${id}`,
  read,
  changes: paymentChanges,
  calls: ['healthInsurance.list'],
};

const send = ({ id }: HealthInsurancePayment) => callEndpoint('healthInsurance.confirm', { id });

function PaymentSummary({ payment }: { readonly payment: HealthInsurancePayment }) {
  return (
    <Fields
      label="Payment"
      fields={[
        ['Enrollee Name', <Private key="name">{enrolleeName(payment) ?? EMPTY}</Private>],
        ['Plan', planName(payment)],
        ['Amount', <Amount key="amount" amount={payment.amount} currency={null} />],
        ['Completed At', <Instant key="completed" value={payment.completed_at} />],
      ]}
    />
  );
}

function ConfirmDialog({ shown, onClose }: RowDialogProps<HealthInsurancePayment>) {
  // A list that reloads behind the dialog must not change what was asked.
  const [seen] = useState(shown);
  return (
    <GuardedDialog
      label="Confirm"
      question="Are you sure you want to confirm this payment?"
      alert="Unable to confirm the payment"
      done="Confirmed – Payment successfully confirmed"
      subject={PAYMENT}
      intent={{ seen, isPossible: isUnconfirmed, send }}
      summary={(payment) => <PaymentSummary payment={payment} />}
      onClose={onClose}
    />
  );
}

export const { Provider: ConfirmProvider, useOpen: useConfirm } = rowDialog(
  'health-insurance.confirm',
  ConfirmDialog,
);
