/** Reading one row of a list that has no call for a single one. */
import type { Page } from '#contract/list.ts';

/** Rows that are looked through at once. */
const MANY = 100;

/** The row of that id, looked for from page to page; null when no page has it. @throws ProblemError */
export async function findRow<Row extends { readonly id: string }>(
  id: string,
  list: (paging: { readonly page: number; readonly pageSize: number }) => Promise<Page<Row>>,
): Promise<Row | null> {
  for (let page = 1; ; page += 1) {
    const { rows, rowCount } = await list({ page, pageSize: MANY });
    const found = rows.find((row) => row.id === id);
    if (found) return found;
    if (rows.length === 0 || page * MANY >= rowCount) return null;
  }
}
