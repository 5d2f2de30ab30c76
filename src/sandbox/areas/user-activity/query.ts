/** Which rows the lists and files of one user are about. */
import { and, between, eq, gte, isNotNull, isNull, lte, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PaymentRequestQuery, TransactionQuery } from '#contract/user-activity.ts';
import type { Queries } from '../../database/database.ts';
import { matches, orders, people } from '../../database/schema.ts';
import { paymentRequests } from '../../database/user-activity-tables.ts';
import { recordId } from '../orders/ids.ts';
import { noUser } from '../users/rows.ts';

/** Both ends are included; either may be open. */
const within = (
  column: PgColumn,
  { start_date: start, end_date: end }: Pick<TransactionQuery, 'start_date' | 'end_date'>,
) => [
  start === undefined ? undefined : gte(column, new Date(start)),
  end === undefined ? undefined : lte(column, new Date(end)),
];

function inState(completedAt: PgColumn, { state }: TransactionQuery): SQL | undefined {
  if (state === undefined) return undefined;
  return state === 'completed' ? isNotNull(completedAt) : isNull(completedAt);
}

const ofType = (column: PgColumn, type: string | undefined) =>
  type === undefined ? undefined : eq(column, type);

/** The number of a user. @throws {HttpError} 404 for an unknown or deleted user */
export async function userIdOf(queries: Queries, id: string): Promise<number> {
  const [found] = await queries
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, recordId(id)), isNull(people.deleted_at)));
  if (!found) throw noUser(id);
  return found.id;
}

const orderCondition = (query: TransactionQuery) =>
  and(
    ofType(orders.type, query.type),
    inState(orders.completed_at, query),
    ...within(orders.created_at, query),
  );

/** Orders the user posted. */
export const postedCondition = (userId: number, query: TransactionQuery) =>
  and(eq(orders.poster_id, userId), orderCondition(query));

/** Orders whose money is for the user. */
export const receivedCondition = (userId: number, query: TransactionQuery) =>
  and(eq(orders.beneficiary_id, userId), orderCondition(query));

/** Matches of the user that are neither completed nor cancelled. */
export const pendingCondition = (userId: number, query: TransactionQuery) =>
  and(
    eq(matches.user_id, userId),
    isNull(matches.cancelled_at),
    isNull(matches.completed_at),
    ofType(orders.type, query.type),
    // An open match belongs to an order that is not completed either.
    inState(matches.completed_at, query),
    ...within(matches.requested_at, query),
  );

/** Payments the user asked for. */
export function requestCondition(userId: number, { type, status, ...dates }: PaymentRequestQuery) {
  const finished = eq(paymentRequests.status, 'completed');
  const open = ne(paymentRequests.status, 'completed');
  return and(
    eq(paymentRequests.person_id, userId),
    ofType(paymentRequests.type, type),
    status && (status === 'completed' ? finished : open),
    ...within(paymentRequests.created_at, dates),
  );
}

/** What went on between two instants, both included. */
export const duringPeriod = (column: PgColumn, [start = '', end = '']: readonly string[]) =>
  between(column, new Date(start), new Date(end));
