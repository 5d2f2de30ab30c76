/** The users a list and its export are about. */
import { and, asc, between, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { UserFilters, UserQuery } from '#contract/users.ts';
import { people } from '../../database/schema.ts';
import { contains } from '../contains.ts';

const equals = (column: PgColumn, value: string | boolean | undefined) =>
  value === undefined || value === '' ? undefined : eq(column, value);

const within = (column: PgColumn, period: UserFilters['joined_at']) =>
  period && between(column, new Date(period.from), new Date(period.to));

/** The condition a user meets to be in the list. Those who were deleted never are. */
export function userCondition({ filters = {}, search }: UserQuery): SQL | undefined {
  return and(
    isNull(people.deleted_at),
    contains(people.search_text, search),
    equals(people.status, filters.status),
    equals(people.country, filters.country_abbreviation),
    equals(people.can_post_offers, filters.can_post_offers),
    equals(people.can_accept_offers, filters.can_accept_offers),
    within(people.joined_at, filters.joined_at),
    within(people.last_logged_at, filters.last_logged_at),
    equals(people.is_identity_verified, filters.identity_verified),
    equals(people.pays, filters.bank_added),
    equals(people.account_officer_tag, filters.account_officer_tag),
    within(people.last_transaction_completed_at, filters.transactions_completed_at),
  );
}

/**
 * By the date that is asked for, those without it at the far end, and a fixed order among equals; or
 * all of it backwards.
 */
export function userSequence({ filters = {} }: UserQuery, backwards = false): SQL[] {
  const column =
    filters.sort_by === 'users.last_logged_at' ? people.last_logged_at : people.joined_at;
  return (filters.sort_dir === 'asc') === backwards
    ? [sql`${column} desc nulls last`, desc(people.id)]
    : [sql`${column} asc nulls first`, asc(people.id)];
}
