/** Answers of lists, for component tests. */
import type { OrderRowOnWire } from '#contract/orders/orders.ts';
import type { Answers } from './fakeBridge.ts';

/** The id of the first order; the others count on from it. */
export const FIRST_ORDER = 1001;

/** An order with the fields a test is about. */
type SomeOrder = Partial<OrderRowOnWire>;

/** The page of `all` that `page` and `pageSize` ask for. */
export function pageOf<Row>(
  all: readonly Row[],
  { page, pageSize }: { readonly page: unknown; readonly pageSize: unknown },
) {
  const start = (Number(page) - 1) * Number(pageSize);
  return {
    models: all.slice(start, start + Number(pageSize)),
    pagination: { rowCount: all.length },
  };
}

/** Published orders with the ids 1001, 1002 … */
export const someOrders = (count: number): readonly SomeOrder[] =>
  Array.from({ length: count }, (_, index) => ({
    id: FIRST_ORDER + index,
    status: 'published',
    type: index % 2 === 0 ? 'p2p' : 'hybrid',
    poster_amount: 100 + index,
    poster_currency: 'USD',
  }));

/** A network with those orders; the search finds ids, the filter of types its type. */
export const answersWith = (orders: readonly SomeOrder[]): Answers => ({
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
  'orders.events': { pendingMatches: [] },
  'orders.matches': { models: [], pagination: { rowCount: 0 } },
  'countries.list': { data: [] },
  'exchangeRateLimits.list': { data: [], pagination: { rowCount: 0 } },
  'offers.exchangeRate': { data: { buy: null, sell: null } },
  'disputes.list': { models: [], pagination: { rowCount: 0 } },
  'thirdPartyCompanies.list': { data: [] },
  'thirdPartyTransactions.list': { models: [], pagination: { rowCount: 0 } },
  'thirdPartyTransactions.statistics': { transactionsStatistic: {} },
  'referrals.list': { models: [], pagination: { rowCount: 0 } },
  'users.list': { data: [], pagination: { rowCount: 0 } },
});
