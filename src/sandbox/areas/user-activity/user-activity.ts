/** The tabs and the charts of one user (2UD). */
import { setImmediate } from 'node:timers/promises';
import { and, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { orderRow } from '#contract/orders/orders.ts';
import { paymentRequest, pendingMatch } from '#contract/people/user-activity.ts';
import type { FileKind } from '#contract/wire/file-kinds.ts';
import type { FileColumn } from '#domain/columns/column.ts';
import { ORDER_COLUMNS } from '#domain/columns/orders.ts';
import { REQUEST_COLUMNS } from '#domain/columns/payment-requests.ts';
import { MATCH_COLUMNS } from '#domain/columns/pending-matches.ts';
import { invitations, paymentRequests } from '../../database/area-tables.ts';
import type { Queries } from '../../database/database.ts';
import { orders, people } from '../../database/schema.ts';
import { reportOf } from '../../exports/report.ts';
import type { Services } from '../../server/context.ts';
import type { Handlers } from '../../server/mount.ts';
import { type ExportedFilters, filtered, filterFact } from '../filters.ts';
import { type Paging, pageOf } from '../page.ts';
import {
  EXPORTED_ACTIVITY_FILTERS,
  isPendingOf,
  MATCH_FILTERS,
  REQUEST_FILTERS,
  userIdOf,
} from './query.ts';
import { INVITED_ROWS, MATCH_ROWS, ORDER_ROWS, REQUEST_ROWS, type RowKind } from './rows.ts';
import { readStatistic } from './statistic.ts';

interface OfUser {
  readonly id: string;
}

/** A tab whose rows can be narrowed, and saved as a file. */
interface Tab<Query, Rec, Row extends z.ZodType> {
  /** What a file of it is of. */
  readonly title: string;
  readonly rows: RowKind<Rec, z.input<Row>>;
  readonly isOf: (userId: number) => SQL | undefined;
  readonly filters: ExportedFilters<Query>;
  readonly columns: readonly FileColumn<z.output<Row>>[];
  readonly row: Row;
}

/** The page that was asked for of rows, as the API sends it. */
async function listOf<Rec, Row>(
  queries: Queries,
  paging: Paging,
  { find, newestFirst, send }: RowKind<Rec, Row>,
  wanted: SQL | undefined,
) {
  const { rows, pagination } = await pageOf(queries, paging, find(queries, wanted), newestFirst);
  return { data: rows.map(send), pagination };
}

/** Rows that are written at once; others have their turn in between. */
const BATCH = 250;

async function* batches<Row>(rows: readonly Row[]) {
  for (let first = 0; first < rows.length; first += BATCH) {
    yield rows.slice(first, first + BATCH);
    await setImmediate();
  }
}

/** The handlers of a tab: its list, and the offer of a file whose rows are read when it is fetched. */
function handlersOf<Query, Rec, Row extends z.ZodType>(tab: Tab<Query, Rec, Row>) {
  const wantedOf = (userId: number, query: Query) =>
    and(tab.isOf(userId), filtered(tab.filters, query));
  const list = async (asked: Query & Paging & OfUser, { database: { queries } }: Services) =>
    await listOf(queries, asked, tab.rows, wantedOf(await userIdOf(queries, asked.id), asked));

  const file = async (
    asked: Query & OfUser & { readonly format: FileKind },
    { exports, database: { queries } }: Services,
  ) => {
    const userId = await userIdOf(queries, asked.id);
    const [found] = await queries
      .select({ name: people.full_name })
      .from(people)
      .where(eq(people.id, userId));
    const user = found?.name ?? asked.id;
    const fact = await filterFact(tab.filters, { filters: asked, search: undefined }, queries);
    const report = async () => {
      const { find, newestFirst, send } = tab.rows;
      const rows = await find(queries, wantedOf(userId, asked)).orderBy(...newestFirst);
      return reportOf({
        title: `${tab.title} of ${user}`,
        facts: [['User', user], fact],
        columns: tab.columns,
        rowCount: rows.length,
        batches: batches(rows.map((each) => tab.row.parse(send(each)))),
      });
    };
    const name = `user-${userId}-${tab.title.toLowerCase().replaceAll(' ', '-')}`;
    return { url: exports.offer(asked.format, report, name) };
  };
  return { list, file };
}

const orderTab = {
  rows: ORDER_ROWS,
  filters: EXPORTED_ACTIVITY_FILTERS,
  columns: ORDER_COLUMNS,
  row: orderRow,
};
const posted = handlersOf({
  ...orderTab,
  title: 'Orders',
  isOf: (userId) => eq(orders.poster_id, userId),
});
const received = handlersOf({
  ...orderTab,
  title: 'Received orders',
  isOf: (userId) => eq(orders.beneficiary_id, userId),
});
const pending = handlersOf({
  title: 'Pending matches',
  rows: MATCH_ROWS,
  isOf: isPendingOf,
  filters: MATCH_FILTERS,
  columns: MATCH_COLUMNS,
  row: pendingMatch,
});
const requests = handlersOf({
  title: 'Payment requests',
  rows: REQUEST_ROWS,
  isOf: (userId) => eq(paymentRequests.person_id, userId),
  filters: REQUEST_FILTERS,
  columns: REQUEST_COLUMNS,
  row: paymentRequest,
});

export const userActivityHandlers = {
  'userOrders.list': posted.list,
  'userOrders.export': posted.file,
  'receivedOrders.list': received.list,
  'receivedOrders.export': received.file,
  'pendingMatches.list': pending.list,
  'pendingMatches.export': pending.file,
  'paymentRequests.list': requests.list,
  'paymentRequests.export': requests.file,
  'invitedUsers.list': async ({ id, ...paging }, { database: { queries } }) => {
    const isInviter = eq(invitations.inviter_id, await userIdOf(queries, id));
    return await listOf(queries, paging, INVITED_ROWS, isInviter);
  },
  'userStatistic.read': readStatistic,
} satisfies Partial<Handlers>;
