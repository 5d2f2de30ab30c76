/** What one user has done, as the API sends it (2UD). */
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OrderRowOnWire } from '#contract/orders/orders.ts';
import type { PaymentRequestOnWire, PendingMatchOnWire } from '#contract/people/user-activity.ts';
import type { Queries } from '../../database/database.ts';
import {
  banks,
  companies,
  matches,
  methods,
  orders,
  people,
  recipients,
} from '../../database/schema.ts';
import { invitations, paymentRequests } from '../../database/user-activity-tables.ts';
import { asOrderRow } from '../orders/list/rows.ts';

const DAY = 86_400_000;

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** A person beside a row. */
const named = ({ id, full_name, full_name_shown, email }: typeof people.$inferSelect) => ({
  id,
  full_name,
  full_name_shown,
  email,
});

/** The requested part of a list; undefined for all of it. */
export interface Slice {
  readonly first: number;
  readonly count: number;
}

/** More rows than one user can have. */
const ALL: Slice = { first: 0, count: 1_000_000 };

/** Orders, the newest first. */
export async function orderRows(
  queries: Queries,
  wanted: SQL | undefined,
  { first, count }: Slice = ALL,
): Promise<OrderRowOnWire[]> {
  const found = await queries
    .select({ order: orders, match: matches })
    .from(orders)
    .leftJoin(matches, eq(matches.id, orders.match_id))
    .where(wanted)
    .orderBy(desc(orders.id))
    .limit(count)
    .offset(first);
  return found.map(({ order, match }) => asOrderRow(order, match));
}

/** Matches, the newest first. */
export async function matchRows(
  queries: Queries,
  wanted: SQL | undefined,
  { first, count }: Slice = ALL,
): Promise<PendingMatchOnWire[]> {
  const payment = alias(methods, 'payment');
  const funding = alias(methods, 'funding');
  const found = await queries
    .select({
      match: matches,
      order: orders,
      poster: people,
      payment,
      funding,
      recipient: recipients,
      bank: banks,
    })
    .from(matches)
    .innerJoin(orders, eq(orders.id, matches.order_id))
    .innerJoin(people, eq(people.id, orders.poster_id))
    .leftJoin(payment, eq(payment.id, matches.method_id))
    .leftJoin(funding, eq(funding.id, orders.poster_method_id))
    .leftJoin(recipients, eq(recipients.id, matches.recipient_id))
    .leftJoin(banks, eq(banks.id, recipients.bank_id))
    .where(wanted)
    .orderBy(desc(matches.id))
    .limit(count)
    .offset(first);
  return found.map(({ match, order, poster, payment: pays, funding: funds, recipient, bank }) => ({
    id: match.id,
    order_id: match.order_id,
    order: {
      id: order.id,
      status: order.status,
      user: named(poster),
    },
    user_id: match.user_id,
    type: order.type,
    requested_at: iso(match.requested_at),
    accepted_at: iso(match.accepted_at),
    confirmed_at: iso(match.confirmed_at),
    completed_at: iso(match.completed_at),
    cancelled_at: iso(match.cancelled_at),
    expires_at: iso(new Date(match.requested_at.getTime() + DAY)),
    poster_amount: match.poster_amount,
    poster_currency: order.poster_currency,
    matcher_amount: match.matcher_amount,
    matcher_currency: match.matcher_currency,
    matcher_fee: match.matcher_fee,
    exchange_rate: match.exchange_rate,
    pb_amount: match.pb_amount,
    pb_currency: match.pb_currency,
    pb_to_matcher_exchange_rate: match.pb_to_matcher_exchange_rate,
    matcher_payment_method_type: pays?.provider,
    matcher_payment_provider: pays?.carrier,
    matcher_payment_method_fee: match.matcher_payment_method_fee,
    matcher_payment_completed_at: iso(match.matcher_payment_completed_at),
    poster_payment_method_type: funds?.provider,
    matcherRecipient: recipient && {
      id: recipient.id,
      name: recipient.name,
      institution_name: bank?.name,
    },
    memo: order.memo,
    is_accepted: match.accepted_at !== null,
    is_cancelled: match.cancelled_at !== null,
    is_completed: match.completed_at !== null,
    is_confirmed: match.confirmed_at !== null,
    is_double_confirmed: match.confirmed_at !== null && match.matcher_payment_completed_at !== null,
    is_matcher_payment_completed: match.matcher_payment_completed_at !== null,
  }));
}

const slug = (company: string) => company.toLowerCase().replaceAll(/[^a-z]+/gu, '-');

/** Payment requests, the newest first. */
export async function requestRows(
  queries: Queries,
  wanted: SQL | undefined,
  { first, count }: Slice = ALL,
): Promise<PaymentRequestOnWire[]> {
  const requestor = alias(people, 'requestor');
  const benefactor = alias(people, 'benefactor');
  const paying = alias(methods, 'paying');
  const receiving = alias(methods, 'receiving');
  const found = await queries
    .select({
      request: paymentRequests,
      requestor,
      benefactor,
      paying,
      receiving,
      bank: banks,
      company: companies.company,
    })
    .from(paymentRequests)
    .innerJoin(requestor, eq(requestor.id, paymentRequests.person_id))
    .innerJoin(benefactor, eq(benefactor.id, paymentRequests.benefactor_id))
    .leftJoin(paying, and(eq(paying.person_id, benefactor.id), eq(paying.kind, 'payment')))
    .leftJoin(receiving, and(eq(receiving.person_id, requestor.id), eq(receiving.kind, 'delivery')))
    .leftJoin(banks, eq(banks.id, receiving.bank_id))
    .leftJoin(companies, eq(companies.id, paymentRequests.company_id))
    .where(wanted)
    .orderBy(desc(paymentRequests.created_at), desc(paymentRequests.id))
    .limit(count)
    .offset(first);
  return found.map(
    ({
      request,
      requestor: asks,
      benefactor: pays,
      paying: from,
      receiving: to,
      bank,
      company,
    }) => ({
      id: request.id,
      amount: request.amount,
      fee: request.fee,
      exchange_rate: request.exchange_rate,
      type: request.type,
      status: request.status,
      note: request.note,
      order_id: request.order_id,
      company,
      company_slug: company === null ? null : slug(company),
      benefactor: named(pays),
      benefactor_user_id: pays.id,
      benefactor_email: pays.email,
      benefactor_country: pays.country,
      benefactor_currency: request.benefactor_currency,
      benefactor_payment_method_type: from?.provider,
      benefactor_payment_method_provider: from?.carrier,
      benefactor_payment_method_fee: null,
      requestor_country: asks.country,
      requestor_currency: request.requestor_currency,
      requestor_delivery_method_id: to?.id,
      requestorDeliveryMethod: to && {
        id: to.id,
        provider: to.carrier,
        method: to.provider,
        institution_name: bank?.name,
      },
      delivery_method: to?.provider,
      payment_method: from?.provider,
      payment_request_purpose: request.purpose,
      pb_to_matcher_exchange_rate: null,
      user: named(asks),
      created_at: iso(request.created_at),
      updated_at: iso(request.updated_at),
    }),
  );
}

/** The later of two moments that may not have been. */
const later = (a: Date | null | undefined, b: Date | null | undefined) =>
  iso([a, b].reduce((last, each) => (last && (!each || last > each) ? last : each), null));

/** Whom the user invited, the newest invitation first. */
export async function invitedRows(queries: Queries, userId: number, { first, count }: Slice = ALL) {
  const found = await queries
    .select({ invitation: invitations, person: people })
    .from(invitations)
    .leftJoin(people, eq(people.id, invitations.person_id))
    .where(eq(invitations.inviter_id, userId))
    .orderBy(desc(invitations.created_at), desc(invitations.id))
    .limit(count)
    .offset(first);
  return found.map(({ invitation, person }) => ({
    id: person?.id ?? null,
    email: invitation.email,
    full_name: invitation.full_name,
    status: person?.status ?? null,
    joined_at: iso(person?.joined_at),
    created_at: iso(invitation.created_at),
    last_transaction_created_at: later(person?.last_posted_at, person?.last_matched_at),
  }));
}
