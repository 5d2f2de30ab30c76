/** The columns of health insurance payments (2P). */
import type { HealthInsurancePayment } from '#contract/orders/health-insurance.ts';
import { enrolleeName, isUnconfirmed, planName } from '#domain/network/health-insurance.ts';
import {
  type Column,
  instantColumn,
  moneyColumn,
  privateColumn,
  textColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';

export const PAYMENT_COLUMNS: readonly Column<HealthInsurancePayment>[] = [
  privateColumn({ id: 'enrollee', header: 'Enrollee Name', width: 260 }, enrolleeName),
  moneyColumn({ id: 'amount', header: 'Amount', width: 140 }, ({ amount }) => ({
    amount,
    currency: null,
  })),
  textColumn({ id: 'plan', header: 'Plan', width: 220 }, planName),
  instantColumn({ id: 'completed', header: 'Completed At' }, ({ completed_at: at }) => at),
  {
    ...instantColumn<HealthInsurancePayment>(
      { id: 'confirmed', header: 'Confirmed At' },
      ({ confirmed_at: at }) => at,
    ),
    cell: (payment) =>
      isUnconfirmed(payment) ? (
        <ConfirmButton payment={payment} />
      ) : (
        <Instant value={payment.confirmed_at} />
      ),
  },
];
