import { expect, it } from 'vitest';
import type { z } from 'zod';
import { thirdPartyEndpoints } from './third-party-transactions.ts';

const { 'thirdPartyTransactions.list': list, ...others } = thirdPartyEndpoints;
const statistics = others['thirdPartyTransactions.statistics'];
const file = others['thirdPartyTransactions.export'];
const read = others['thirdPartyTransactions.read'];

const fieldsOf = ({ query }: { readonly query?: z.ZodObject | undefined }) =>
  Object.keys(query?.shape ?? {});

it('statistics take the query of the list and answer transactionsStatistic', {
  tags: ['2T25', '2T27'],
}, () => {
  expect(statistics.path).toBe('admin/third-party-transactions/statistics');
  expect(fieldsOf(statistics)).toEqual(['filters', 'orderBy', 'search', 'page', 'pageSize']);
  expect(fieldsOf(statistics)).toEqual(fieldsOf(list));
  const totals = { total_poster_amount: '12.50', total_matcher_amount: 3 };
  expect(statistics.answer.parse({ transactionsStatistic: totals })).toMatchObject({
    total_poster_amount: '12.50',
    total_matcher_amount: '3',
    total_poster_fee: '0',
  });
});

it('the export takes the same query with a format and answers url', {
  tags: ['2T28', '2T29'],
}, () => {
  expect(file.path).toBe('admin/third-party-transactions/export');
  expect(fieldsOf(file)).toEqual([...fieldsOf(list), 'format']);
  expect(file.query?.shape.format.options).toEqual(['pdf', 'xlsx']);
  expect(file.answer.parse({ url: 'https://a.test/x.pdf' })).toBe('https://a.test/x.pdf');
});

it('one transaction is read by its id, with its parties', { tags: ['2T30'] }, () => {
  expect([read.method, read.path]).toEqual(['GET', 'admin/third-party-transactions/{id}']);
  expect(read.answer.parse({ data: { id: 5, user: { id: 7 } } })).toMatchObject({
    id: '5',
    user: { id: '7' },
    recipient: null,
  });
});
