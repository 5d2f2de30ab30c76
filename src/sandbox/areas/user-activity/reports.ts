/** The activity of one user as files: every row of a list, of all pages. */
import { setImmediate } from 'node:timers/promises';
import type { OrderRowOnWire } from '#contract/orders/orders.ts';
import { orderRow } from '#contract/orders/orders.ts';
import {
  type PaymentRequest,
  type PaymentRequestOnWire,
  type PaymentRequestQuery,
  type PendingMatch,
  type PendingMatchOnWire,
  paymentRequest,
  pendingMatch,
  type TransactionQuery,
} from '#contract/people/user-activity.ts';
import type { FileColumn } from '#domain/columns/column.ts';
import { ORDER_COLUMNS } from '#domain/columns/orders.ts';
import { requestorAmount, requestStatusLabel } from '#domain/users/payment-request.ts';
import { type Report, reportOf } from '../../exports/report.ts';

type Narrowing = TransactionQuery & PaymentRequestQuery;

/** What a file is of. */
export interface Subject {
  readonly title: string;
  readonly user: string;
  /** The fields of the query that narrow the rows. */
  readonly query: Narrowing;
}

const QUERY_NAMES: Readonly<Record<keyof Narrowing, string>> = {
  type: 'Type',
  state: 'State',
  status: 'Status',
  start_date: 'From',
  end_date: 'To',
};

/** Rows that are written at once; others have their turn in between. */
const BATCH = 250;

async function* batches<Row>(rows: readonly Row[]) {
  for (let first = 0; first < rows.length; first += BATCH) {
    yield rows.slice(first, first + BATCH);
    await setImmediate();
  }
}

function report<Row>(
  { title, user, query }: Subject,
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
): Report {
  const filters = Object.entries(QUERY_NAMES).flatMap(([name, label]) => {
    const value = query[name as keyof Narrowing];
    return value === undefined ? [] : [`${label}: ${value}`];
  });
  return reportOf({
    title: `${title} of ${user}`,
    facts: [
      ['User', user],
      ['Filters', filters.join('; ') || 'None'],
    ],
    columns,
    rowCount: rows.length,
    batches: batches(rows),
  });
}

/** Orders as a file, with the columns of the file of all orders. */
export const ordersReport = (subject: Subject, rows: readonly OrderRowOnWire[]): Report =>
  report(
    subject,
    ORDER_COLUMNS,
    rows.map((row) => orderRow.parse(row)),
  );

const MATCH_COLUMNS: readonly FileColumn<PendingMatch>[] = [
  { header: 'Match ID', characters: 10, text: ({ id }) => id },
  { header: 'Transaction ID', characters: 13, text: (match) => match.order_id },
  { header: 'Poster', characters: 26, text: ({ order }) => order?.user?.full_name ?? null },
  { header: 'Type', characters: 7, text: ({ type }) => type },
  {
    header: 'Poster Amount',
    money: (match) => ({ amount: match.poster_amount, currency: match.poster_currency }),
  },
  {
    header: 'Matcher Amount',
    money: (match) => ({ amount: match.matcher_amount, currency: match.matcher_currency }),
  },
  { header: 'Matcher Fee', money: (match) => ({ amount: match.matcher_fee, currency: null }) },
  { header: 'Rate', rate: (match) => match.exchange_rate },
  { header: 'Requested', instant: (match) => match.requested_at },
  { header: 'Accepted', instant: (match) => match.accepted_at },
  { header: 'Confirmed', instant: (match) => match.confirmed_at },
  { header: 'Expires', instant: (match) => match.expires_at },
];

/** Pending matches as a file. */
export const matchesReport = (subject: Subject, rows: readonly PendingMatchOnWire[]): Report =>
  report(
    subject,
    MATCH_COLUMNS,
    rows.map((row) => pendingMatch.parse(row)),
  );

const REQUEST_COLUMNS: readonly FileColumn<PaymentRequest>[] = [
  { header: 'Request ID', characters: 10, text: ({ id }) => id },
  { header: 'Benefactor', characters: 26, text: ({ benefactor }) => benefactor?.full_name ?? null },
  { header: 'Benefactor Email', characters: 30, text: (request) => request.benefactor_email },
  { header: 'Type', characters: 7, text: ({ type }) => type },
  { header: 'Company', characters: 20, text: ({ company }) => company },
  {
    header: 'Amount',
    money: (request) => ({ amount: request.amount, currency: request.benefactor_currency }),
  },
  { header: 'Fee', money: ({ fee }) => ({ amount: fee, currency: null }) },
  { header: 'Rate', rate: (request) => request.exchange_rate },
  { header: 'Requestor Amount', money: requestorAmount },
  { header: 'Transaction ID', characters: 13, text: (request) => request.order_id },
  { header: 'Purpose', characters: 16, text: (request) => request.payment_request_purpose },
  { header: 'Note', characters: 30, text: ({ note }) => note },
  { header: 'Created', instant: (request) => request.created_at },
  { header: 'Updated', instant: (request) => request.updated_at },
  {
    header: 'Status',
    characters: 12,
    status: ({ status }) => (status === null ? null : requestStatusLabel(status)),
  },
];

/** Payment requests as a file. */
export const requestsReport = (subject: Subject, rows: readonly PaymentRequestOnWire[]): Report =>
  report(
    subject,
    REQUEST_COLUMNS,
    rows.map((row) => paymentRequest.parse(row)),
  );
