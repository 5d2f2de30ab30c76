/** The table of transactions that remittance companies carry. */
import { integer, text } from 'drizzle-orm/pg-core';
import { THIRD_PARTY_STATUSES } from '#contract/orders/choices.ts';
import { at, corridor, countedId, money, rate } from './columns.ts';

/**
 * `person_id` is the matcher, `method_id` how they pay; `beneficiary_id` receives for the poster. The
 * recipient is a person outside the network, paid at the bank `recipient_bank_id`.
 */
export const thirdPartyTransactions = corridor.table('third_party_transactions', {
  id: countedId(),
  company_id: integer().notNull(),
  status: text({ enum: THIRD_PARTY_STATUSES }).notNull(),
  person_id: integer().notNull(),
  method_id: integer().notNull(),
  beneficiary_id: integer().notNull(),
  recipient_name: text().notNull(),
  recipient_email: text(),
  recipient_phone: text(),
  recipient_country: text().notNull(),
  recipient_bank_id: integer().notNull(),
  poster_amount: money().notNull(),
  poster_currency: text().notNull(),
  poster_country: text().notNull(),
  matcher_amount: money().notNull(),
  matcher_currency: text().notNull(),
  matcher_country: text().notNull(),
  exchange_rate: rate().notNull(),
  poster_fee: money().notNull(),
  collection_fee: money(),
  payout_fee: money(),
  poster_payout_fee: money(),
  stampduty_fee: money(),
  created_at: at().notNull(),
  posted_at: at(),
  completed_at: at(),
  /** The names of its parties, normalized: what a search looks through. */
  search_text: text().notNull(),
});
