/** Matches a page; no order has nearly as many (1D). */
const HISTORY_PAGE = 100;

/** What is asked for to have the matches of an order, wherever they are shown. */
export const historyOf = (id: string) => ({ id, page: 1, pageSize: HISTORY_PAGE });
