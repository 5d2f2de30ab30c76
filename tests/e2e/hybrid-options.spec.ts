import { expect, type Page } from '@playwright/test';
import { actElsewhere } from './api.ts';
import { violations } from './axe.ts';
import { test as base } from './fixtures.ts';
import { ListPage } from './pages/ListPage.ts';

const PATH = '/hybrid-order-options';
const CALL = '/admin/hybrid-order-options';

const test = base.extend<{ list: ListPage }>({
  list: async ({ page, signInAs }, use) => {
    await signInAs('manager');
    const list = new ListPage(page, 'Hybrid Order Options');
    await list.open(PATH);
    await use(list);
  },
});

const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const choose = async (page: Page, filter: string, option: string) => {
  await box(page, filter).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('options are filtered six ways', {
  tag: ['@2H01', '@2H03', '@2H04', '@2H05', '@2H06', '@2H07', '@2H10', '@2H11', '@2H19', '@2H25'],
}, async ({ page, sandbox, list }) => {
  await expect(list.headers).toHaveText([
    'Provider',
    'Amount',
    'Exchange Rate',
    'Fee',
    'Matcher Currency',
    'Matcher Country',
    'PB Currency',
    'PB Country',
  ]);
  await expect(list.rows).toHaveCount(10);
  expect(await violations(page)).toEqual([]);
  await list.open(`${PATH}?page=2`);
  await page.getByRole('button', { name: 'Show filters' }).click();
  await box(page, 'Matcher Amount').click();
  const usual = Array.from({ length: 10 }, (_, index) => String((index + 1) * 50));
  await expect(page.getByRole('option')).toHaveText(['All', ...usual]);
  await page.keyboard.press('Escape');
  await choose(page, 'Matcher Currency', 'USD');
  await expect(page).not.toHaveURL(/page=2/u);
  await box(page, 'Matcher Amount').click();
  await expect(page.getByRole('option').last()).toHaveText('1000');
  await page.getByRole('option', { name: '100', exact: true }).click();
  await choose(page, 'Matcher Country', 'United States');
  await box(page, 'PB Country').click();
  for (const name of ['China', 'India', 'United Arab Emirates', 'Brazil']) {
    await expect(page.getByRole('option', { name, exact: true })).toHaveCount(1);
  }
  await expect(page.getByRole('option', { name: /^T(ü|u)rk/u })).toHaveCount(1);
  await page.getByRole('option', { name: 'China', exact: true }).click();
  await choose(page, 'PB Currency', 'CNY');
  await choose(page, 'Third Party Company', 'Baobab Remit');
  await expect(list.rows).toHaveCount(1);
  const last = (await sandbox.requests()).findLast(({ path }) => path === CALL);
  expect(decodeURIComponent(last?.query ?? '')).toBe(
    'filters[matcher_amount]=100&filters[matcher_currency]=USD&filters[matcher_country]=US&filters[pb_currency]=CNY&filters[pb_country]=CN&filters[third_party_company_id]=1&page=1&pageSize=10',
  );
});

test('one option is changed under the guard, in all fields except its company', {
  tag: ['@2H08', '@2H12', '@2H13', '@2H20', '@2H21', '@2H26'],
}, async ({ page, sandbox, list }) => {
  await list.open(`${PATH}?pbCountry=BR&matcherCountry=GB`);
  await expect(list.rows.first().locator('[col-id="pbCountry"]')).toHaveText('Brazil');
  const row = list.rows.first();
  const id = (await row.getAttribute('row-business-key')) ?? '';
  await row.locator('[col-id="pbCurrency"]').click();
  await expect(list.dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const rate = list.dialog.getByLabel('Exchange Rate');
  const fee = list.dialog.getByRole('spinbutton', { name: 'Fee' });
  for (const field of [rate, fee]) {
    const before = Number(await field.inputValue());
    await field.press('ArrowUp');
    await expect(field).toHaveValue(String(Number((before + 2).toFixed(6))));
    await field.press('ArrowDown');
  }
  await rate.fill('');
  await expect(list.dialog).toContainText('Exchange Rate is empty. The option will have no rate.');
  await rate.fill('7000.12345');
  await fee.fill('3.25');
  await expect(list.dialog.locator('ins').first()).toHaveText('7,000.12345');
  await expect(list.dialog).toContainText(/Check the new values.*Exchange Rate goes up by/u);
  expect(await violations(page)).toEqual([]);
  await rate.fill('7.5');
  await using refused = await sandbox.fail({ path: `${CALL}/${id}`, status: 422 });
  await list.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(list.dialog).toContainText('The option could not be saved');
  await expect(fee).toHaveValue('3.25');
  await refused[Symbol.asyncDispose]();
  await actElsewhere(sandbox.url, `${CALL.slice(1)}/${id}`, { exchange_rate: '9', fee: 1 });
  await list.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(list.dialog).toContainText('The option has changed since you opened it');
  // Both have changed both values: the person chooses.
  for (const name of ['Keep 7.5', 'Keep 3.25']) {
    await list.dialog.getByRole('button', { name, exact: true }).click();
  }
  await sandbox.clearRequests();
  await list.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(list.toast('Option saved')).toBeVisible();
  const post = (await sandbox.requests()).find(({ method }) => method === 'POST');
  expect(post?.path).toBe(`${CALL}/${id}`);
  expect(post?.body).toMatchObject({ exchange_rate: '7.5', fee: 3.25, pb_country: 'BR' });
  expect(post?.body).not.toHaveProperty('thirdPartyCompany');
  await expect(list.cell(id, 'fee')).toHaveText('3.25');
});

test('Save All previews, asks and sends what was previewed', {
  tag: ['@2H02', '@2H14', '@2H15', '@2H16', '@2H17', '@2H18'],
}, async ({ page, sandbox, list }) => {
  await list.open(`${PATH}?pbCountry=AE&matcherCountry=CA&company=2`);
  await expect(list.rows).toHaveCount(4);
  const bar = page.getByRole('region', { name: 'Change all' });
  const save = bar.getByRole('button', { name: 'Save All' });
  const id = (await list.rows.first().getAttribute('row-business-key')) ?? '';
  await expect(save).toBeDisabled();
  await bar.getByRole('spinbutton', { name: 'Exchange Rate' }).fill('1');
  await expect(save).toBeEnabled();
  await bar.getByRole('spinbutton', { name: 'Exchange Rate' }).fill('');
  await expect(save).toBeDisabled();
  await bar.getByRole('spinbutton', { name: 'Fee' }).fill('-1.5');
  await save.click();
  await expect(list.dialog.getByRole('heading')).toHaveText('Are You Sure?');
  await expect(list.dialog).toContainText(
    'Are You sure to update all these record? (4 rows will be affected)',
  );
  await expect(list.dialog.getByRole('button')).toHaveText(['No', 'Yes']);
  await expect(list.dialog.getByRole('rowheader')).toHaveCount(4);
  await expect(list.dialog.locator('ins').first()).toHaveText('-1.50');
  await expect(list.dialog).toContainText('Fee of 4 rows changes by more than 20%');
  expect(await violations(page)).toEqual([]);
  await actElsewhere(sandbox.url, `${CALL.slice(1)}/${id}`, { exchange_rate: '9', fee: 77 });
  await sandbox.clearRequests();
  await list.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(list.dialog).toContainText('has changed since you opened it');
  await expect(list.dialog).toContainText('77.00');
  await list.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(list.toast('Options saved')).toBeVisible();
  const puts = (await sandbox.requests()).filter(({ method }) => method === 'PUT');
  expect(
    puts.map(({ path, query, body }) => [path, decodeURIComponent(query ?? ''), body]),
  ).toEqual([
    [
      CALL,
      'filters[matcher_country]=CA&filters[pb_country]=AE&filters[third_party_company_id]=2',
      { fee: -1.5 },
    ],
  ]);
  await expect(list.cells('fee')).toHaveText(['-1.50', '-1.50', '-1.50', '-1.50']);
  await expect(save).toBeDisabled();
});

test('the log shows who changed what; missing companies are reported', {
  tag: ['@2H09', '@2H23', '@2H24', '@2H26', '@2H27'],
}, async ({ page, sandbox, list }) => {
  await page.getByRole('button', { name: 'Show Log' }).click();
  const log = page.getByRole('dialog');
  await expect(log.getByRole('columnheader')).toHaveText([
    'Date',
    'User',
    'Provider',
    'Amount',
    'Exchange Rate',
    'Fee',
    'Matcher Currency',
    'Matcher Country',
    'PB Currency',
    'PB Country',
  ]);
  await expect(log.locator('tbody tr')).toHaveCount(10);
  expect(await violations(page)).toEqual([]);
  await log.getByRole('button', { name: 'Next page' }).click();
  await expect
    .poll(
      async () =>
        (await sandbox.requests()).findLast(({ path }) => path === `${CALL}/changelog`)?.query,
    )
    .toBe('page=2&pageSize=10');
  await log.getByRole('button', { name: 'Close' }).click();
  {
    // The list says in its place that it failed, and raises no dialog.
    await using _list = await sandbox.fail({ path: CALL, status: 500 });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Refresh failed')).toBeVisible();
    await expect(list.dialog).toHaveCount(0);
    await expect(list.rows).toHaveCount(10);
  }
  await using _fault = await sandbox.fail({ path: '/third-party-companies', status: 500 });
  await page.getByRole('button', { name: 'Show filters' }).click();
  await expect(list.dialog.getByRole('heading')).toHaveText('Error loading third party companies');
});
