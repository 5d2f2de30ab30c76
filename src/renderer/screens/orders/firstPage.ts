import type { EndpointInput } from '#contract/wire/endpoints.ts';

/**
 * What Transactions asks for at its address without a query: `toQuery` of the list as it is by default.
 * It is written out because it is asked for before the code of the list has been loaded.
 */
export const FIRST_PAGE: EndpointInput<'orders.list'> = {
  page: 1,
  pageSize: 20,
  filters: { periodTarget: 'posted_at' },
  orderBy: 'posted_at',
};
