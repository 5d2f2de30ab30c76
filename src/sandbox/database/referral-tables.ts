/** The table of referral money. */
import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { WITHDRAWAL_STATUSES } from '#contract/people/choices.ts';
import { REFERRAL_TYPES } from '#contract/people/referrals.ts';
import { at, corridor, countedId, money } from './columns.ts';

/** A status a referral transaction has had, and since when. */
export interface StatusEntry {
  readonly status: string;
  readonly created_at: string;
}

/**
 * Credits for referrals, and withdrawals of them. `person_id` is one of `people`; `order_id` is the
 * order of a credit, `method_id` the payment method of a withdrawal.
 */
export const referralTransactions = corridor.table('referral_transactions', {
  id: countedId(),
  person_id: integer().notNull(),
  type: text({ enum: REFERRAL_TYPES }).notNull(),
  amount: money().notNull(),
  currency_code: text().notNull(),
  order_id: integer(),
  status: text({ enum: WITHDRAWAL_STATUSES }).notNull(),
  /** Every status so far, the first one first. */
  statuses: jsonb().$type<readonly StatusEntry[]>().notNull(),
  created_at: at().notNull(),
  updated_at: at().notNull(),
});
