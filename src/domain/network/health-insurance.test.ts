import { expect, it } from 'vitest';
import { healthInsurancePayment } from '#contract/orders/health-insurance.ts';
import { enrolleeName, isUnconfirmed, paymentChanges, planName } from './health-insurance.ts';

const payment = (more: object = {}) =>
  healthInsurancePayment.parse({
    id: 7,
    amount: '25.5',
    completed_at: '2026-11-20T07:12:00Z',
    healthInsuranceEnrollee: { full_name: 'Ada Obi', healthInsurancePlan: { name: 'Family' } },
    ...more,
  });
const NEW_TIME = '2026-11-21T07:12:00Z';

it('a payment names its enrollee and their plan, where it has them', () => {
  const names = (more?: object) => [enrolleeName(payment(more)), planName(payment(more))];
  expect(names()).toEqual(['Ada Obi', 'Family']);
  expect(names({ healthInsuranceEnrollee: { full_name: 'Ada Obi' } })).toEqual(['Ada Obi', null]);
  expect(names({ healthInsuranceEnrollee: null })).toEqual([null, null]);
});

it('a payment is unconfirmed without a time of confirmation', () => {
  expect(isUnconfirmed(payment())).toBe(true);
  expect(isUnconfirmed(payment({ confirmed_at: NEW_TIME }))).toBe(false);
});

it.each([
  [
    'Enrollee Name',
    { healthInsuranceEnrollee: { ...payment().healthInsuranceEnrollee, full_name: 'Bo' } },
  ],
  ['Plan', { healthInsuranceEnrollee: { full_name: 'Ada Obi' } }],
  ['Amount', { amount: '26' }],
  ['Completed At', { completed_at: NEW_TIME }],
  ['Confirmed At', { confirmed_at: NEW_TIME }],
])('a payment that differs in %s has that one change', (label, more) => {
  expect(paymentChanges(payment(), payment({ amount: '25.50' }))).toEqual([]);
  expect(paymentChanges(payment(), payment(more)).map((change) => change.label)).toEqual([label]);
});
