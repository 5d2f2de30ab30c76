/** Totals over all rows of a query: types demand an entry for each total of an answer. */
import { type SQL, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Report } from '../exports/report.ts';

/** What each total adds up, and its name in a file; null where the file does not have it. */
export type Totals<T> = {
  readonly [Name in keyof T]: { readonly of: PgColumn; readonly label: string | null };
};

/** The fields of a query that adds up; a sum of no rows is null. */
export const sumColumns = <T extends object>(totals: Totals<T>) =>
  Object.fromEntries(
    Object.entries<Totals<T>[keyof T]>(totals).map(([name, { of }]) => [name, sum(of)]),
  ) as Record<keyof T, SQL<string | null>>;

/** The totals of a file. */
export const reportedTotals = <T extends object>(
  totals: Totals<T>,
  sums: Readonly<Record<keyof T, string | null>>,
): Report['totals'] =>
  Object.entries<Totals<T>[keyof T]>(totals).flatMap(([name, { label }]) =>
    label === null ? [] : [[label, sums[name as keyof T] ?? '0']],
  );
