/** The activity of one user as files: every row of a list, of all pages. */

import { setImmediate } from 'node:timers/promises';
import type { OrderRowOnWire } from '#contract/orders.ts';
import { orderRow } from '#contract/orders.ts';
import {
  type PaymentRequestOnWire,
  type PendingMatchOnWire,
  paymentRequest,
  pendingMatch,
} from '#contract/user-activity.ts';
import { formatCount, formatExact } from '#domain/format.ts';
import type { Figure } from '#domain/orders/figures.ts';
import { requestorAmount, requestStatusLabel } from '#domain/users/payment-request.ts';
import type { Cell, Report, ReportColumn } from '../../exports/report.ts';
import { ORDER_REPORT_COLUMNS, orderCells } from '../orders/list/report.ts';

const text = (value: string | null): Cell =>
  value === null ? null : { kind: 'text', text: value };
const instant = (at: string | null): Cell => (at === null ? null : { kind: 'instant', at });
const rate = (value: string | null): Cell =>
  value === null ? null : { kind: 'rate', rate: value };
const money = ({ amount, currency }: Figure): Cell =>
  amount === null ? null : { kind: 'amount', amount, currency };

/** What a file is of. */
export interface Subject {
  readonly title: string;
  readonly user: string;
  /** The fields of the query that narrow the rows. */
  readonly query: Readonly<Record<string, string | undefined>>;
}

const QUERY_NAMES: Readonly<Record<string, string>> = {
  type: 'Type',
  state: 'State',
  status: 'Status',
  start_date: 'From',
  end_date: 'To',
};

/** Rows that are written at once; others have their turn in between. */
const BATCH = 250;

async function* batches(rows: readonly (readonly Cell[])[]) {
  for (let first = 0; first < rows.length; first += BATCH) {
    yield rows.slice(first, first + BATCH);
    await setImmediate();
  }
}

function report(
  { title, user, query }: Subject,
  columns: readonly ReportColumn[],
  rows: readonly (readonly Cell[])[],
): Report {
  const filters = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${QUERY_NAMES[name] ?? name}: ${value}`);
  return {
    title: `${title} of ${user}`,
    facts: [
      ['User', user],
      ['Filters', filters.join('; ') || 'None'],
      ['Time zone', 'UTC'],
      ['Exported', formatExact(new Date())],
      ['Rows', formatCount(rows.length)],
    ],
    totals: [],
    columns,
    rowCount: rows.length,
    rows: batches(rows),
  };
}

/** Orders as a file, with the columns of the file of all orders. */
export const ordersReport = (subject: Subject, rows: readonly OrderRowOnWire[]): Report =>
  report(
    subject,
    ORDER_REPORT_COLUMNS,
    rows.map((row) => orderCells(orderRow.parse(row))),
  );

const MONEY = 18;
const INSTANT = 17;

const MATCH_COLUMNS: readonly ReportColumn[] = [
  { header: 'Match ID', characters: 10 },
  { header: 'Transaction ID', characters: 13 },
  { header: 'Poster', characters: 26 },
  { header: 'Type', characters: 7 },
  { header: 'Poster Amount', characters: MONEY },
  { header: 'Matcher Amount', characters: MONEY },
  { header: 'Matcher Fee', characters: MONEY },
  { header: 'Rate', characters: 11 },
  { header: 'Requested', characters: INSTANT },
  { header: 'Accepted', characters: INSTANT },
  { header: 'Confirmed', characters: INSTANT },
  { header: 'Expires', characters: INSTANT },
];

/** Pending matches as a file. */
export const matchesReport = (subject: Subject, rows: readonly PendingMatchOnWire[]): Report =>
  report(
    subject,
    MATCH_COLUMNS,
    rows.map((row) => {
      const match = pendingMatch.parse(row);
      return [
        text(match.id),
        text(match.order_id),
        text(match.order?.user?.full_name ?? null),
        text(match.type),
        money({ amount: match.poster_amount, currency: match.poster_currency }),
        money({ amount: match.matcher_amount, currency: match.matcher_currency }),
        money({ amount: match.matcher_fee, currency: null }),
        rate(match.exchange_rate),
        instant(match.requested_at),
        instant(match.accepted_at),
        instant(match.confirmed_at),
        instant(match.expires_at),
      ];
    }),
  );

const REQUEST_COLUMNS: readonly ReportColumn[] = [
  { header: 'Request ID', characters: 10 },
  { header: 'Benefactor', characters: 26 },
  { header: 'Benefactor Email', characters: 30 },
  { header: 'Type', characters: 7 },
  { header: 'Company', characters: 20 },
  { header: 'Amount', characters: MONEY },
  { header: 'Fee', characters: MONEY },
  { header: 'Rate', characters: 11 },
  { header: 'Requestor Amount', characters: MONEY },
  { header: 'Transaction ID', characters: 13 },
  { header: 'Purpose', characters: 16 },
  { header: 'Note', characters: 30 },
  { header: 'Created', characters: INSTANT },
  { header: 'Updated', characters: INSTANT },
  { header: 'Status', characters: 12 },
];

/** Payment requests as a file. */
export const requestsReport = (subject: Subject, rows: readonly PaymentRequestOnWire[]): Report =>
  report(
    subject,
    REQUEST_COLUMNS,
    rows.map((row) => {
      const request = paymentRequest.parse(row);
      return [
        text(request.id),
        text(request.benefactor?.full_name ?? null),
        text(request.benefactor_email),
        text(request.type),
        text(request.company),
        money({ amount: request.amount, currency: request.benefactor_currency }),
        money({ amount: request.fee, currency: null }),
        rate(request.exchange_rate),
        money(requestorAmount(request)),
        text(request.order_id),
        text(request.payment_request_purpose),
        text(request.note),
        instant(request.created_at),
        instant(request.updated_at),
        text(request.status === null ? null : requestStatusLabel(request.status).text),
      ];
    }),
  );
