/** The orders list, its totals and its export (1A, 1H, 1L). */
import type { Handlers } from '../../../server/mount.ts';
import { paginationOf } from '../../../server/pagination.ts';
import { orderReport } from './report.ts';
import { orderSlice } from './rows.ts';

export const orderHandlers = {
  'orders.list': async ({ page, pageSize, ...query }, { database, counts }) => {
    const rowCount = await counts.rowCount(query);
    const slice = { first: (page - 1) * pageSize, count: pageSize, of: rowCount };
    const models = await orderSlice(database, query, slice);
    const pagination = paginationOf({ page, pageSize }, rowCount);
    // The variant of the list that filters by a single currency gets its totals along.
    return query.filters?.currency === undefined
      ? { models, pagination }
      : { models, pagination, transactionsStatistic: await counts.totals(query) };
  },

  'orders.statistics': async ({ page: _page, pageSize: _size, ...query }, { counts }) => ({
    transactionsStatistic: await counts.totals(query),
  }),

  'orders.export': ({ page: _page, pageSize: _size, format, ...query }, services) =>
    Promise.resolve({ url: services.exports.offer(format, () => orderReport(services, query)) }),
} satisfies Partial<Handlers>;
