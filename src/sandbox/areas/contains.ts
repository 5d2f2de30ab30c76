/** Looking for a text inside a column that holds normalized text. */
import { like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { normalizeText } from '#domain/text/normalize-text.ts';

const PATTERN_CHARACTERS = /[\\%_]/gu;

/** Rows whose `column` holds `term`, which is taken as text and not as a pattern; undefined for all. */
export function contains(column: PgColumn, term: string | undefined): SQL | undefined {
  const wanted = normalizeText(term?.trim() ?? '');
  if (wanted === '') return undefined;
  const pattern = wanted.replaceAll(PATTERN_CHARACTERS, (character) => `\\${character}`);
  return like(column, `%${pattern}%`);
}
