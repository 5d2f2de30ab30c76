/** The orders list, its totals and its export (1A, 1H, 1L). */
import type { Handlers } from '../../../server/mount.ts';
import { paginationOf } from '../../page.ts';
import { orderReport } from './report.ts';
import { orderPage } from './rows.ts';

export const orderHandlers = {
  'orders.list': async (query, { database, counts }) => {
    const rowCount = await counts.rowCount(query);
    const models = await orderPage(database, query, rowCount);
    const pagination = paginationOf(query, rowCount);
    // The variant of the list that filters by a single currency gets its totals along.
    return query.filters?.currency === undefined
      ? { models, pagination }
      : { models, pagination, transactionsStatistic: await counts.totals(query) };
  },

  'orders.statistics': async (query, { counts }) => ({
    transactionsStatistic: await counts.totals(query),
  }),

  'orders.export': ({ format, ...query }, services) =>
    Promise.resolve({ url: services.exports.offer(format, () => orderReport(services, query)) }),
} satisfies Partial<Handlers>;
