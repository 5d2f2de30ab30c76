import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const ROW = { id: 31, status: 'failed', poster_amount: '5.00', poster_currency: 'USD' };

test('totals, export and detail are of what the list shows', {
  tags: ['2T13', '2T25', '2T28', '2T30'],
}, async () => {
  const { asked, calls } = await openPage('/third-party-transactions?status=failed&search=ada', {
    answers: {
      ...answersWith([]),
      'thirdPartyTransactions.list': { models: [ROW], pagination: { rowCount: 1 } },
      'thirdPartyTransactions.read': {
        data: { ...ROW, recipient: { institution_name: 'Zenith' } },
      },
    },
    handlers: {
      'exports.start': () => ({ status: 'saved', folder: '/x', fileName: 'a', opened: true }),
    },
  });
  await page.getByRole('combobox', { name: 'Order By' }).click();
  await page.getByRole('option', { name: 'Completed at' }).click();
  await expect
    .poll(() => asked('thirdPartyTransactions.list').at(-1))
    .toMatchObject({
      search: 'ada',
      filters: { statuses: ['failed'] },
      orderBy: 'completed_at',
    });
  const query = asked('thirdPartyTransactions.list').at(-1) ?? {};
  await expect.poll(() => asked('thirdPartyTransactions.statistics').at(-1)).toEqual(query);

  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'XLSX' }).click();
  await expect
    .poll(() => calls.find(({ name }) => name === 'exports.start')?.input)
    .toMatchObject({
      endpoint: 'thirdPartyTransactions.export',
      format: 'xlsx',
      input: query,
    });

  await page.getByRole('button', { name: 'Details of 31' }).click();
  await expect.element(page.getByRole('region', { name: 'Recipient' })).toHaveTextContent('Zenith');
  expect(asked('thirdPartyTransactions.read')).toEqual([{ id: '31' }]);
});
