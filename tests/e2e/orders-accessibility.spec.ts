import { expect, type Page } from '@playwright/test';
import { actElsewhere } from './api.ts';
import { violationsInBothThemes } from './axe.ts';
import { test } from './fixtures.ts';
import { OrdersPage } from './pages/OrdersPage.ts';

test('an open row, its menu and its dialogs have no violation', async ({
  page,
  sandbox,
  orders,
}) => {
  test.slow();
  const { id } = await sandbox.createOrder('matched');
  await orders.find(id);
  await orders.expander(id).click();
  await expect(orders.flows.getByRole('region', { name: 'Matcher', exact: true })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await orders.chooseAction(id, 'Approve Match');
  await expect(orders.dialog.getByRole('button', { name: 'Yes' })).toBeEnabled();
  await actElsewhere(sandbox.url, `admin/orders/mark-as-matcher-paid/${id}`);
  await orders.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(orders.dialog.getByRole('table')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await orders.dialog.getByRole('button', { name: 'No' }).click();
  await orders.openActions(id);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await orders.menu.getByRole('menuitem', { name: 'Match History' }).click();
  await expect(page.getByRole('table', { name: 'Match History' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('an order’s tabs and its data have no violation', async ({ page, sandbox, orders }) => {
  test.slow();
  const { id } = await sandbox.createOrder('payment_received');
  await orders.find(id);
  await orders.cell(id, 'id').getByRole('link').click();
  await expect(page.getByRole('rowheader', { name: 'Order ID' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Parties' }).click();
  await expect(page.getByRole('list', { name: 'Parties' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Validation Events' }).click();
  await page.getByRole('button', { name: 'View Data' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('a person signs in, finds an order, approves its match and reads it by keyboard alone', async ({
  page,
  sandbox,
  signInPage,
}) => {
  test.slow();
  const { id } = await sandbox.createOrder('matched');
  const orders = new OrdersPage(page);
  await expect(signInPage.email).toBeFocused();
  await page.keyboard.type('admin@corridor.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('corridor');
  await page.keyboard.press('Enter');
  const transactions = page.getByRole('link', { name: 'Transactions', exact: true });
  await transactions.waitFor();
  await press(page, 'Tab', transactions);
  await page.keyboard.press('Enter');
  await orders.ready();
  await press(page, 'Tab', orders.search);
  await page.keyboard.type(id);
  await expect(orders.rows).toHaveCount(1);

  await press(page, 'Tab', orders.header('id'));
  await page.keyboard.press('ArrowDown');
  await expect(orders.cell(id, 'id')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(orders.flows).toHaveCount(1);
  await press(page, 'ArrowRight', orders.cell(id, 'actions'));
  await page.keyboard.press('Enter');
  await press(page, 'ArrowDown', orders.menu.getByRole('menuitem', { name: 'Approve Match' }));
  await page.keyboard.press('Enter');
  await expect(orders.dialog.getByRole('button', { name: 'No' })).toBeFocused();
  await expect(orders.dialog.getByRole('button', { name: 'Yes' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(orders.toast(`Match approved for order ${id}`)).toBeVisible();
  await expect(orders.cell(id, 'status')).toHaveText('Payment received');

  await expect(orders.cell(id, 'actions').getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, 'ArrowDown', orders.menu.getByRole('menuitem', { name: 'Open Order' }));
  await page.keyboard.press('Enter');
  const details = page.getByRole('tab', { name: 'Details' });
  await details.waitFor();
  await press(page, 'Tab', details);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Parties' })).toBeVisible();
});

/** Presses `key` until `target` has the focus; gives up after a round through the whole page. */
async function press(page: Page, key: string, target: ReturnType<Page['locator']>) {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 80; step += 1) {
    if (await isFocused()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached by ${key}`);
}
