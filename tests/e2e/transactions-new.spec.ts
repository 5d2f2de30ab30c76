import { expect, type Page } from '@playwright/test';
import type { SandboxControl } from '#support/sandbox-control.ts';
import { violationsInBothThemes } from './axe.ts';
import { test as base } from './fixtures.ts';
import { OrdersPage } from './pages/OrdersPage.ts';

/** The simpler list, opened by a manager. */
const test = base.extend<{ readonly simple: OrdersPage }>({
  simple: async ({ page, signInAs }, use) => {
    await signInAs('manager');
    await page.evaluate(() => {
      window.location.hash = '#/transactions-new';
    });
    const list = new OrdersPage(page);
    await expect(list.rows).toHaveCount(20);
    await use(list);
  },
});

/** In milliseconds. */
const DEBOUNCE_MS = 300;

/** The queries of a path that the server has seen, decoded. */
const queriesOf = async (sandbox: SandboxControl, path: string) =>
  (await sandbox.requests())
    .filter((request) => request.path === path)
    .map(({ query }) => decodeURIComponent(query));

const view = (page: Page) => page.getByRole('button', { name: 'View', exact: true });

test('has its eight columns, and a button View in each row that leads to the order', {
  tag: ['@1W01', '@1W02'],
}, async ({ page, simple }) => {
  await expect(simple.headers).toHaveText([
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
  await expect(view(page)).toHaveCount(20);
  const [id] = await simple.ids();
  await view(page).first().click();
  await expect(page).toHaveURL(new RegExp(`#/transactions/${id}$`, 'u'));
  await expect(page.getByRole('heading', { name: `Order: ${id}` })).toBeVisible();
});

test('searches and filters 300 ms after the last change, and offers the export', {
  tag: ['@1W03', '@1W04'],
}, async ({ page, sandbox, simple }) => {
  await sandbox.clearRequests();
  const lists = () => queriesOf(sandbox, '/admin/transactions');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const key of 'person') {
    await simple.search.press(key);
    await page.clock.runFor(DEBOUNCE_MS - 1);
  }
  expect(await lists()).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(lists).toEqual([expect.stringContaining('search=person')]);
  await page.clock.resume();
  await expect(page).toHaveURL(/search=person/u);
  await simple.showFilters();
  await simple.choose('Type', 'hybrid');
  await expect(page).toHaveURL(/type=hybrid/u);
  await expect.poll(async () => (await lists()).at(-1)).toContain('filters[type]=hybrid');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['PDF', 'XLSX']);
});

test('sends the currency as one value', { tag: ['@1W05'] }, async ({ page, sandbox, simple }) => {
  await simple.showFilters();
  await sandbox.clearRequests();
  await simple.choose('Currency', 'NGN to USD');
  await expect(page).toHaveURL(/currency=NGN-USD/u);
  await expect
    .poll(async () => (await queriesOf(sandbox, '/admin/transactions')).at(-1))
    .toContain('filters[currency]=NGN-USD');
  const queries = await queriesOf(sandbox, '/admin/transactions');
  expect(queries.join()).not.toContain('fromCurrency');
});

test("takes the totals from the list's own answer where it carries them", {
  tag: ['@1W06'],
}, async ({ page, sandbox, simple }) => {
  await using _own = await sandbox.fail({
    path: '/admin/transactions',
    status: 200,
    body: {
      models: [{ id: 1, status: 'published' }],
      pagination: { rowCount: 1 },
      transactionsStatistic: { total_poster_amount: '4321.5' },
    },
  });
  await sandbox.clearRequests();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('4,321.50')).toBeVisible();
  await expect(simple.rows).toHaveCount(1);
});

test('the simpler list has no violation', async ({ page, simple }) => {
  // One row has all that twenty have, and is checked in a tenth of the time.
  const [id = ''] = await simple.ids();
  await simple.search.fill(id);
  await expect(simple.rows).toHaveCount(1);
  expect(await violationsInBothThemes(page)).toEqual([]);
});
