/** The third-party transactions a list, its totals and its export are about. */
import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { ThirdPartyQuery } from '#contract/third-party-transactions.ts';
import { thirdPartyTransactions as transactions } from '../../database/third-party-tables.ts';
import { during, equals, isOneOf, matchesSearch, tradesPair, within } from '../conditions.ts';

const CURRENCIES = { poster: transactions.poster_currency, matcher: transactions.matcher_currency };

/** The condition a transaction meets to be in the list; undefined when all of them are. */
export function thirdPartyCondition({ filters = {}, search }: ThirdPartyQuery): SQL | undefined {
  return and(
    matchesSearch(search, transactions),
    within(transactions.poster_amount, filters.posterAmount),
    within(transactions.matcher_amount, filters.matcherAmount),
    equals(transactions.matcher_country, filters.matcherCountry),
    tradesPair(filters, CURRENCIES),
    during(transactions[filters.periodTarget ?? 'created_at'], filters.period),
    isOneOf(transactions.status, filters.statuses),
  );
}

/** Newest first, those without the date last, and a fixed order among equals. */
export const thirdPartySequence = ({ orderBy = 'created_at' }: ThirdPartyQuery): SQL[] => [
  sql`${transactions[orderBy]} desc nulls last`,
  desc(transactions.id),
];
