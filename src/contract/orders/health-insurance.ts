/** Payments of health insurance plans (2P09). */
import { z } from 'zod';
import { endpoint, onRecord } from '../wire/endpoint.ts';
import { listAnswer, paging } from '../wire/list.ts';
import { id, optionalDecimal, optionalInstant, optionalText, part } from '../wire/values.ts';

const enrollee = z.object({
  full_name: optionalText,
  healthInsurancePlan: part(z.object({ name: optionalText })),
});

/** A payment. Its amount comes without a currency; it is confirmed once `confirmed_at` is set. */
export const healthInsurancePayment = z.object({
  id,
  amount: optionalDecimal,
  completed_at: optionalInstant,
  confirmed_at: optionalInstant,
  healthInsuranceEnrollee: part(enrollee),
});
export type HealthInsurancePayment = z.output<typeof healthInsurancePayment>;

export const healthInsuranceEndpoints = {
  /** What `type` may be is not shown; the console leaves it out. */
  'healthInsurance.list': endpoint({
    method: 'GET',
    path: 'admin/health-insurance-payments',
    query: z.object({ type: z.string().optional(), search: z.string().optional(), ...paging }),
    answer: listAnswer(healthInsurancePayment),
    source: '2P06',
    assumed: true,
  }),
  'healthInsurance.confirm': onRecord(
    'POST',
    'admin/health-insurance-payments/{id}/confirm',
    '2P07',
  ),
};
