/** The orders list and its totals (document 1 §7). */
import type { Handlers } from '../../server/mount.ts';
import { orderSlice } from './rows.ts';

export const orderHandlers = {
  'orders.list': async ({ page, pageSize, ...query }, { database, counts }) => {
    const rowCount = await counts.rowCount(query);
    const slice = { first: (page - 1) * pageSize, count: pageSize, of: rowCount };
    const models = await orderSlice(database, query, slice);
    const pageCount = Math.ceil(rowCount / pageSize);
    return { models, pagination: { page, pageSize, pageCount, rowCount } };
  },

  'orders.statistics': async ({ page: _page, pageSize: _size, ...query }, { counts }) => ({
    transactionsStatistic: await counts.totals(query),
  }),
} satisfies Partial<Handlers>;
