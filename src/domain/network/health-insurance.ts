/** Health insurance payments: names, states and changes of one (2P09). */
import type { HealthInsurancePayment } from '#contract/orders/health-insurance.ts';
import { changesIn, figureFacet, instantFacet, textFacet } from '../changes/changes.ts';
import { personName } from '../text/person-names.ts';

export const enrolleeName = ({ healthInsuranceEnrollee: of }: HealthInsurancePayment) =>
  personName(of);

export const planName = ({ healthInsuranceEnrollee: of }: HealthInsurancePayment) =>
  of?.healthInsurancePlan?.name ?? null;

/** A payment without a time of confirmation can be confirmed (2P). */
export const isUnconfirmed = ({ confirmed_at: at }: HealthInsurancePayment): boolean => at === null;

export const paymentChanges = changesIn<HealthInsurancePayment>([
  textFacet('Enrollee Name', enrolleeName),
  textFacet('Plan', planName),
  figureFacet('Amount', ({ amount }) => ({ amount, currency: null })),
  instantFacet('Completed At', ({ completed_at: at }) => at),
  instantFacet('Confirmed At', ({ confirmed_at: at }) => at),
]);
