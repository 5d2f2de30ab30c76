/** The kinds of columns the tables are made of. */
import { integer, numeric, pgSchema, timestamp } from 'drizzle-orm/pg-core';

/**
 * The Postgres schema that holds every table of the sandbox. Everything lives in one schema of its
 * own, so that a database server can hold other things beside it.
 */
export const SCHEMA_NAME = 'corridor_sandbox';

export const corridor = pgSchema(SCHEMA_NAME);

/** A primary key chosen by the insert. */
export const key = () => integer().primaryKey();
/** A primary key that the database counts up. */
export const countedId = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** An amount of money, exact to 2 decimals. */
export const money = () => numeric({ precision: 16, scale: 2 });
/** An exchange rate, exact to 6 decimals. */
export const rate = () => numeric({ precision: 16, scale: 6 });
/** An instant, exact to the millisecond. */
export const at = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
