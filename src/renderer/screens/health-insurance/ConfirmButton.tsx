import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import type { HealthInsurancePayment } from '#contract/orders/health-insurance.ts';
import { keyOf } from '#domain/acts/act.ts';
import { PAYMENT } from '#domain/acts/areas/payments.ts';
import { enrolleeName } from '#domain/network/health-insurance.ts';
import { OUTCOME_UNKNOWN, useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import { useConfirm } from './ConfirmDialog.tsx';

/** Asks to confirm a payment. By key, the grid presses it from its cell. */
export function ConfirmButton({ payment }: { readonly payment: HealthInsurancePayment }) {
  const confirm = useConfirm();
  const restore = useRestoreFocusTarget();
  if (useOutcomeUnknown(keyOf(PAYMENT, payment))) {
    return <span title={OUTCOME_UNKNOWN}>Outcome unknown</span>;
  }
  return (
    <Button
      {...restore}
      size="small"
      tabIndex={-1}
      aria-label={`Confirm the payment of ${enrolleeName(payment) ?? payment.id}`}
      onClick={() => confirm(payment)}
    >
      Confirm
    </Button>
  );
}
