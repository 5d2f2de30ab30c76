/** Health Insurance Payments (/health-insurance-payments; 2P). */
import type { HealthInsurancePayment } from '#contract/orders/health-insurance.ts';
import { PAYMENT, PAYMENT_ACTS } from '#domain/acts/areas/payments.ts';
import { declareOffers } from '#renderer/ui/actions/offer.ts';
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { ListScreen } from '#renderer/ui/list/screen/ListScreen.tsx';
import type { DefinitionOf } from '#renderer/ui/list/state/definition.ts';
import { ConfirmProvider, useConfirm } from './ConfirmDialog.tsx';
import { PAYMENT_COLUMNS } from './columns.tsx';
import { PAYMENTS_LIST } from './list.ts';

const DEFINITION: DefinitionOf<typeof PAYMENTS_LIST> = {
  title: 'Health Insurance Payments',
  ...PAYMENTS_LIST,
  columns: PAYMENT_COLUMNS,
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
