/** Answers of lists, for component tests. */
import type { OrderRowOnWire } from '#contract/orders.ts';
import type { Answers } from './fakeBridge.ts';

/** The id of the first order; the others count on from it. */
export const FIRST_ORDER = 1001;

/** The page of `all` that `page` and `pageSize` ask for. */
export const pageOf = <Row>(
  all: readonly Row[],
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) => ({
  models: all.slice((page - 1) * pageSize, page * pageSize),
  pagination: { rowCount: all.length },
});

/** Published orders with the ids 1001, 1002 … */
export const someOrders = (count: number): readonly OrderRowOnWire[] =>
  Array.from({ length: count }, (_, index) => ({
    id: FIRST_ORDER + index,
    status: 'published',
    type: index % 2 === 0 ? 'p2p' : 'hybrid',
    poster_amount: 100 + index,
    poster_currency: 'USD',
  }));

/** A network with those orders; the search finds ids, the filter of types its type. */
export const answersWith = (orders: readonly OrderRowOnWire[]): Answers => ({
  'orders.list': (input) => {
    const { search = '', filters } = input;
    const found = orders.filter(
      ({ id, type }) => String(id).includes(search) && [undefined, type].includes(filters?.type),
    );
    return pageOf(found, input);
  },
  'orders.statistics': { transactionsStatistic: {} },
  'orders.read': ({ id }) => {
    const found = orders.find((order) => String(order.id) === id);
    return { data: found ?? { id } };
  },
  'orders.events': { data: [] },
  'countries.list': { data: [] },
  'thirdPartyCompanies.list': { data: [] },
  'thirdPartyTransactions.list': { models: [], pagination: { rowCount: 0 } },
  'thirdPartyTransactions.statistics': { transactionsStatistic: {} },
  'referrals.list': { data: [], pagination: { rowCount: 0 } },
  'users.list': { data: [], pagination: { rowCount: 0 } },
});
