/** Rows as text of Postgres' COPY, the fastest way in on either kind of database. */
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { SCHEMA_NAME } from './columns.ts';

const ABSENT = '\\N';
const SPECIAL = /[\\\n\r\t]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

const escaped = (text: string) => text.replace(SPECIAL, (character) => ESCAPES[character] ?? '');

function field(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return escaped(value);
    case 'number':
      return String(value);
    case 'boolean':
      return value ? 't' : 'f';
    case 'undefined':
      return ABSENT;
    default:
      if (value === null) return ABSENT;
      return value instanceof Date ? value.toISOString() : escaped(JSON.stringify(value));
  }
}

/** The statement that `copyText` of the same table goes with. */
export function copyStatement(table: PgTable, source: string): string {
  const columns = Object.values(getTableColumns(table)).map((column) => `"${column.name}"`);
  return `copy "${SCHEMA_NAME}"."${getTableName(table)}" (${columns.join(', ')}) from ${source}`;
}

/** Rows, keyed as in the Drizzle schema, one line each. A missing value is null. */
export function copyText<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
): string {
  const keys = Object.keys(getTableColumns(table));
  const line = (row: Record<string, unknown>) => keys.map((key) => field(row[key])).join('\t');
  return `${rows.map(line).join('\n')}\n`;
}
