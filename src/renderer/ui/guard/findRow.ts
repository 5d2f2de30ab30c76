/** Reading a whole list, for what has no call for a single row. */
import type { Page } from '#contract/list.ts';
import { type Paging, pagesOf } from '#renderer/client/pages.ts';

/** Rows per request; a server may give fewer. */
const MANY = 100;

interface WithId {
  readonly id: string;
}

/** The row of that id, searched page by page; null when no page has it. @throws ProblemError */
export async function findRow<Row extends WithId>(
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

/** Every row of a list. @throws ProblemError */
export async function everyRow<Row extends WithId>(
  list: (paging: Paging) => Promise<Page<Row>>,
  pageSize = MANY,
): Promise<Row[]> {
  const all: Row[] = [];
  for await (const { rows } of pagesOf(list, pageSize)) all.push(...rows);
  return all;
}
