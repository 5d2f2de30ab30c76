/** Pages of a list where a server's pages have another size than was asked for. */
import type { Page } from '#contract/wire/list.ts';
import { formatCount } from '../text/words.ts';

/** Rows a page: as many as asked for, or fewer where the server says that its pages are smaller, and they are. */
export const pageSizeOf = (
  page: Pick<Page<unknown>, 'pageSize' | 'rows'> | undefined,
  asked: number,
): number => Math.min(asked, Math.max(page?.pageSize ?? asked, page?.rows.length ?? 0));

/** What a page says of the length of its list. */
export type Count = Pick<Page<unknown>, 'rowCount' | 'said'>;

/** How many rows a list has; undefined where the server's count contradicts its rows. */
export const countOf = ({ rowCount, said }: Count): number | undefined =>
  said === undefined ? rowCount : undefined;

/** How many rows a list has, where a server may send none; undefined if it sends more than it counts. */
export const countAlone = ({ rowCount, said = rowCount }: Count): number | undefined =>
  said < rowCount ? undefined : rowCount;

/** Whether a page has all rows of its list, as far as the server says how many there are. */
export const isWholeList = (page: Page<unknown>): boolean =>
  page.rows.length >= (countOf(page) ?? Number.POSITIVE_INFINITY);

/** The number after 'of' in a sentence about a part of a list. */
export function totalWords(page: Page<unknown>): string {
  const count = countAlone(page);
  return count === undefined ? 'an unknown number of' : formatCount(count);
}

/** The last page of a list of that many rows; an empty list has one page. */
const lastPage = (rowCount: number, pageSize: number): number =>
  Math.max(1, Math.ceil(rowCount / pageSize));

/** One page of rows that are all there: the last one where `page` is beyond it. */
export function pageOfAll<Row>(all: readonly Row[], page: number, size: number) {
  const shown = Math.min(page, lastPage(all.length, size));
  const rows = all.slice((shown - 1) * size, shown * size);
  return { page: shown, rows, rowCount: all.length };
}

/** The last page that can be turned to. Where the server counts no rows, a full page has a next one. */
export function lastPageFrom(page: number, answer: Page<unknown>, asked: number): number {
  const size = pageSizeOf(answer, asked);
  const isOpen = answer.said === 0 && answer.rows.length === size;
  return Math.max(lastPage(answer.rowCount, size), isOpen ? page + 1 : 1);
}

/** The last page, where the list ended before `page`; undefined where the list has that page. */
export function lastBefore(page: number, answer: Page<unknown>, asked: number): number | undefined {
  const last = lastPage(answer.rowCount, pageSizeOf(answer, asked));
  return last < page ? last : undefined;
}

/** Which rows of which list a page shows: '21–40 of 137'. */
export function rangeWords(page: number, answer: Page<unknown>, asked: number): string {
  const { rows } = answer;
  const count = countOf(answer);
  const total = count === undefined ? ', total not known' : ` of ${formatCount(count)}`;
  if (rows.length === 0) return count === undefined ? `No rows${total}` : `0–0${total}`;
  const before = (page - 1) * pageSizeOf(answer, asked);
  return `${formatCount(before + 1)}–${formatCount(before + rows.length)}${total}`;
}

/** Why a page shows no rows although its list has some; null where the list has none. */
export function whyNoRows({ said = 0, unread }: Page<unknown>, things: string): string | null {
  if (unread) return 'No row of this page can be read';
  if (said === 0) return null;
  return `The server counts ${formatCount(said)} ${things} but sent none for this page`;
}

/** Which pages of the server a page needs, and where in their rows it begins. */
export interface PageSlice {
  /** The server's pages in order, counted from 1. */
  readonly pages: readonly number[];
  readonly from: number;
}

/** How page `page` (from 1) of `size` rows is cut from pages of `serverSize` rows. */
export function slicePage(page: number, size: number, serverSize: number): PageSlice {
  const start = (page - 1) * size;
  const first = Math.floor(start / serverSize);
  const last = Math.floor((start + size - 1) / serverSize);
  return {
    pages: Array.from({ length: last - first + 1 }, (_page, at) => first + at + 1),
    from: start - first * serverSize,
  };
}
