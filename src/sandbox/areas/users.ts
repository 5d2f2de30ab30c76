/** Users of the network as a search finds them. */
import { asc, count, ilike, or } from 'drizzle-orm';
import { people } from '../database/schema.ts';
import type { Handlers } from '../server/mount.ts';

const PATTERN_CHARACTERS = /[\\%_]/gu;

/** Those whose name or e-mail holds the text; all of them when there is none. */
function matching(search: string | undefined) {
  const term = search?.trim() ?? '';
  if (term === '') return;
  const pattern = `%${term.replaceAll(PATTERN_CHARACTERS, (character) => `\\${character}`)}%`;
  return or(ilike(people.full_name, pattern), ilike(people.email, pattern));
}

export const userHandlers = {
  'users.list': async ({ search, page, pageSize }, { database: { queries } }) => {
    const condition = matching(search);
    const [counted] = await queries.select({ rows: count() }).from(people).where(condition);
    const found = await queries
      .select()
      .from(people)
      .where(condition)
      .orderBy(asc(people.full_name), asc(people.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const rowCount = counted?.rows ?? 0;
    return {
      models: found.map((user) => ({
        id: user.id,
        full_name: user.full_name,
        full_name_shown: user.full_name_shown,
        email: user.email,
        phone: user.phone,
        country: user.country,
      })),
      pagination: { page, pageSize, pageCount: Math.ceil(rowCount / pageSize), rowCount },
    };
  },
} satisfies Partial<Handlers>;
