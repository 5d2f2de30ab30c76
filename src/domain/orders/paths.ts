/** Addresses of orders. */

/** The tabs of an order, each with its own address; the first is the default. */
export const ORDER_TABS = ['details', 'parties', 'events'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** The route of an order, at one of its tabs. */
export function orderPath(id: string, tab: OrderTab = 'details'): string {
  const path = `/transactions/${encodeURIComponent(id)}`;
  return tab === 'details' ? path : `${path}?tab=${tab}`;
}

/** The place of an order that is copied and passed on: /offers/{orderId} (1D, 1L, 1W). */
export const copiedPath = (id: string): string => `/offers/${encodeURIComponent(id)}`;
