import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { choose } from '#renderer/testing/choose.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsIn, textsOf } from '#renderer/testing/texts.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const view = page.getByRole('button', { name: 'View', exact: true });

/** The simpler list, opened by a manager. */
async function openList(count = 45) {
  const opened = await openPage('/transactions-new', {
    role: 'manager',
    answers: answersWith(someOrders(count)),
  });
  await grid.getByRole('link', { name: '1001' }).findElement();
  return opened;
}

it('has its eight columns, and a button View in each row that leads to the order', {
  tags: ['1W01', '1W02'],
}, async () => {
  const opened = await openList();
  expect(textsIn(grid, '.ag-header-cell-text')).toEqual([
    'Transaction ID',
    'Type',
    'Payment Type',
    'Partial Match Allowed',
    'Poster Amount',
    'Matcher Amount',
    'Status',
    'Actions',
    'View',
  ]);
  await expect.element(view).toHaveLength(20);
  await view.first().click();
  await expect.poll(opened.place).toBe('/transactions/1001');
  await expect.element(page.getByRole('heading', { name: 'Order: 1001' })).toBeVisible();
});

it('searches, filters with the currency as one value, and offers the export', {
  tags: ['1W03', '1W04', '1W05'],
}, async () => {
  const opened = await openList();
  const filters = () => opened.asked('orders.list').at(-1)?.filters;
  await page.getByPlaceholder('Search by Transaction ID or Name...').fill('100');
  await expect.poll(opened.place).toBe('/transactions-new?search=100');
  await page.getByRole('button', { name: 'Show filters' }).click();
  await choose('Type', 'hybrid');
  await expect.poll(filters).toMatchObject({ type: 'hybrid' });
  await choose('Currency', 'NGN to USD');
  await expect.poll(filters).toMatchObject({ currency: 'NGN-USD' });
  expect(filters()).not.toHaveProperty('fromCurrency');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect
    .poll(() => textsOf(page.getByRole('menuitem')))
    .toEqual(['PDF', 'XLSX', 'Only completed last month']);
});

it("takes the totals from the list's own answer where it carries them", {
  tags: ['1W06'],
}, async () => {
  const opened = await openList();
  opened.answer({
    'orders.list': {
      models: someOrders(1),
      pagination: { rowCount: 1 },
      transactionsStatistic: { total_poster_amount: '4321.5' },
    },
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByText('4,321.50')).toBeVisible();
});

it('has no violation', async () => {
  await openList(1);
  expect(await commands.violationsInAllThemes()).toEqual([]);
});
