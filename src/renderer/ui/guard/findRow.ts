/** Reading a whole list, for what has no call for a single row. */
import type { Page } from '#contract/list.ts';

/** Rows that are asked for at once; a server may give fewer. */
const MANY = 100;

type ReadPage<Row> = (paging: {
  readonly page: number;
  readonly pageSize: number;
}) => Promise<Page<Row>>;

/** The pages of a list, until all rows it counts have been given or a page is empty. */
async function* pagesOf<Row>(list: ReadPage<Row>): AsyncGenerator<readonly Row[]> {
  let given = 0;
  for (let page = 1; ; page += 1) {
    const { rows, rowCount } = await list({ page, pageSize: MANY });
    yield rows;
    given += rows.length;
    if (rows.length === 0 || given >= rowCount) return;
  }
}

/** The row of that id, looked for from page to page; null when no page has it. @throws ProblemError */
export async function findRow<Row extends { readonly id: string }>(
  id: string,
  list: ReadPage<Row>,
): Promise<Row | null> {
  for await (const rows of pagesOf(list)) {
    const found = rows.find((row) => row.id === id);
    if (found) return found;
  }
  return null;
}

/** Every row of a list. @throws ProblemError */
export async function everyRow<Row>(list: ReadPage<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const rows of pagesOf(list)) all.push(...rows);
  return all;
}
