/** What one user has done, as the API sends it (2UD). */
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { paymentRequest, pendingMatch } from '#contract/people/user-activity.ts';
import { invitations, paymentRequests } from '../../database/area-tables.ts';
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
import { asOrderRow } from '../orders/list/rows.ts';
import { named } from '../orders/persons.ts';
import type { Found } from '../page.ts';
import { asRow, iso } from '../rows.ts';

const DAY = 86_400_000;

/** The rows of a list: how they are found, in which order they come, and how they are sent. */
export interface RowKind<Rec, Row> {
  find(queries: Queries, wanted: SQL | undefined): Found<Rec>;
  readonly newestFirst: readonly SQL[];
  send(found: Rec): Row;
}
const kind = <Rec, Row>(made: RowKind<Rec, Row>) => made;

export const ORDER_ROWS = kind({
  find: (queries, wanted) =>
    queries
      .select({ order: orders, match: matches })
      .from(orders)
      .leftJoin(matches, eq(matches.id, orders.match_id))
      .where(wanted),
  newestFirst: [desc(orders.id)],
  send: ({ order, match }) => asOrderRow(order, match),
});

const payment = alias(methods, 'payment');
const funding = alias(methods, 'funding');

export const MATCH_ROWS = kind({
  find: (queries, wanted) =>
    queries
      .select({
        match: matches,
        order: orders,
        poster: people,
        pays: payment,
        funds: funding,
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
      .where(wanted),
  newestFirst: [desc(matches.id)],
  send: ({ match, order, poster, pays, funds, recipient, bank }) =>
    asRow(pendingMatch, match, {
      order: { id: order.id, status: order.status, user: named(poster) },
      type: order.type,
      expires_at: iso(new Date(match.requested_at.getTime() + DAY)),
      poster_currency: order.poster_currency,
      matcher_payment_method_type: pays?.provider,
      matcher_payment_provider: pays?.carrier,
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
      is_double_confirmed:
        match.confirmed_at !== null && match.matcher_payment_completed_at !== null,
      is_matcher_payment_completed: match.matcher_payment_completed_at !== null,
    }),
});

const slug = (company: string) => company.toLowerCase().replaceAll(/[^a-z]+/gu, '-');

const requestor = alias(people, 'requestor');
const benefactor = alias(people, 'benefactor');
const paying = alias(methods, 'paying');
const receiving = alias(methods, 'receiving');

export const REQUEST_ROWS = kind({
  find: (queries, wanted) =>
    queries
      .select({
        request: paymentRequests,
        asks: requestor,
        pays: benefactor,
        from: paying,
        to: receiving,
        bank: banks,
        company: companies.company,
      })
      .from(paymentRequests)
      .innerJoin(requestor, eq(requestor.id, paymentRequests.person_id))
      .innerJoin(benefactor, eq(benefactor.id, paymentRequests.benefactor_id))
      .leftJoin(paying, and(eq(paying.person_id, benefactor.id), eq(paying.kind, 'payment')))
      .leftJoin(
        receiving,
        and(eq(receiving.person_id, requestor.id), eq(receiving.kind, 'delivery')),
      )
      .leftJoin(banks, eq(banks.id, receiving.bank_id))
      .leftJoin(companies, eq(companies.id, paymentRequests.company_id))
      .where(wanted),
  newestFirst: [desc(paymentRequests.created_at), desc(paymentRequests.id)],
  send: ({ request, asks, pays, from, to, bank, company }) =>
    asRow(paymentRequest, request, {
      company,
      company_slug: company === null ? null : slug(company),
      benefactor: named(pays),
      benefactor_user_id: pays.id,
      benefactor_email: pays.email,
      benefactor_country: pays.country,
      benefactor_payment_method_type: from?.provider,
      benefactor_payment_method_provider: from?.carrier,
      benefactor_payment_method_fee: null,
      requestor_country: asks.country,
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
    }),
});

/** The later of two moments that may not have been. */
const later = (a: Date | null | undefined, b: Date | null | undefined) =>
  iso([a, b].reduce((last, each) => (last && (!each || last > each) ? last : each), null));

/** Whom the user invited. */
export const INVITED_ROWS = kind({
  find: (queries, wanted) =>
    queries
      .select({ invitation: invitations, person: people })
      .from(invitations)
      .leftJoin(people, eq(people.id, invitations.person_id))
      .where(wanted),
  newestFirst: [desc(invitations.created_at), desc(invitations.id)],
  send: ({ invitation, person }) => ({
    id: person?.id ?? null,
    email: invitation.email,
    full_name: invitation.full_name,
    status: person?.status ?? null,
    joined_at: iso(person?.joined_at),
    created_at: iso(invitation.created_at),
    last_transaction_created_at: later(person?.last_posted_at, person?.last_matched_at),
  }),
});
