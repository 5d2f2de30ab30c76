/** The tables behind what one user has done: payment requests and invitations. */
import { integer, numeric, text } from 'drizzle-orm/pg-core';
import { at, corridor, countedId, key, money } from './columns.ts';

/**
 * Payment requests between users. `person_id` (the requestor) and `benefactor_id` are of `people`;
 * an answered request has the order that answered it.
 */
export const paymentRequests = corridor.table('payment_requests', {
  id: countedId(),
  person_id: integer().notNull(),
  benefactor_id: integer().notNull(),
  order_id: integer(),
  company_id: integer(),
  /** `p2p`, `hybrid`, or `3po` for one a remittance company carries. */
  type: text({ enum: ['p2p', 'hybrid', '3po'] }).notNull(),
  status: text().notNull(),
  amount: money().notNull(),
  fee: money().notNull(),
  /** What the requestor gets for 1 of the benefactor's currency: small ones need more digits. */
  exchange_rate: numeric({ precision: 20, scale: 10 }).notNull(),
  benefactor_currency: text().notNull(),
  requestor_currency: text().notNull(),
  purpose: text(),
  note: text(),
  created_at: at().notNull(),
  updated_at: at().notNull(),
});

/** Invitations by e-mail. Once the invited person has joined, `person_id` says who they became. */
export const invitations = corridor.table('invitations', {
  id: key(),
  inviter_id: integer().notNull(),
  person_id: integer(),
  email: text().notNull(),
  full_name: text(),
  created_at: at().notNull(),
});
