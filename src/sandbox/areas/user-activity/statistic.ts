/** What a user did over time, in sums of each currency (2UD). */
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { StatisticInterval } from '#contract/people/user-activity.ts';
import { paymentRequests } from '../../database/area-tables.ts';
import type { Queries } from '../../database/database.ts';
import { matches, orders } from '../../database/schema.ts';
import type { Handler } from '../../server/mount.ts';
import { duringPeriod, userIdOf } from './query.ts';

const CALENDAR: Readonly<Record<Exclude<StatisticInterval, '4 HOUR'>, string>> = {
  '1 DAY': 'day',
  '1 WEEK': 'week',
  '1 MONTH': 'month',
  '1 YEAR': 'year',
};

/** The beginning of the interval a moment is in, by the calendar in UTC. */
function beginning(interval: StatisticInterval, moment: PgColumn): SQL {
  return interval === '4 HOUR'
    ? sql`date_bin('4 hours', ${moment}, timestamptz '2020-01-01 00:00:00Z')`
    : sql`date_trunc(${CALENDAR[interval]}, ${moment}, 'UTC')`;
}

interface Source {
  readonly table: PgTable;
  readonly moment: PgColumn;
  readonly amount: PgColumn;
  readonly currency: PgColumn;
  readonly wanted: SQL | undefined;
}

async function sums(queries: Queries, interval: StatisticInterval, source: Source) {
  const { table, moment, amount, currency, wanted } = source;
  const start = sql<string>`to_char(${beginning(interval, moment)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const joined = queries
    .select({
      date: start,
      currency: sql<string>`${currency}`,
      amount: sql<string>`sum(${amount})`,
    })
    .from(table)
    .$dynamic();
  // A match is of the type of its order.
  const rows =
    table === matches ? joined.innerJoin(orders, eq(orders.id, matches.order_id)) : joined;
  return await rows.where(wanted).groupBy(sql`1`, sql`2`).orderBy(sql`1`, sql`2`);
}

export const readStatistic: Handler<'userStatistic.read'> = async (
  { id, created_at: period, interval, type },
  { database: { queries } },
) => {
  const userId = await userIdOf(queries, id);
  const done = (who: PgColumn, kind: PgColumn, moment: PgColumn, ...more: SQL[]) =>
    and(eq(who, userId), type && eq(kind, type), duringPeriod(moment, period), ...more);
  const posted = {
    table: orders,
    moment: orders.created_at,
    amount: orders.poster_amount,
    currency: orders.poster_currency,
  };
  const received = { ...posted, amount: orders.matcher_amount, currency: orders.matcher_currency };
  const matched = {
    table: matches,
    moment: matches.requested_at,
    amount: matches.matcher_amount,
    currency: matches.matcher_currency,
  };
  const requested = {
    table: paymentRequests,
    moment: paymentRequests.created_at,
    amount: paymentRequests.amount,
    currency: paymentRequests.benefactor_currency,
  };
  const ofOrders = (who: PgColumn, ...more: SQL[]) =>
    done(who, orders.type, orders.created_at, ...more);
  const ofMatches = (...more: SQL[]) =>
    done(matches.user_id, orders.type, matches.requested_at, ...more);
  const ofRequests = done(
    paymentRequests.person_id,
    paymentRequests.type,
    paymentRequests.created_at,
  );
  const completedOrder = isNotNull(orders.completed_at);
  const read = (source: Source) => sums(queries, interval, source);
  return {
    data: {
      posted: await read({ ...posted, wanted: ofOrders(orders.poster_id) }),
      post_completed: await read({ ...posted, wanted: ofOrders(orders.poster_id, completedOrder) }),
      requested: await read({ ...requested, wanted: ofRequests }),
      matched: await read({ ...matched, wanted: ofMatches(isNotNull(matches.accepted_at)) }),
      match_completed: await read({
        ...matched,
        wanted: ofMatches(isNotNull(matches.completed_at)),
      }),
      received: await read({ ...received, wanted: ofOrders(orders.beneficiary_id) }),
      received_completed: await read({
        ...received,
        wanted: ofOrders(orders.beneficiary_id, completedOrder),
      }),
    },
  };
};
