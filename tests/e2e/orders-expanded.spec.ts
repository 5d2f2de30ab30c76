import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { wholeOrder } from './whole-order.ts';

const PARTIES = ['Poster', 'Poster Beneficiary', 'Matcher', 'Matcher Beneficiary'];

test('1L14 1L15 1L16 1L17 1O15 1O16 1O17 1O20 1O21 a row opens to the flow of the money, markup as text', async ({
  page,
  sandbox,
  orders,
}) => {
  const { id } = await sandbox.createOrder('matched');
  await orders.find(id);
  await using _answer = await sandbox.fail({
    path: `/admin/transactions/${id}`,
    status: 200,
    afterMs: 3000,
    body: { data: wholeOrder(id) },
  });
  await sandbox.clearRequests();
  await orders.expander(id).click();
  await expect(page.getByRole('status', { name: `Loading order ${id}` })).toBeVisible();
  await expect(orders.flows.getByRole('heading')).toHaveText(PARTIES);

  const card = (name: string) => orders.flows.getByRole('region', { name, exact: true });
  await expect(card('Poster')).toContainText('250.00NGN');
  await expect(card('Poster')).toContainText('<b>bold</b>');
  await expect(card('Poster')).toContainText('Healthy');
  await expect(card('Poster').locator('img[src*="044"]')).toBeVisible();
  await expect(card('Poster Beneficiary')).toContainText('Unhealthy');
  await expect(card('Poster Beneficiary').locator('img[src*="generic"]')).toBeVisible();
  await expect(card('Poster Beneficiary')).toContainText('0.60CAD');
  await expect(card('Matcher')).toContainText('Unhealthy');
  await expect(card('Matcher')).toContainText('Baobab Remit');
  await expect(card('Matcher Beneficiary')).toContainText('Recipient Four');
  await expect(card('Matcher Beneficiary')).toContainText('Fidelity Bank');
  await expect(card('Matcher').getByRole('link', { name: 'Person 3' })).toHaveAttribute(
    'href',
    '#/users/3',
  );
  await expect(card('Poster').locator('.fui-Avatar')).toBeVisible();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  const paths = (await sandbox.requests()).map(({ path }) => path);
  expect(paths).toContain(`/admin/transactions/${id}`);
});

test('open rows are in the address: a reload shows them, a page change closes them', async ({
  page,
  orders,
}) => {
  const [first = '', second = ''] = await orders.ids();
  await orders.expander(first).click();
  await orders.expander(second).click();
  await expect(orders.flows).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`expanded=${first}&expanded=${second}`));
  await page.reload();
  await expect(orders.flows).toHaveCount(2);
  await orders.expander(first).click();
  await expect(orders.flows).toHaveCount(1);
  await orders.pager.getByRole('button', { name: 'Page 2' }).click();
  await expect(orders.flows).toHaveCount(0);
});

test('a row opens and closes by key, and its actions open by key', async ({ page, orders }) => {
  const [first = ''] = await orders.ids();
  const cell = orders.cell(first, 'id');
  await cell.focus();
  await page.keyboard.press('ArrowRight');
  await expect(orders.flows).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(orders.flows).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(orders.flows).toHaveCount(1);
  await expect(orders.expander(first)).toHaveAttribute('aria-expanded', 'true');
  await orders.cell(first, 'actions').focus();
  await page.keyboard.press('Enter');
  await expect(orders.menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(orders.menu).toHaveCount(0);
});

test('a failed reading says so in its place, and Retry reads it again', async ({
  sandbox,
  orders,
}) => {
  const [first = ''] = await orders.ids();
  {
    await using _fault = await sandbox.fail({
      path: `/admin/transactions/${first}`,
      status: 500,
      body: { message: 'The network says no' },
    });
    await orders.expander(first).click();
    await expect(orders.flows).toContainText('The order could not be loaded. The network says no');
    await expect(orders.dialog).toHaveCount(0);
  }
  await orders.flows.getByRole('button', { name: 'Retry' }).click();
  await expect(orders.flows.getByRole('heading')).toHaveText(PARTIES);
});
