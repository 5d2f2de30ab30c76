/** Users of the network, found by a part of their name or e-mail. */
import { asc, count } from 'drizzle-orm';
import { people } from '../database/schema.ts';
import type { Handlers } from '../server/mount.ts';
import { contains } from './contains.ts';

export const userHandlers = {
  'users.list': async ({ search, page, pageSize }, { database: { queries } }) => {
    const condition = contains(people.search_text, search);
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
