/** Confirming a health insurance payment (2P). */
import type { HealthInsurancePayment } from '#contract/orders/health-insurance.ts';
import { findRow } from '../../lists/paging.ts';
import { enrolleeName, isUnconfirmed, paymentChanges } from '../../network/health-insurance.ts';
import { condition, declareAct, type Kind, named, type Read } from '../act.ts';
import { stamped } from '../proofs.ts';

/** The network has no call for a single payment: it is searched by its enrollee, then among all. */
async function readPayment(
  read: Read,
  seen: HealthInsurancePayment,
): Promise<HealthInsurancePayment | null> {
  const within = (search: string | undefined) =>
    findRow(seen.id, (paging) => read('healthInsurance.list', { search, ...paging }));
  const name = enrolleeName(seen);
  return (name === null ? null : await within(name)) ?? (await within(undefined));
}

export const PAYMENT: Kind<HealthInsurancePayment> = {
  noun: 'payment',
  name: (payment) => `the payment of ${enrolleeName(payment) ?? payment.id}`,
  ref: ({ id }) => ({ kind: 'payment', id }),
  read: readPayment,
  changes: paymentChanges,
  state: (payment) => (isUnconfirmed(payment) ? 'not confirmed' : 'confirmed'),
  areas: ['healthInsurance'],
};

export const PAYMENT_ACTS = named({
  'payment.confirm': declareAct<HealthInsurancePayment>({
    kind: PAYMENT,
    label: 'Confirm',
    key: 'C',
    question: 'Are you sure you want to confirm this payment?',
    done: 'Confirmed – Payment successfully confirmed',
    alert: 'Unable to confirm the payment',
    conditions: [condition('the payment is confirmed', isUnconfirmed)],
    call: ({ id }) => ({ endpoint: 'healthInsurance.confirm', input: { id } }),
    proof: stamped('Confirmed', ({ confirmed_at: at }) => at),
  }),
});
