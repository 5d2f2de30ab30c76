/** Payments of health insurance plans (2P06, 2P07). */
import { desc, eq, isNull } from 'drizzle-orm';
import { healthInsurancePayments } from '../database/area-tables.ts';
import { people } from '../database/schema.ts';
import type { Handlers } from '../server/mount.ts';
import { contains } from './conditions.ts';
import { decide } from './decide.ts';
import { pageOf } from './page.ts';
import { iso } from './rows.ts';

export const healthInsuranceHandlers = {
  'healthInsurance.list': async ({ search, ...paging }, { database: { queries } }) => {
    const found = queries
      .select({ payment: healthInsurancePayments, name: people.full_name })
      .from(healthInsurancePayments)
      .innerJoin(people, eq(people.id, healthInsurancePayments.person_id))
      .where(contains(people.search_text, search));
    const { rows, pagination } = await pageOf(queries, paging, found, [
      desc(healthInsurancePayments.completed_at),
      desc(healthInsurancePayments.id),
    ]);
    return {
      models: rows.map(({ payment, name }) => ({
        id: payment.id,
        amount: payment.amount,
        completed_at: payment.completed_at.toISOString(),
        confirmed_at: iso(payment.confirmed_at),
        healthInsuranceEnrollee: { full_name: name, healthInsurancePlan: { name: payment.plan } },
      })),
      pagination,
    };
  },

  'healthInsurance.confirm': ({ id }, { database: { queries } }) =>
    decide(queries, healthInsurancePayments, id, {
      state: isNull(healthInsurancePayments.confirmed_at),
      set: { confirmed_at: new Date() },
      missing: `There is no payment ${id}`,
      otherwise: 'This payment has been confirmed already',
    }),
} satisfies Partial<Handlers>;
