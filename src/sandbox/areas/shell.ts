/** Countries, remittance companies and site settings (1M). */
import { asc, eq } from 'drizzle-orm';
import { companies, countries, siteSettings } from '../database/schema.ts';
import type { Handlers } from '../server/mount.ts';
import { isTraded, tradedCurrency } from '../world/orders/currencies.ts';

/** The amounts the network trades of a currency; null for one it does not trade. */
function currencyModel(code: string) {
  if (!isTraded(code)) return null;
  const { max_amount, steps: step } = tradedCurrency(code);
  return { currency_code: code, max_amount, step };
}

export const shellHandlers = {
  'countries.list': async (_input, { database }) => {
    const all = await database.queries.select().from(countries).orderBy(asc(countries.country));
    return {
      data: all.map((each) => ({ ...each, currencyModel: currencyModel(each.currency) })),
    };
  },

  'thirdPartyCompanies.list': async (_input, { database }) => ({
    data: await database.queries.select().from(companies).orderBy(asc(companies.id)),
  }),

  'siteSettings.read': async ({ type }, { database }) => {
    const [setting] = await database.queries
      .select()
      .from(siteSettings)
      .where(eq(siteSettings.type, type));
    return { data: setting ?? { type, value: false } };
  },

  'siteSettings.write': async ({ type, value }, { database }) => {
    await database.queries
      .insert(siteSettings)
      .values({ type, value })
      .onConflictDoUpdate({ target: siteSettings.type, set: { value } });
    return { data: { type, value } };
  },
} satisfies Partial<Handlers>;
