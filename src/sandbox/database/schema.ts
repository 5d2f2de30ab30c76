/** The tables of the network. Columns carry the names the API uses for them. */
import {
  type AnyPgColumn,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { USER_STATUSES } from '#contract/people/choices.ts';
import {
  cardVerifications,
  disputeFiles,
  disputes,
  exchangeRateLimits,
  healthInsurancePayments,
  hybridOptionChanges,
  hybridOptions,
  invitations,
  paymentRequests,
  referralTransactions,
  ribbons,
  thirdPartyTransactions,
} from './area-tables.ts';
import { at, corridor, countedId, key, money, rate, SCHEMA_NAME } from './columns.ts';

/** Where the sandboxes of one server leave events too long for a notification. */
export const EVENT_TABLE = `${SCHEMA_NAME}.socket_io_attachments`;

/** Raised with every change to the tables or to what the seeder writes into them. */
export const SCHEMA_VERSION = 5;

/**
 * The content of this database, in one row. `completed_at` is set last: a database without it is
 * incomplete. This table never changes its columns, because every version must be able to read it.
 */
export const world = corridor.table('world', {
  schema_version: integer().notNull(),
  seed: integer().notNull(),
  orders: integer().notNull(),
  /** The moment the world's times are counted from. */
  anchor: at().notNull(),
  completed_at: at(),
});

/** One row that every write to orders or matches raises, so that remembered totals can be trusted. */
export const revision = corridor.table('revision', { orders: integer().notNull() });

/** Switches of the whole site; one that was never set is off. */
export const siteSettings = corridor.table('site_settings', {
  type: text().primaryKey(),
  value: boolean().notNull(),
});

/** Countries the network serves. */
export const countries = corridor.table('countries', {
  abbreviation: text().primaryKey(),
  country: text().notNull(),
  currency: text().notNull(),
  continent: text().notNull(),
  locale: text().notNull(),
  sending: boolean().notNull(),
  receiving: boolean().notNull(),
  skip_payment_method_check: boolean().notNull(),
});

/** Remittance companies that carry hybrid orders. */
export const companies = corridor.table('companies', {
  id: key(),
  company: text().notNull(),
});

const ofCountry = () =>
  text()
    .notNull()
    .references(() => countries.abbreviation);
const oneOf = (other: () => AnyPgColumn) => integer().notNull().references(other);

/** Banks by country; `status` is UP while the bank answers. */
export const banks = corridor.table('banks', {
  id: key(),
  country: ofCountry(),
  bank_code: text().notNull(),
  name: text().notNull(),
  status: text().notNull(),
});

/** Accounts that can sign in here. */
export const accounts = corridor.table('accounts', {
  id: key(),
  email: text().notNull().unique(),
  full_name: text().notNull(),
  role: text().notNull(),
  password_hash: text().notNull(),
});

/** Sessions: one row for each pair of tokens, with only their hashes. */
export const tokens = corridor.table('tokens', {
  id: countedId(),
  account_id: oneOf(() => accounts.id),
  access_hash: text().notNull().unique(),
  access_expires_at: at().notNull(),
  refresh_hash: text().notNull().unique(),
  refresh_expires_at: at().notNull(),
  refreshed_at: at(),
  revoked_at: at(),
});

/** Users of the network: posters, their beneficiaries and matchers are all people. */
export const people = corridor.table('people', {
  id: key(),
  firstname: text().notNull(),
  middlename: text(),
  lastname: text().notNull(),
  full_name: text().notNull(),
  full_name_shown: text().notNull(),
  email: text().notNull(),
  phone: text(),
  dob: date({ mode: 'string' }),
  street_number: text(),
  address: text(),
  address2: text(),
  city: text(),
  state: text(),
  zipcode: text(),
  country: ofCountry(),
  can_post_offers: boolean().notNull(),
  can_accept_offers: boolean().notNull(),
  building_number: text(),
  avatar: text(),
  /** The address the network has made for them. */
  network_email: text(),
  status: text({ enum: USER_STATUSES }).notNull(),
  /** What an unban leads back to. */
  status_before_ban: text({ enum: USER_STATUSES }),
  is_identity_verified: boolean().notNull(),
  /** Whether they have said how they pay, and how they are paid. */
  pays: boolean().notNull(),
  is_paid: boolean().notNull(),
  account_officer_tag: text(),
  /** Who invited them. */
  inviter_id: integer().references((): AnyPgColumn => people.id),
  joined_at: at().notNull(),
  last_logged_at: at(),
  last_posted_at: at(),
  last_matched_at: at(),
  last_transaction_completed_at: at(),
  /** Their orders outlive them, so their row does too. */
  deleted_at: at(),
  /** Name and e-mail, normalized: what a search looks through. */
  search_text: text().notNull(),
});

/** How a person pays (`payment`) or is paid (`delivery`). */
export const methods = corridor.table('methods', {
  id: key(),
  person_id: oneOf(() => people.id),
  kind: text({ enum: ['payment', 'delivery'] }).notNull(),
  provider: text().notNull(),
  bank_id: integer().references(() => banks.id),
  account_number: text().notNull(),
  /** The company of the method; null for a bank itself. */
  carrier: text(),
  /** Other fields of the account, by the names of the API. */
  details: jsonb().$type<Record<string, string>>(),
  /** `bank_authenticated` or `bank_authentication_needed`. */
  status: text().notNull(),
});

/** People outside the network to whom a matcher has the poster's money sent. */
export const recipients = corridor.table('recipients', {
  id: countedId(),
  person_id: oneOf(() => people.id),
  name: text().notNull(),
  email: text(),
  phone: text(),
  street_number: text(),
  address: text(),
  address2: text(),
  city: text(),
  country: ofCountry(),
  bank_id: oneOf(() => banks.id),
  account_number: text().notNull(),
});

/**
 * Orders. `match_id` is the latest accepted match, cancelled or not. `search_text` holds, normalized,
 * what a search looks through; `matcher_country` is where the matcher is, or once was asked for.
 */
export const orders = corridor.table('orders', {
  id: countedId(),
  type: text({ enum: ['p2p', 'hybrid'] }).notNull(),
  status: text().notNull(),
  refund_status: text(),
  poster_id: oneOf(() => people.id),
  beneficiary_id: integer().references(() => people.id),
  /** Who receives instead of a beneficiary, where the unified recipient service pays. */
  recipient_id: integer().references((): AnyPgColumn => recipients.id),
  poster_method_id: integer().references(() => methods.id),
  beneficiary_method_id: integer().references(() => methods.id),
  company_id: integer().references(() => companies.id),
  match_id: integer().references((): AnyPgColumn => matches.id),
  hidden: boolean().notNull(),
  is_removed: boolean().notNull(),
  is_admin: boolean().notNull(),
  is_partial_match_allowed: boolean().notNull(),
  can_be_marked_as_refunded: boolean().notNull(),
  payment_type: text(),
  flw_ref: text(),
  poster_manual_payment_ref: text(),
  poster_amount: money().notNull(),
  poster_currency: text().notNull(),
  poster_country: ofCountry(),
  matcher_amount: money().notNull(),
  matcher_currency: text().notNull(),
  matcher_country: text().references(() => countries.abbreviation),
  /** Poster's units for one of the matcher's, with every digit that was posted. */
  exchange_rate: numeric().notNull(),
  poster_fee: money().notNull(),
  collection_fee: money(),
  payout_fee: money(),
  poster_payout_fee: money(),
  stampduty_fee: money(),
  admin_memo: text(),
  memo: text(),
  created_at: at().notNull(),
  posted_at: at(),
  published_at: at(),
  matched_at: at(),
  confirmed_at: at(),
  matcher_payment_completed_at: at(),
  completed_at: at(),
  cancelled_at: at(),
  removed_at: at(),
  refunded_at: at(),
  search_text: text().notNull(),
});

/** Matches: someone who asked to pay an order (`requested_at`), and perhaps was taken on. */
export const matches = corridor.table('matches', {
  id: countedId(),
  order_id: oneOf(() => orders.id),
  user_id: oneOf(() => people.id),
  method_id: integer().references(() => methods.id),
  recipient_id: integer().references(() => recipients.id),
  poster_amount: money().notNull(),
  matcher_amount: money().notNull(),
  matcher_currency: text().notNull(),
  exchange_rate: rate().notNull(),
  /** What the poster's beneficiary gets, when the matcher pays in another currency (hybrid). */
  pb_amount: money(),
  pb_currency: text(),
  pb_to_matcher_exchange_rate: rate(),
  matcher_fee: money(),
  matcher_payment_method_fee: money(),
  requested_at: at().notNull(),
  accepted_at: at(),
  confirmed_at: at(),
  matcher_payment_completed_at: at(),
  completed_at: at(),
  cancelled_at: at(),
  /** Who cancelled it: one of its parties, or staff. */
  initiator_id: integer().references(() => people.id),
  cancelled_by: integer().references(() => accounts.id),
});

/** What the network found out about a match's payments. */
export const validationEvents = corridor.table('validation_events', {
  id: countedId(),
  match_id: oneOf(() => matches.id),
  ordinal: smallint().notNull(),
  created_at: at().notNull(),
  event: text().notNull(),
  matcher_paid: boolean(),
  payment_received: boolean(),
  event_data: jsonb().$type<Record<string, unknown>>().notNull(),
});

/** Notifications of accounts. `status` is unread or read. */
export const notifications = corridor.table('notifications', {
  id: countedId(),
  account_id: oneOf(() => accounts.id),
  object_type: text().notNull(),
  /** Whose request it is about. */
  person_id: oneOf(() => people.id),
  status: text({ enum: ['unread', 'read'] }).notNull(),
  created_at: at().notNull(),
});

/** Requests of people to have a document verified. A status of null is not decided yet. */
export const docVerifications = corridor.table('doc_verifications', {
  id: countedId(),
  person_id: oneOf(() => people.id),
  type: text({ enum: ['identity', 'address'] }).notNull(),
  status: text({ enum: ['approved', 'declined'] }),
  /** The submitted details of the document; an address has none. */
  id_number: text(),
  expiry_date: date({ mode: 'string' }),
  /** Which pictures came beside that of the document. */
  has_photo: boolean().notNull(),
  has_extra: boolean().notNull(),
  /** What makes the addresses of its pictures unguessable. */
  image_key: text().notNull(),
  /** Why it was declined. */
  comments: jsonb().$type<readonly string[]>().notNull(),
  created_at: at().notNull(),
});

/** Every table, each after those it refers to where that is possible. */
export const TABLES = {
  world,
  revision,
  siteSettings,
  countries,
  companies,
  banks,
  accounts,
  tokens,
  people,
  methods,
  recipients,
  orders,
  matches,
  validationEvents,
  notifications,
  docVerifications,
  cardVerifications,
  healthInsurancePayments,
  exchangeRateLimits,
  disputes,
  disputeFiles,
  referralTransactions,
  ribbons,
  paymentRequests,
  invitations,
  thirdPartyTransactions,
  hybridOptions,
  hybridOptionChanges,
};
