/** Countries and remittance companies (document 1 §7; document 2 §7). */
import { asc } from 'drizzle-orm';
import { companies, countries } from '../database/schema.ts';
import type { Handlers } from '../server/mount.ts';

export const shellHandlers = {
  'countries.list': async (_input, { database }) => ({
    data: await database.queries
      .select({ abbreviation: countries.abbreviation, country: countries.country })
      .from(countries)
      .orderBy(asc(countries.country)),
  }),

  'thirdPartyCompanies.list': async (_input, { database }) => ({
    data: await database.queries.select().from(companies).orderBy(asc(companies.id)),
  }),
} satisfies Partial<Handlers>;
