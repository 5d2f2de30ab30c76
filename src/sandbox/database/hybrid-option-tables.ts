/** The tables of what hybrid orders are offered at, and of how that was changed. */
import { integer, text } from 'drizzle-orm/pg-core';
import { at, corridor, countedId, money, rate } from './columns.ts';

/** One option for each company, amount of the matcher's currency, and pair of countries. */
export const hybridOptions = corridor.table('hybrid_options', {
  id: countedId(),
  company_id: integer().notNull(),
  matcher_amount: money().notNull(),
  matcher_country: text().notNull(),
  matcher_currency: text().notNull(),
  pb_country: text().notNull(),
  pb_currency: text().notNull(),
  exchange_rate: rate(),
  fee: money(),
});

/** What an option was changed to; `account_id` changed it. */
export const hybridOptionChanges = corridor.table('hybrid_option_changes', {
  id: countedId(),
  option_id: integer().notNull(),
  account_id: integer().notNull(),
  exchange_rate: rate(),
  fee: money(),
  created_at: at().notNull(),
});
