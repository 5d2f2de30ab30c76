/** The users a list and its export are about. */
import { and, asc, desc, isNull, type SQL, sql } from 'drizzle-orm';
import type { UserFilters, UserQuery } from '#contract/people/users.ts';
import { people } from '../../database/schema.ts';
import { contains, during } from '../conditions.ts';
import { type ExportedFilters, filtered } from '../filters.ts';
import { reportedCountry } from '../report-words.ts';

type Narrowing = Omit<UserFilters, 'sort_by' | 'sort_dir'>;

const periodWords = (period: UserFilters['joined_at']) =>
  period && `${period.from} to ${period.to}`;

function choiceWords(choice: boolean | undefined): string | undefined {
  if (choice === undefined) return undefined;
  return choice ? 'Yes' : 'No';
}

/** The filters of users, in the order in which a file names them. */
export const EXPORTED_USER_FILTERS: ExportedFilters<Narrowing> = {
  status: ['Status', people.status],
  country_abbreviation: ['Country', people.country, reportedCountry],
  can_post_offers: ['Can post offers', people.can_post_offers, choiceWords],
  can_accept_offers: ['Can accept offers', people.can_accept_offers, choiceWords],
  joined_at: ['User created', (days) => during(people.joined_at, days), periodWords],
  last_logged_at: ['Last signed in', (days) => during(people.last_logged_at, days), periodWords],
  identity_verified: ['Identity verified', people.is_identity_verified, choiceWords],
  bank_added: ['Bank added', people.pays, choiceWords],
  account_officer_tag: ['Account officer', people.account_officer_tag],
  transactions_completed_at: [
    'Transactions completed',
    (days) => during(people.last_transaction_completed_at, days),
    periodWords,
  ],
};

/** The condition a user meets to be in the list. Those who were deleted never are. */
export const userCondition = ({ filters = {}, search }: UserQuery): SQL | undefined =>
  and(
    isNull(people.deleted_at),
    contains(people.search_text, search),
    filtered(EXPORTED_USER_FILTERS, filters),
  );

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
