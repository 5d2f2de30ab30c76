import { expect, type Locator, type Page } from '@playwright/test';
import { ListPage } from '../../pages/ListPage.ts';
import { violations } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';

const PATH = '/exchange-rates';
const CALL = '/admin/exchange-rate-limits';

/** The list. Its form is no alert, as its questions are. */
class RateLimitsPage extends ListPage {
  constructor(page: Page) {
    super(page, 'Exchange Rate Limit');
  }

  override get dialog() {
    return super.dialog.or(this.page.getByRole('dialog', { name: /Rate Limit$/u }));
  }
}

const choose = async (page: Page, within: Page | Locator, field: string, option: string) => {
  await within.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('a limit is added, changed and deleted, to the last digit', {
  tag: ['@2X02', '@2X05', '@2X08', '@2X09', '@2X10', '@2X11', '@2X15'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('admin');
  const list = new RateLimitsPage(page);
  await list.open(PATH);
  await page.getByRole('button', { name: 'Add New Rate Limit' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(list.dialog.getByRole('heading')).toHaveText('Add New Rate Limit');
  await list.dialog.getByRole('button', { name: 'Add' }).click();
  await expect(list.dialog).toContainText('Choose the sending country');
  await expect(list.dialog).toContainText('Enter a number above 0');
  expect(await violations(page)).toEqual([]);
  await choose(page, list.dialog, 'From', 'Nigeria (NGN)');
  await choose(page, list.dialog, 'To', 'United States (USD)');
  await expect(list.dialog).toContainText('This pair already has a limit');
  await choose(page, list.dialog, 'To', 'Kenya (KES)');
  await expect(list.dialog).not.toContainText('This pair already has a limit');
  await list.dialog.getByLabel('Min Exchange Rate').fill('4.000000000001');
  await list.dialog.getByLabel('Max Exchange Rate').fill('3');
  await expect(list.dialog).toContainText('The maximum cannot be below the minimum');
  await list.dialog.getByLabel('Max Exchange Rate').fill('4.9');
  await expect(list.dialog).toContainText('Quote: 3.95 to 4.11 NGN for 1 KES');
  await sandbox.clearRequests();
  await list.dialog.getByRole('button', { name: 'Add' }).dblclick();
  await expect(list.toast('Exchange Rate Limit created!')).toBeVisible();
  const posts = async () => (await sandbox.requests()).filter(({ method }) => method !== 'GET');
  expect((await posts()).map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'POST',
      path: CALL,
      body: {
        poster_country_abbreviation: 'NG',
        poster_currency_code: 'NGN',
        matcher_country_abbreviation: 'KE',
        matcher_currency_code: 'KES',
        min_exchange_rate: '4.000000000001',
        max_exchange_rate: '4.9',
      },
    },
  ]);

  await page.getByPlaceholder('Search by country name...').fill('kenya');
  const row = list.rows.filter({ hasText: 'Nigeria (NGN)' }).filter({ hasText: 'Kenya' });
  await expect(row.locator('[col-id="min"]')).toHaveText('4.000000000001 NGN for 1 KES');
  const id = (await row.getAttribute('row-business-key')) ?? '';
  await list.choose(id, 'Edit');
  await expect(list.dialog.getByLabel('Max Exchange Rate')).toHaveValue('4.9');
  await list.dialog.getByLabel('Max Exchange Rate').fill('4.75');
  await list.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(list.toast('Exchange Rate Limit updated!')).toBeVisible();
  await expect(list.cell(id, 'max')).toHaveText('4.750000000000 NGN for 1 KES');
  await list.choose(id, 'Delete');
  await expect(list.dialog).toContainText('Are you sure you want to delete');
  await list.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(list.toast('Exchange Rate Limit deleted!')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await posts()).map(({ method, path }) => `${method} ${path}`).slice(1)).toEqual([
    `POST ${CALL}/${id}`,
    `DELETE ${CALL}/${id}`,
  ]);
});
