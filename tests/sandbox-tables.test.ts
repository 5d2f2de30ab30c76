import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CREATE_TABLES, FINISH_TABLES } from '#sandbox/database/ddl.ts';
import { SCHEMA_VERSION } from '#sandbox/database/schema.ts';

it('a sandbox of other tables is made anew: they have a version of their own', () => {
  const tables = createHash('sha256').update([CREATE_TABLES, ...FINISH_TABLES].join('\n'));
  expect(
    { version: SCHEMA_VERSION, tables: tables.digest('hex').slice(0, 16) },
    'The tables have changed: raise SCHEMA_VERSION in schema.ts, then write both here. Else whoever has a sandbox gets errors of status 500.',
  ).toEqual({ version: 5, tables: '910546c03049e6d1' });
});
