import { expect } from '@playwright/test';
import { formatAmount } from '#domain/money.ts';
import { readPage } from './api.ts';
import { violations } from './axe.ts';
import { test as base } from './fixtures.ts';
import { ListPage } from './pages/ListPage.ts';
import { typeAtOnce } from './typing.ts';

const PATH = '/third-party-transactions';
const CALL = 'admin/third-party-transactions';

const test = base.extend<{ list: ListPage }>({
  list: async ({ page, signInAs }, use) => {
    await signInAs('manager');
    const list = new ListPage(page, 'Third Party Transactions');
    await list.open(PATH);
    await use(list);
  },
});

test('the list shows pages of 20 with their totals', {
  tag: ['@2T01', '@2T02', '@2T12', '@2T13', '@2T14', '@2T15', '@2T16', '@2T26'],
}, async ({ page, sandbox, list }) => {
  await expect(list.headers).toHaveText([
    'Transaction ID',
    'Poster Amount',
    'Matcher Amount',
    'Rate',
    'Created',
    'Completed',
    'Status',
  ]);
  await expect(list.rows).toHaveCount(20);
  await expect(page.getByRole('button', { name: /^Page \d+$/u })).toHaveCount(5);
  await expect(page.getByPlaceholder('Search by Transaction ID or Name...')).toBeVisible();
  const [first] = (await readPage(sandbox.url, `${CALL}?page=1&pageSize=20`)).models;
  const id = String(first?.['id']);
  const poster = `${formatAmount(String(first?.['poster_amount']))} ${first?.['poster_currency']}`;
  await expect(list.cell(id, 'posterAmount')).toHaveText(poster);
  for (const label of ['Poster Amount', 'Matcher Amount', 'Poster Fee']) {
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Order By', exact: true }).click();
  await expect(page.getByRole('option')).toHaveText(['Created at', 'Completed at']);
  await page.getByRole('option', { name: 'Completed at' }).click();
  await expect(page).toHaveURL(/orderBy=completed_at/u);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const asked = (await sandbox.requests()).filter(({ path }) => path.startsWith(`/${CALL}`));
  expect(new Set(asked.map(({ path }) => path))).toEqual(
    new Set([`/${CALL}`, `/${CALL}/statistics`]),
  );
  await using _fault = await sandbox.fail({ path: `/${CALL}/statistics`, status: 500 });
  await page.reload();
  await list.rows.first().waitFor();
  await expect(page.getByText('0.00', { exact: true })).toHaveCount(3);
});

test('filters go into the query and can be cleared', {
  tag: [
    '@2T03',
    '@2T04',
    '@2T05',
    '@2T06',
    '@2T07',
    '@2T08',
    '@2T09',
    '@2T10',
    '@2T11',
    '@2T20',
    '@2T23',
    '@2T24',
  ],
}, async ({ page, sandbox, list }) => {
  await list.open(`${PATH}?page=2`);
  await page.getByRole('button', { name: 'Show filters' }).click();
  const sent = page.getByRole('group', { name: 'Sent amount' });
  await sent.getByLabel('Sent amount from').fill('100');
  await expect(page).not.toHaveURL(/page=2/u);
  const box = (name: string) => page.getByRole('combobox', { name, exact: true });
  await box('Status').click();
  await expect(page.getByRole('menuitemcheckbox')).toHaveText([
    'initiated',
    'processing',
    'completed',
    'failed',
    'expired',
    'dispute',
    'attention needed',
  ]);
  await page.getByRole('menuitemcheckbox', { name: 'completed' }).click();
  await page.keyboard.press('Escape');
  await box('Currency pair').click();
  await page.getByRole('menuitemcheckbox', { name: 'NGN to USD' }).click();
  await page.keyboard.press('Escape');
  await box('Period applies to').click();
  await expect(page.getByRole('option')).toHaveText(['Created At', 'Completed At']);
  await page.getByRole('option', { name: 'Completed At' }).click();
  await expect(page).toHaveURL(/status=completed/u);
  await box('Period').click();
  await expect(page.getByRole('option')).toHaveText([
    'Today',
    'Yesterday',
    'This week',
    'Last week',
    'This month',
    'Last month',
    'All time',
    'Custom period',
  ]);
  await page.getByRole('option', { name: 'Custom period' }).click();
  const picker = page.getByRole('dialog');
  await expect(picker.getByRole('button')).toHaveText(['Cancel', 'OK']);
  await expect(picker.getByRole('button', { name: 'OK' })).toBeDisabled();
  await picker.getByLabel('Start date').fill('2024-01-01');
  await picker.getByLabel('End date').fill('2099-12-31');
  await picker.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/2024-01-01\.\.2099-12-31/u);
  const query =
    'filters[posterAmount][from]=100&filters[fromCurrency][]=NGN&filters[toCurrency][]=USD&filters[period][from]=2024-01-01T00:00:00.000Z&filters[period][to]=2099-12-31T23:59:59.999Z&filters[periodTarget]=completed_at&filters[statuses][]=completed';
  await expect
    .poll(async () => decodeURIComponent((await sandbox.requests()).at(-1)?.query ?? ''))
    .toContain(query);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).not.toHaveURL(/status=|pair=|sent=|period=/u);
  await typeAtOnce(page.getByRole('searchbox'), ['ok', 'okafor']);
  const searched = async () =>
    (await sandbox.requests()).filter(
      ({ path, query: text }) => path.startsWith(`/${CALL}`) && text.includes('search='),
    );
  await expect
    .poll(async () => (await searched()).map(({ path }) => path).toSorted())
    .toEqual([`/${CALL}`, `/${CALL}/statistics`]);
  for (const request of await searched()) expect(request.query).toContain('search=okafor');
});

test('a row opens to its matcher, amount and recipient', {
  tag: ['@2T17', '@2T18', '@2T19', '@2T34'],
}, async ({ page, sandbox, list }) => {
  const [first, second] = (await readPage(sandbox.url, `${CALL}?page=1&pageSize=20`)).models;
  const [id, other] = [String(first?.['id']), String(second?.['id'])];
  await list.grid.getByRole('button', { name: `Details of ${id}` }).click();
  const open = list.grid.locator('.ag-full-width-row');
  await expect(open.getByRole('region', { name: 'Matcher' }).getByRole('link')).toHaveAttribute(
    'href',
    /#\/users\/\d+$/u,
  );
  const recipient = open.getByRole('region', { name: 'Recipient' });
  await expect(recipient).toContainText(/Healthy|Unhealthy/u);
  await open.getByRole('button', { name: 'Amount details' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('Rate');
  // A tooltip is outside the landmarks of the page.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await using _fault = await sandbox.fail({ path: `/${CALL}/${other}`, status: 500 });
  await list.grid.getByRole('button', { name: `Details of ${other}` }).click();
  await expect(open.getByRole('button', { name: 'Retry' })).toBeVisible();
  await using _noFile = await sandbox.fail({ path: `/${CALL}/export`, status: 500 });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['PDF', 'XLSX']);
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  await expect
    .poll(async () => (await sandbox.requests()).some(({ path }) => path === `/${CALL}/export`))
    .toBe(true);
  await expect(
    page.getByText('third-party', { exact: false }).getByRole('progressbar'),
  ).toHaveCount(0);
  await expect(list.dialog).toHaveCount(0);
});

test('statuses have their colours; a list that cannot be read says so once', {
  tag: ['@2T21', '@2T22', '@2T35'],
}, async ({ page, sandbox, list }) => {
  for (const [status, tone] of [
    ['initiated', 'warning'],
    ['completed', 'success'],
    ['attention_needed', 'danger'],
  ] as const) {
    await list.open(`${PATH}?status=${status}`);
    const chip = list.cells('status').first();
    await expect(chip).toHaveText(status.replaceAll('_', ' '));
    await expect(chip.locator(`[class*=${tone}]`)).toHaveCount(1);
  }
  await using _fault = await sandbox.fail({ path: `/${CALL}`, status: 500 });
  await page.reload();
  await expect(list.dialog.getByRole('heading')).toHaveText('Error loading third party offers');
});
