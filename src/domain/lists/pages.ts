/** Pages of a list where a server's pages have another size than was asked for. */
import type { Page } from '#contract/wire/list.ts';

/** Rows a page: as many as asked for, or fewer where the server says that its pages are smaller. */
export const pageSizeOf = (page: Pick<Page<unknown>, 'pageSize'> | undefined, asked: number) =>
  Math.min(asked, page?.pageSize ?? asked);

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
