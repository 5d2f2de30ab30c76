/** Which rows the lists and files of one user are about. */
import { and, between, eq, gte, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PaymentRequestQuery, TransactionQuery } from '#contract/people/user-activity.ts';
import { wordsOf } from '#domain/text/words.ts';
import { formatExact } from '#domain/time/format.ts';
import { paymentRequests } from '../../database/area-tables.ts';
import type { Queries } from '../../database/database.ts';
import { matches, orders, people } from '../../database/schema.ts';
import type { ExportedFilters } from '../filters.ts';
import { recordId } from '../orders/ids.ts';
import { noUser } from '../users/rows.ts';

/** Both ends are included; either may be open. */
const since = (column: PgColumn) => (start: string | undefined) =>
  start === undefined ? undefined : gte(column, new Date(start));
const until = (column: PgColumn) => (end: string | undefined) =>
  end === undefined ? undefined : lte(column, new Date(end));

const stateWords = (state: string | undefined) => state && wordsOf(state);
const instantWords = (instant: string | undefined) => instant && formatExact(new Date(instant));

/** Orders and matches, by the columns that say when they began and were completed. */
const transactions = (began: PgColumn, completed: PgColumn): ExportedFilters<TransactionQuery> => ({
  type: ['Type', orders.type],
  state: [
    'State',
    (state) => state && (state === 'completed' ? isNotNull : isNull)(completed),
    stateWords,
  ],
  start_date: ['From', since(began), instantWords],
  end_date: ['To', until(began), instantWords],
});

export const EXPORTED_ACTIVITY_FILTERS = transactions(orders.created_at, orders.completed_at);
// An open match belongs to an order that is not completed either.
export const MATCH_FILTERS = transactions(matches.requested_at, matches.completed_at);

export const REQUEST_FILTERS: ExportedFilters<PaymentRequestQuery> = {
  type: ['Type', paymentRequests.type],
  status: [
    'State',
    (status) => status && (status === 'completed' ? eq : ne)(paymentRequests.status, 'completed'),
    stateWords,
  ],
  start_date: ['From', since(paymentRequests.created_at), instantWords],
  end_date: ['To', until(paymentRequests.created_at), instantWords],
};

/** The number of a user. @throws {HttpError} 404 for an unknown or deleted user */
export async function userIdOf(queries: Queries, id: string): Promise<number> {
  const [found] = await queries
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, recordId(id)), isNull(people.deleted_at)));
  if (!found) throw noUser(id);
  return found.id;
}

/** Matches of the user that are neither completed nor cancelled. */
export const isPendingOf = (userId: number) =>
  and(eq(matches.user_id, userId), isNull(matches.cancelled_at), isNull(matches.completed_at));

/** What went on between two instants, both included. */
export const duringPeriod = (column: PgColumn, [start = '', end = '']: readonly string[]) =>
  between(column, new Date(start), new Date(end));
