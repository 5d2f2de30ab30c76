import type { HealthInsurancePayment } from '#contract/orders/health-insurance.ts';
import { PAYMENT_ACTS } from '#domain/acts/areas/payments.ts';
import { enrolleeName, planName } from '#domain/network/health-insurance.ts';
import { type RowDialogProps, rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Fields } from '#renderer/ui/values/Fields.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';

function ConfirmDialog({ shown, onClose }: RowDialogProps<HealthInsurancePayment>) {
  return (
    <GuardedDialog
      act={PAYMENT_ACTS['payment.confirm']}
      seen={shown}
      choice={null}
      summary={(payment) => (
        <Fields
          label="Payment"
          fields={[
            ['Enrollee Name', <Private key="name">{enrolleeName(payment) ?? EMPTY}</Private>],
            ['Plan', planName(payment)],
            ['Amount', <Amount key="amount" amount={payment.amount} currency={null} />],
            ['Completed At', <Instant key="completed" value={payment.completed_at} />],
          ]}
        />
      )}
      onClose={onClose}
    />
  );
}

export const { Provider: ConfirmProvider, useOpen: useConfirm } = rowDialog(
  'health-insurance.confirm',
  ConfirmDialog,
);
