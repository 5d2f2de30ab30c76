/** The table of health insurance payments. */
import { integer, text } from 'drizzle-orm/pg-core';
import { at, corridor, countedId, money } from './columns.ts';

/** What people paid for plans. `person_id` is one of `people`, the enrollee. */
export const healthInsurancePayments = corridor.table('health_insurance_payments', {
  id: countedId(),
  person_id: integer().notNull(),
  plan: text().notNull(),
  amount: money().notNull(),
  completed_at: at().notNull(),
  confirmed_at: at(),
});
