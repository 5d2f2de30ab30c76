/** Confirming a health insurance payment (2P). */
import { healthInsurancePayment } from '#contract/orders/health-insurance.ts';
import type { PAYMENT_ACTS } from '#domain/acts/areas/payments.ts';
import { type CasesOf, STAFF, sent } from './case.ts';
import { EARLIER, readingsOf, since, THEN } from './readings.ts';
import { listed, set } from './rules.ts';
import { a } from './things.ts';

const payment = readingsOf(healthInsurancePayment, { id: 4, amount: 25 });

export const PAYMENT_CASES: CasesOf<typeof PAYMENT_ACTS> = {
  'payment.confirm': {
    texts: [
      'Confirm',
      'Confirmed – Payment successfully confirmed',
      'Unable to confirm the payment',
    ],
    roles: STAFF,
    offered: [a.payment()],
    notOffered: [[a.payment({ confirmed_at: EARLIER }), 'the payment is confirmed']],
    reach: {
      place: '/health-insurance-payments',
      answers: { 'healthInsurance.list': listed({ id: 29, amount: 25 }) },
      row: '29',
      opens: 'confirm this payment?',
    },
    call: sent(a.payment(), 'POST admin/health-insurance-payments/29/confirm'),
    readings: [
      payment('confirmed', {}, { confirmed_at: THEN }, since('Confirmed')),
      payment('unchanged', {}, {}, 'not-yet'),
      payment('only completed', {}, { completed_at: THEN }, 'not-yet'),
      payment('confirmed before', { confirmed_at: EARLIER }, { confirmed_at: THEN }, 'cannot-tell'),
      payment('gone', {}, null, 'cannot-tell'),
    ],
    network: {
      list: 'healthInsurance.list',
      effect: set({ confirmed_at: THEN }),
      rival: { amount: '11.00' },
    },
  },
};
