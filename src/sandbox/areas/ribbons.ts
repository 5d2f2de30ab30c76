/** Ribbons (2B). What staff write is made safe before it is kept. */
import { desc, eq } from 'drizzle-orm';
import { plainText, sanitizeRibbon } from '#domain/text/html/rich-text.ts';
import { ribbons } from '../database/area-tables.ts';
import type { Handlers } from '../server/mount.ts';
import { notFound, unprocessable } from '../server/problem.ts';
import { recordId } from './orders/ids.ts';
import { pageOf } from './page.ts';

/** Characters of a ribbon's HTML at most. */
const LONGEST = 10_000;

const noRibbon = (id: string) => notFound(`There is no ribbon ${id}`);

/** Content as it is kept. @throws {HttpError} 422 when nothing of it can be read, or it is too long */
function kept(content: string): string {
  if (content.length > LONGEST) throw unprocessable('This ribbon is too long');
  const safe = sanitizeRibbon(content);
  if (plainText(safe) === '') throw unprocessable('Enter a text for the ribbon');
  return safe;
}

export const ribbonHandlers = {
  'ribbons.list': async (paging, { database: { queries } }) => {
    const found = queries.select().from(ribbons);
    const { rows, pagination } = await pageOf(queries, paging, found, [desc(ribbons.id)]);
    return { models: rows, pagination };
  },

  'ribbons.create': async ({ content }, { database: { queries } }) => {
    const row = { content: kept(content), is_active: false };
    const [made] = await queries.insert(ribbons).values(row).returning();
    return { data: made };
  },

  'ribbons.update': async ({ id, content, is_active }, { database: { queries } }) => {
    if (content === undefined && is_active === undefined) {
      throw unprocessable('There is nothing to update in this ribbon');
    }
    const [changed] = await queries
      .update(ribbons)
      .set({
        ...(content !== undefined && { content: kept(content) }),
        ...(is_active !== undefined && { is_active }),
      })
      .where(eq(ribbons.id, recordId(id)))
      .returning();
    if (!changed) throw noRibbon(id);
    return { data: changed };
  },

  'ribbons.remove': async ({ id }, { database: { queries } }) => {
    const removed = await queries
      .delete(ribbons)
      .where(eq(ribbons.id, recordId(id)))
      .returning();
    if (removed.length === 0) throw noRibbon(id);
    return { data: null };
  },
} satisfies Partial<Handlers>;
