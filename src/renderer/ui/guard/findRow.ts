/** Reading one row of a list that has no call for a single one. */
import type { Page } from '#contract/list.ts';
import { type Paging, pagesOf } from '#renderer/desk/pages.ts';

/** Rows that are looked through at once. */
const MANY = 100;

/** The row of that id, looked for from page to page; null when no page has it. @throws ProblemError */
export async function findRow<Row extends { readonly id: string }>(
  id: string,
  list: (paging: Paging) => Promise<Page<Row>>,
  pageSize = MANY,
): Promise<Row | null> {
  for await (const { rows } of pagesOf(list, pageSize)) {
    const found = rows.find((row) => row.id === id);
    if (found) return found;
  }
  return null;
}
