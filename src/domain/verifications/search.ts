/** The network has no call for a single request: one is searched in its list. */
import type { Page } from '#contract/wire/list.ts';
import { findRow } from '../lists/paging.ts';

interface Query {
  readonly search: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** The row of that id by the first search that finds it, the last without a text; else null. @throws ProblemError */
export async function findIn<Row extends { readonly id: string }>(
  id: string,
  searches: readonly (string | null)[],
  list: (query: Query) => Promise<Page<Row>>,
): Promise<Row | null> {
  for (const search of [...searches, undefined]) {
    if (search === null) continue;
    const found = await findRow(id, (paging) => list({ search, ...paging }));
    if (found) return found;
  }
  return null;
}
