/** How the lists are filtered, and what their files say of it: types demand an entry for each field of a query. */
import { and, Column, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';
import { equals } from './conditions.ts';

/** Methods, so that the functions of fields of several types fit in one table. */
interface Of<F, Value> {
  where(value: Value, filters: F): SQL | undefined;
  words(value: Value, filters: F, queries: Queries): Words | Promise<Words>;
}
type Words = string | undefined;

/** The column that has the value of a field, or the condition it makes; undefined where all rows meet it. */
type Where<F, Value> = PgColumn | Of<F, Value>['where'];

/** What each field of a query leaves in the list. */
export type Conditions<F> = { readonly [Field in keyof Required<F>]: Where<F, F[Field]> };

const conditionOf = <F>(where: Where<F, F[keyof F]>, field: string, filters: F) => {
  const value = filters[field as keyof F];
  return where instanceof Column ? equals(where, value) : where(value, filters);
};

/** The rows that meet every condition. */
export const meets = <F>(conditions: Conditions<F>, filters: F): SQL | undefined =>
  and(
    ...Object.entries<Where<F, F[keyof F]>>(conditions).map(([field, where]) =>
      conditionOf(where, field, filters),
    ),
  );

/** A field of a list that is exported: its name in the file, its condition, and its value in words where that is not the value. */
type ExportedFilter<F, Value> = readonly [
  label: string,
  where: Where<F, Value>,
  words?: Of<F, Value>['words'],
];

/** Each field of the filters of a list that is exported; one that another reads names that one. */
export type ExportedFilters<F> = {
  readonly [Field in keyof Required<F>]:
    | ExportedFilter<F, F[Field]>
    | { readonly readBy: Exclude<keyof F, Field> };
};

const entriesOf = <F>(table: ExportedFilters<F>) =>
  Object.entries<ExportedFilter<F, F[keyof F]> | { readonly readBy: unknown }>(table).flatMap(
    ([field, entry]) => ('readBy' in entry ? [] : [[field, entry] as const]),
  );

/** The rows that all filters leave. */
export const filtered = <F>(table: ExportedFilters<F>, filters: F): SQL | undefined =>
  and(...entriesOf(table).map(([field, [, where]]) => conditionOf(where, field, filters)));

/** What was searched and filtered, as a file says it; what leaves nothing out is not named. */
export async function filterFact<F>(
  table: ExportedFilters<F>,
  { filters, search }: { readonly filters: F; readonly search: string | undefined },
  queries: Queries,
): Promise<readonly [label: string, text: string]> {
  const said = await Promise.all(
    entriesOf(table).map(async ([field, [label, , words]]) => {
      const value = filters[field as keyof F];
      return [label, words ? await words(value, filters, queries) : value] as const;
    }),
  );
  const shown = [['Search', search?.trim()] as const, ...said]
    .filter(([, words]) => words)
    .map(([label, words]) => `${label}: ${words}`);
  return ['Filters', shown.join('; ') || 'None'];
}
