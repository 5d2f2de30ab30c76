/** Pages of one size cut from the server's pages of another. */

/** Which pages of the server a page needs, and where in their rows it begins. */
export interface Cut {
  /** The server's pages in order, counted from 1. */
  readonly pages: readonly number[];
  readonly from: number;
}

/** How page `page` (from 1) of `size` rows is cut from pages of `serverSize` rows. */
export function cutPage(page: number, size: number, serverSize: number): Cut {
  const start = (page - 1) * size;
  const first = Math.floor(start / serverSize);
  const last = Math.floor((start + size - 1) / serverSize);
  return {
    pages: Array.from({ length: last - first + 1 }, (_page, at) => first + at + 1),
    from: start - first * serverSize,
  };
}
