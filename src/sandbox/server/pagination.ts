/** What the answer of a paged list says about its page. */
import type { WirePagination } from '#contract/wire/list.ts';

/** The page that was asked for, of a list of `rowCount` rows. */
export const paginationOf = (
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  rowCount: number,
): WirePagination => ({ page, pageSize, pageCount: Math.ceil(rowCount / pageSize), rowCount });
