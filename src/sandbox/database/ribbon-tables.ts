/** The table of ribbons. */
import { boolean, text } from 'drizzle-orm/pg-core';
import { corridor, countedId } from './columns.ts';

/** What is announced to users. `content` is HTML that has been made safe. */
export const ribbons = corridor.table('ribbons', {
  id: countedId(),
  content: text().notNull(),
  is_active: boolean().notNull(),
});
