/** Orders that are shown. */
const LATEST = 5;

/** The input of the call for a user's latest orders. */
export const latestOrdersOf = (id: string) => ({ id, page: 1, pageSize: LATEST });
