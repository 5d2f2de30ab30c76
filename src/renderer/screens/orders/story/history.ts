/** Matches a page; no order has nearly as many (1D). */
const HISTORY_PAGE = 100;

/** What is asked for to have the matches of an order, wherever they are shown. */
export const historyOf = (id: string) => ({ id, page: 1, pageSize: HISTORY_PAGE });

/**
 * How the events of an order are read, above its timeline and in it: whichever is drawn first reads them for both,
 * and they are not read again for as many milliseconds.
 */
export const EVENTS_READ = { staleTime: 1000 } as const;
