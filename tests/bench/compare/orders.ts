/** What the list of orders shows, asked of the API itself. */
import { bracketQuery } from '#main/api/query.ts';
import { authorizationAt } from '../api.ts';

/** A text to search for, and the order it brings first. */
interface Search {
  readonly text: string;
  readonly id: string;
}

/** What every console is asked for, so that nothing comes twice. */
export interface Orders {
  /** The first order of each page, from page 1. */
  readonly pages: readonly string[];
  readonly searches: readonly Search[];
}

const PAGE_SIZE = 20;
/** Four digits: ids begin with them. */
const TEXTS = Array.from({ length: 100 }, (_, at) => String(1000 + at));

/**
 * Reads so many pages and searches, each with another first order than the one before.
 * @throws Error when the sandbox has too few orders
 */
export async function readOrders(api: string, wanted: number): Promise<Orders> {
  const headers = { authorization: await authorizationAt(api) };
  const idsOf = async (query: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
    const asked = bracketQuery({ page: 1, pageSize: PAGE_SIZE, orderBy: 'posted_at', ...query });
    const answer = await fetch(`${api}/admin/transactions?${asked}`, { headers });
    const { models } = (await answer.json()) as { models: readonly { id: number }[] };
    return models.map(({ id }) => String(id));
  };
  const pages: string[] = [];
  for (let page = 1; page <= wanted + 1; page += 1) pages.push((await idsOf({ page }))[0] ?? '');
  const searches: Search[] = [];
  for (const text of TEXTS) {
    if (searches.length === wanted) return { pages, searches };
    const found = await idsOf({ search: text });
    const [id = ''] = found;
    const shown = searches.at(-1)?.id ?? pages[0];
    if (found.length === PAGE_SIZE && id !== shown) searches.push({ text, id });
  }
  throw new Error(`Only ${searches.length} of ${wanted} searches fill a page.`);
}
