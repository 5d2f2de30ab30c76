/** Matches a page; no order has nearly as many (1D). */
const HISTORY_PAGE = 100;

/** What is asked for to have the matches of an order, wherever they are shown. */
export const historyOf = (id: string) => ({ id, page: 1, pageSize: HISTORY_PAGE });

/**
 * How the line above an order's timeline and the timeline read its events: the first that is drawn reads them for
 * both, because they are not read again within these milliseconds.
 */
export const EVENTS_READ = { staleTime: 1000 } as const;
