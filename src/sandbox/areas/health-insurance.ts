/** Payments of health insurance plans (2P06, 2P07). */
import { and, desc, eq, isNull } from 'drizzle-orm';
import { healthInsurancePayments } from '../database/health-insurance-tables.ts';
import { people } from '../database/schema.ts';
import type { Handlers } from '../server/mount.ts';
import { paginationOf } from '../server/pagination.ts';
import { HttpError } from '../server/problem.ts';
import { contains } from './contains.ts';
import { recordId } from './orders/ids.ts';

const NOT_FOUND = 404;
const CONFLICT = 409;

export const healthInsuranceHandlers = {
  'healthInsurance.list': async ({ search, page, pageSize }, { database: { queries } }) => {
    const found = queries
      .select({ payment: healthInsurancePayments, name: people.full_name })
      .from(healthInsurancePayments)
      .innerJoin(people, eq(people.id, healthInsurancePayments.person_id))
      .where(contains(people.search_text, search));
    const rowCount = await queries.$count(found.as('found'));
    const rows = await found
      .orderBy(desc(healthInsurancePayments.completed_at), desc(healthInsurancePayments.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return {
      models: rows.map(({ payment, name }) => ({
        id: payment.id,
        amount: payment.amount,
        completed_at: payment.completed_at.toISOString(),
        confirmed_at: payment.confirmed_at?.toISOString() ?? null,
        healthInsuranceEnrollee: { full_name: name, healthInsurancePlan: { name: payment.plan } },
      })),
      pagination: paginationOf({ page, pageSize }, rowCount),
    };
  },

  'healthInsurance.confirm': async ({ id }, { database: { queries } }) => {
    const own = eq(healthInsurancePayments.id, recordId(id));
    const [changed] = await queries
      .update(healthInsurancePayments)
      .set({ confirmed_at: new Date() })
      .where(and(own, isNull(healthInsurancePayments.confirmed_at)))
      .returning({ id: healthInsurancePayments.id });
    if (changed) return { data: changed };
    const known = await queries.select().from(healthInsurancePayments).where(own);
    if (known.length === 0) throw new HttpError(NOT_FOUND, `There is no payment ${id}`);
    throw new HttpError(CONFLICT, 'This payment has been confirmed already');
  },
} satisfies Partial<Handlers>;
