/** The tabs and the charts of one user (2UD). */
import { eq, type SQL } from 'drizzle-orm';
import type { FileKind } from '#contract/wire/file-kinds.ts';
import { matches, orders, people } from '../../database/schema.ts';
import { invitations, paymentRequests } from '../../database/user-activity-tables.ts';
import type { Report } from '../../exports/report.ts';
import type { Services } from '../../server/context.ts';
import type { Handlers } from '../../server/mount.ts';
import { paginationOf } from '../../server/pagination.ts';
import { type ExportedFilters, filterFact } from '../filters.ts';
import {
  EXPORTED_ACTIVITY_FILTERS,
  MATCH_FILTERS,
  pendingCondition,
  postedCondition,
  REQUEST_FILTERS,
  receivedCondition,
  requestCondition,
  userIdOf,
} from './query.ts';
import { type FileSubject, matchesReport, ordersReport, requestsReport } from './reports.ts';
import { invitedRows, matchRows, orderRows, requestRows, type Slice } from './rows.ts';
import { readStatistic } from './statistic.ts';

interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** A page of rows that the caller has counted and cut. */
async function pageOf<Row>(
  { page, pageSize }: Paging,
  count: Promise<number>,
  rows: (slice: Slice) => Promise<readonly Row[]>,
) {
  const rowCount = await count;
  return {
    data: await rows({ first: (page - 1) * pageSize, count: pageSize }),
    pagination: paginationOf({ page, pageSize }, rowCount),
  };
}

/** A file that is asked for: whose, of what kind, and what narrows its rows. */
interface Wanted<Query> {
  readonly id: string;
  readonly format: FileKind;
  readonly title: string;
  readonly table: ExportedFilters<Query>;
  readonly query: Query;
}

/** Offers a file of a user's rows, which are read when it is fetched. */
async function offer<Query>(
  { exports, database: { queries } }: Services,
  { id, format, title, table, query }: Wanted<Query>,
  make: (userId: number, subject: FileSubject) => Promise<Report>,
) {
  const userId = await userIdOf(queries, id);
  const [user] = await queries
    .select({ name: people.full_name })
    .from(people)
    .where(eq(people.id, userId));
  const filters = await filterFact(table, { filters: query, search: undefined }, queries);
  const subject = { title, filters, user: user?.name ?? id };
  const name = `user-${userId}-${title.toLowerCase().replaceAll(' ', '-')}`;
  return { url: exports.offer(format, () => make(userId, subject), name) };
}

const matchCount = (services: Services, wanted: SQL | undefined) => {
  const { queries } = services.database;
  const joined = queries
    .select({ id: matches.id })
    .from(matches)
    .innerJoin(orders, eq(orders.id, matches.order_id))
    .where(wanted)
    .as('wanted');
  return queries.$count(joined);
};

export const userActivityHandlers = {
  'userOrders.list': async ({ id, page, pageSize, ...query }, { database: { queries } }) => {
    const wanted = postedCondition(await userIdOf(queries, id), query);
    return await pageOf({ page, pageSize }, queries.$count(orders, wanted), (slice) =>
      orderRows(queries, wanted, slice),
    );
  },

  'userOrders.export': ({ id, format, ...query }, services) =>
    offer(
      services,
      { id, format, title: 'Orders', table: EXPORTED_ACTIVITY_FILTERS, query },
      async (userId, subject) =>
        ordersReport(
          subject,
          await orderRows(services.database.queries, postedCondition(userId, query)),
        ),
    ),

  'receivedOrders.list': async ({ id, page, pageSize, ...query }, { database: { queries } }) => {
    const wanted = receivedCondition(await userIdOf(queries, id), query);
    return await pageOf({ page, pageSize }, queries.$count(orders, wanted), (slice) =>
      orderRows(queries, wanted, slice),
    );
  },

  'receivedOrders.export': ({ id, format, ...query }, services) =>
    offer(
      services,
      { id, format, title: 'Received orders', table: EXPORTED_ACTIVITY_FILTERS, query },
      async (userId, subject) =>
        ordersReport(
          subject,
          await orderRows(services.database.queries, receivedCondition(userId, query)),
        ),
    ),

  'pendingMatches.list': async ({ id, page, pageSize, ...query }, services) => {
    const { queries } = services.database;
    const wanted = pendingCondition(await userIdOf(queries, id), query);
    return await pageOf({ page, pageSize }, matchCount(services, wanted), (slice) =>
      matchRows(queries, wanted, slice),
    );
  },

  'pendingMatches.export': ({ id, format, ...query }, services) =>
    offer(
      services,
      { id, format, title: 'Pending matches', table: MATCH_FILTERS, query },
      async (userId, subject) =>
        matchesReport(
          subject,
          await matchRows(services.database.queries, pendingCondition(userId, query)),
        ),
    ),

  'paymentRequests.list': async ({ id, page, pageSize, ...query }, { database: { queries } }) => {
    const wanted = requestCondition(await userIdOf(queries, id), query);
    return await pageOf({ page, pageSize }, queries.$count(paymentRequests, wanted), (slice) =>
      requestRows(queries, wanted, slice),
    );
  },

  'paymentRequests.export': ({ id, format, ...query }, services) =>
    offer(
      services,
      { id, format, title: 'Payment requests', table: REQUEST_FILTERS, query },
      async (userId, subject) =>
        requestsReport(
          subject,
          await requestRows(services.database.queries, requestCondition(userId, query)),
        ),
    ),

  'invitedUsers.list': async ({ id, page, pageSize }, { database: { queries } }) => {
    const userId = await userIdOf(queries, id);
    const count = queries.$count(invitations, eq(invitations.inviter_id, userId));
    return await pageOf({ page, pageSize }, count, (slice) => invitedRows(queries, userId, slice));
  },

  'userStatistic.read': readStatistic,
} satisfies Partial<Handlers>;
