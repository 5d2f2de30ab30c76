/** The activity of one user as files: every row of a list, of all pages. */
import { setImmediate } from 'node:timers/promises';
import type { OrderRowOnWire } from '#contract/orders/orders.ts';
import { orderRow } from '#contract/orders/orders.ts';
import {
  type PaymentRequestOnWire,
  type PendingMatchOnWire,
  paymentRequest,
  pendingMatch,
} from '#contract/people/user-activity.ts';
import type { FileColumn } from '#domain/columns/column.ts';
import { ORDER_COLUMNS } from '#domain/columns/orders.ts';
import { REQUEST_COLUMNS } from '#domain/columns/payment-requests.ts';
import { MATCH_COLUMNS } from '#domain/columns/pending-matches.ts';
import { type Fact, type Report, reportOf } from '../../exports/report.ts';

/** What a file is of. */
export interface FileSubject {
  readonly title: string;
  readonly user: string;
  /** What narrows the rows, in words. */
  readonly filters: Fact;
}

/** Rows that are written at once; others have their turn in between. */
const BATCH = 250;

async function* batches<Row>(rows: readonly Row[]) {
  for (let first = 0; first < rows.length; first += BATCH) {
    yield rows.slice(first, first + BATCH);
    await setImmediate();
  }
}

function report<Row>(
  { title, user, filters }: FileSubject,
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
): Report {
  return reportOf({
    title: `${title} of ${user}`,
    facts: [['User', user], filters],
    columns,
    rowCount: rows.length,
    batches: batches(rows),
  });
}

/** Orders as a file, with the columns of the file of all orders. */
export const ordersReport = (subject: FileSubject, rows: readonly OrderRowOnWire[]): Report =>
  report(
    subject,
    ORDER_COLUMNS,
    rows.map((row) => orderRow.parse(row)),
  );

/** Pending matches as a file. */
export const matchesReport = (subject: FileSubject, rows: readonly PendingMatchOnWire[]): Report =>
  report(
    subject,
    MATCH_COLUMNS,
    rows.map((row) => pendingMatch.parse(row)),
  );

/** Payment requests as a file. */
export const requestsReport = (
  subject: FileSubject,
  rows: readonly PaymentRequestOnWire[],
): Report =>
  report(
    subject,
    REQUEST_COLUMNS,
    rows.map((row) => paymentRequest.parse(row)),
  );
