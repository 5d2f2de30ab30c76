/** Going through a list that has more rows than a page. A server may give smaller pages than asked for. */
import type { Page } from '#contract/wire/list.ts';
import { countAlone } from './pages.ts';

/** The fields of a request for a page; pages count from 1. */
export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** Reads one page. @throws ProblemError */
type ReadPage<Row> = (paging: Paging) => Promise<Page<Row>>;

interface WithId {
  readonly id: string;
}

/** How many rows a page has, with those that cannot be shown. */
export const lengthOf = ({ rows, unread = [] }: Page<unknown>): number =>
  rows.length + unread.length;

/** The size a server's pages have: that of its first one, unless that is all there is. */
export function sizeOf(page: Page<unknown>, asked: number): number {
  const length = lengthOf(page);
  return length > 0 && length < Math.min(asked, page.rowCount) ? length : asked;
}

/**
 * The pages of a list one after the other, each without the rows that an earlier one had; two rows of one
 * page that have the same id are both there. `pageSize` is the requested one first, then the size of the
 * pages received.
 * @throws ProblemError
 */
export async function* pagesOf<Row extends WithId>(
  read: ReadPage<Row>,
  pageSize: number,
): AsyncGenerator<Page<Row>> {
  const known = new Set<string>();
  let count = 0;
  let size = pageSize;
  for (let page = 1; ; page += 1) {
    const answer = await read({ page, pageSize: size });
    const rows = answer.rows.filter(({ id }) => !known.has(id));
    for (const { id } of rows) known.add(id);
    count += rows.length + (answer.unread?.length ?? 0);
    yield { ...answer, rows };
    const isLast =
      countAlone(answer) === undefined ? lengthOf(answer) < size : count >= answer.rowCount;
    if (rows.length === 0 || isLast) return;
    if (page === 1) size = sizeOf(answer, size);
  }
}

interface Extent {
  /** Rows per requested page. */
  readonly pageSize: number;
  /** No further page is loaded once there are this many rows. */
  readonly most: number;
}

/** The fields for want of which rows cannot be shown, as a part of a page. */
const unreadIn = (unread: readonly string[]): Pick<Page<unknown>, 'unread'> =>
  unread.length === 0 ? {} : { unread };

/** @throws when a list that has to be read whole has rows that cannot be read */
function assertRead(unread: readonly string[]): void {
  if (unread.length === 0) return;
  const fields = [...new Set(unread)].join(', ');
  throw new Error(`The server sent rows that Corridor cannot read (${fields}). Tell the API team.`);
}

/** The first rows of a list, and how many it has. @throws ProblemError */
export async function readRows<Row extends WithId>(
  read: ReadPage<Row>,
  { pageSize, most }: Extent,
): Promise<Page<Row>> {
  const rows: Row[] = [];
  const unread: string[] = [];
  let rowCount = 0;
  for await (const page of pagesOf(read, pageSize)) {
    rows.push(...page.rows);
    unread.push(...(page.unread ?? []));
    rowCount = Math.max(page.rowCount, rows.length);
    if (rows.length >= most) return { rows, rowCount, said: page.said, ...unreadIn(unread) };
  }
  return { rows, rowCount, ...unreadIn(unread) };
}

/**
 * The last rows of a list, its last page first, and how many it has. A server that counts more rows than it has is
 * not asked for more pages than the rows that are wanted fill. @throws ProblemError
 */
export async function lastRows<Row extends WithId>(
  read: ReadPage<Row>,
  { pageSize, most }: Extent,
): Promise<Page<Row>> {
  const first = await read({ page: 1, pageSize });
  if (countAlone(first) === undefined) {
    const all = await everyRow(read, pageSize);
    return { rows: all.slice(-most), rowCount: all.length };
  }
  const size = sizeOf(first, pageSize);
  const rows: Row[] = [];
  const add = (page: Page<Row>) => {
    const known = new Set(rows.map(({ id }) => id));
    rows.push(...page.rows.filter(({ id }) => !known.has(id)));
  };
  const last = Math.ceil(first.rowCount / size);
  // The last page is seldom full.
  const end = Math.max(1, last - Math.ceil(most / size) - 1);
  for (let page = last; page > end && rows.length < most; page -= 1) {
    add(await read({ page, pageSize: size }));
  }
  if (rows.length < most) add(first);
  return { rows, rowCount: first.rowCount };
}

/** Rows per request for a whole list; a server may give fewer. */
const MANY = 100;

/** How often a list that changes meanwhile is read before no row is called gone. */
const MOST_SEARCHES = 5;

/**
 * The row of that id, searched page by page; null when no page has it. A row that is removed meanwhile
 * moves the ones after it to earlier pages: a list whose length has changed is searched again.
 * @throws ProblemError; Error when its length never stays the same, or rows of it cannot be read
 */
export async function findRow<Row extends WithId>(
  id: string,
  list: ReadPage<Row>,
  pageSize = MANY,
): Promise<Row | null> {
  for (let search = 0; search < MOST_SEARCHES; search += 1) {
    const lengths = new Set<number>();
    const lost: string[] = [];
    for await (const { rows, rowCount, said = rowCount, unread = [] } of pagesOf(list, pageSize)) {
      const found = rows.find((row) => row.id === id);
      if (found) return found;
      lost.push(...unread);
      lengths.add(said);
    }
    // It may be one that cannot be read.
    assertRead(lost);
    if (lengths.size === 1) return null;
  }
  throw new Error('The list changed each time it was searched');
}

/** Every row of a list. @throws ProblemError; Error when one of them cannot be read */
export async function everyRow<Row extends WithId>(
  list: ReadPage<Row>,
  pageSize = MANY,
): Promise<Row[]> {
  const all: Row[] = [];
  for await (const { rows, unread = [] } of pagesOf(list, pageSize)) {
    assertRead(unread);
    all.push(...rows);
  }
  return all;
}
