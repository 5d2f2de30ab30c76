/** Health insurance payments as the money guard sees them. */
import type { HealthInsurancePayment } from '#contract/health-insurance.ts';
import { enrolleeName, isUnconfirmed, paymentChanges } from '#domain/health-insurance.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import { findRow } from '#renderer/ui/guard/findRow.ts';
import type { Subject } from '#renderer/ui/guard/subject.ts';

/** The network has no call for a single payment: it is searched by its enrollee, then among all. */
async function read(seen: HealthInsurancePayment): Promise<HealthInsurancePayment | null> {
  const within = (search: string | undefined) =>
    findRow(seen.id, (paging) => callEndpoint('healthInsurance.list', { search, ...paging }));
  const name = enrolleeName(seen);
  return (name === null ? null : await within(name)) ?? (await within(undefined));
}

export const PAYMENT: Subject<HealthInsurancePayment> = {
  noun: 'payment',
  name: (payment) => `the payment of ${enrolleeName(payment) ?? payment.id}`,
  ref: ({ id }) => ({ kind: 'payment', id }),
  read,
  changes: paymentChanges,
  effects: { 'payment.confirm': (now) => now !== null && !isUnconfirmed(now) },
  areas: ['healthInsurance'],
};
