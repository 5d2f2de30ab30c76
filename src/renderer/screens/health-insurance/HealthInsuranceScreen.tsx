/** Health Insurance Payments (/health-insurance-payments; 2P). */
import type { HealthInsurancePayment } from '#contract/orders/health-insurance.ts';
import { PAYMENT, PAYMENT_ACTS } from '#domain/acts/areas/payments.ts';
import { enrolleeName, isUnconfirmed, planName } from '#domain/network/health-insurance.ts';
import { declareOffers } from '#renderer/ui/actions/offer.ts';
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import {
  type Column,
  instantColumn,
  moneyColumn,
  privateColumn,
  textColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { DefinitionOf } from '#renderer/ui/list/state/definition.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { ConfirmProvider, useConfirm } from './ConfirmDialog.tsx';
import { PAYMENTS_LIST } from './list.ts';

const COLUMNS: readonly Column<HealthInsurancePayment>[] = [
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

const DEFINITION: DefinitionOf<typeof PAYMENTS_LIST> = {
  title: 'Health Insurance Payments',
  ...PAYMENTS_LIST,
  columns: COLUMNS,
  pagerSize: 10,
  things: 'health insurance payments',
};

/** What a payment offers, which its button opens as well (2P). */
const PAYMENT_OFFERS = declareOffers<HealthInsurancePayment, 'payment.confirm'>({
  kind: PAYMENT,
  acts: [{ act: PAYMENT_ACTS['payment.confirm'] }],
  useAsk() {
    const confirm = useConfirm();
    return (_name, payment) => confirm(payment);
  },
});

export function HealthInsuranceScreen() {
  return (
    <ConfirmProvider>
      <RowMenus of={PAYMENT_OFFERS}>
        <ListScreen definition={DEFINITION} />
      </RowMenus>
    </ConfirmProvider>
  );
}
