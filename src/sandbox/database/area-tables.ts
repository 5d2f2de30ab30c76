/** The tables of the areas beside orders and people. Ids in them are not told to the database as references. */
import { boolean, date, integer, jsonb, numeric, smallint, text } from 'drizzle-orm/pg-core';
import { THIRD_PARTY_STATUSES } from '#contract/orders/choices.ts';
import { DISPUTE_SIDES, type DisputeSide } from '#contract/orders/disputes.ts';
import { WITHDRAWAL_STATUSES } from '#contract/people/choices.ts';
import { REFERRAL_TYPES } from '#contract/people/referrals.ts';
import { at, corridor, countedId, key, money, rate } from './columns.ts';

/** What is announced to users. `content` is HTML that has been made safe. */
export const ribbons = corridor.table('ribbons', {
  id: countedId(),
  content: text().notNull(),
  is_active: boolean().notNull(),
});

/** The least and the most of a rate between two countries; countries by their two letters. Rates are exact. */
export const exchangeRateLimits = corridor.table('exchange_rate_limits', {
  id: countedId(),
  poster_country: text().notNull(),
  poster_currency: text().notNull(),
  matcher_country: text().notNull(),
  matcher_currency: text().notNull(),
  min_exchange_rate: numeric().notNull(),
  max_exchange_rate: numeric().notNull(),
});

/** What people paid for plans. `person_id` is one of `people`, the enrollee. */
export const healthInsurancePayments = corridor.table('health_insurance_payments', {
  id: countedId(),
  person_id: integer().notNull(),
  plan: text().notNull(),
  amount: money().notNull(),
  completed_at: at().notNull(),
  confirmed_at: at(),
});

/** One option for each company, amount of the matcher's currency, and pair of countries. */
export const hybridOptions = corridor.table('hybrid_options', {
  id: countedId(),
  company_id: integer().notNull(),
  matcher_amount: money().notNull(),
  matcher_country: text().notNull(),
  matcher_currency: text().notNull(),
  pb_country: text().notNull(),
  pb_currency: text().notNull(),
  exchange_rate: rate(),
  fee: money(),
});

/** What an option was changed to; `account_id` changed it. */
export const hybridOptionChanges = corridor.table('hybrid_option_changes', {
  id: countedId(),
  option_id: integer().notNull(),
  account_id: integer().notNull(),
  exchange_rate: rate(),
  fee: money(),
  created_at: at().notNull(),
});

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

/** Requests of people to have a card verified. `person_id` is one of `people`. */
export const cardVerifications = corridor.table('card_verifications', {
  id: countedId(),
  person_id: integer().notNull(),
  number: text().notNull(),
  /** The first day of the month the card expires in. */
  expiry_date: date({ mode: 'string' }).notNull(),
  status: text().notNull(),
  resp_message: text(),
  /** What makes the address of its picture unguessable. */
  image_key: text().notNull(),
  created_at: at().notNull(),
});

/** What was found out about one side. */
export interface DisputeFinding {
  readonly side: DisputeSide;
  readonly source_type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Disputes about matches. `match_id` is one of `matches`, `order_id` its order. */
export const disputes = corridor.table('disputes', {
  id: countedId(),
  order_id: integer().notNull(),
  match_id: integer().notNull(),
  status: text().notNull(),
  /** Whether the poster's beneficiary has got the money: 1 yes, 0 no, null without an answer. */
  pb_response: smallint().$type<0 | 1>(),
  findings: jsonb().$type<readonly DisputeFinding[]>().notNull(),
  created_at: at().notNull(),
});

/** Files about disputes. Those the world began with have no content: it is written when asked for. */
export const disputeFiles = corridor.table('dispute_files', {
  id: countedId(),
  dispute_id: integer().notNull(),
  side: text({ enum: DISPUTE_SIDES }).notNull(),
  name: text().notNull(),
  type: text().notNull(),
  /** In base64. */
  content: text(),
  /** What makes its address unguessable. */
  key: text().notNull(),
});

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
