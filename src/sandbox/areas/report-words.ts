/** Words of the filters of several reports. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { countries } from '../database/schema.ts';

/** A range of amounts, e.g. 'from 1 to 5'; empty without both ends. */
export const amountRangeWords = (
  given: { readonly from?: string | undefined; readonly to?: string | undefined } | undefined,
) => [given?.from && `from ${given.from}`, given?.to && `to ${given.to}`].filter(Boolean).join(' ');

/** The name of a country by its abbreviation, which stays where no country has it. */
export async function reportedCountry(
  code: string | undefined,
  _filters: object,
  queries: Queries,
) {
  if (!code) return code;
  const [found] = await queries.select().from(countries).where(eq(countries.abbreviation, code));
  return found?.country ?? code;
}
