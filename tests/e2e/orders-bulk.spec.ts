import { expect, type Page } from '@playwright/test';
import { actElsewhere, readOrders } from './api.ts';
import { violations } from './axe.ts';
import { test } from './fixtures.ts';
import { OrdersPage } from './pages/OrdersPage.ts';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Bulk operations' });
const SET_HIDDEN = '/admin/orders/set-hidden';

for (const person of ['admin', 'principal'] as const) {
  test(`a ${person} hides and unhides all orders of a query, after a preview`, {
    tag: ['@1B01', '@1B03', '@1B05', '@1B06'],
  }, async ({ page, sandbox, signInAs }) => {
    const { id } = await sandbox.createOrder('published');
    await signInAs(person);
    const orders = new OrdersPage(page);
    await orders.open();
    await orders.find(id);
    await sandbox.clearRequests();
    for (const [button, hidden] of [
      ['Hide all', true],
      ['Unhide all', false],
    ] as const) {
      await bar(page).getByRole('button', { name: button, exact: true }).click();
      await expect(orders.dialog).toContainText(
        `Are you sure you want to take this action - ${button}?`,
      );
      await expect(orders.dialog).toContainText('1 order matches the filters and the search.');
      await expect(orders.dialog.getByRole('row', { name: /Published/ })).toBeVisible();
      await expect(orders.dialog.getByRole('button', { name: 'No' })).toBeFocused();
      await orders.dialog.getByRole('button', { name: 'Yes' }).click();
      await expect(orders.toast(hidden ? '1 order hidden' : '1 order unhidden')).toBeVisible();
      const { models } = await readOrders(sandbox.url, `page=1&pageSize=1&search=${id}`);
      expect(models[0]?.['hidden']).toBe(hidden);
    }
    const sent = (await sandbox.requests()).filter(({ path }) => path === SET_HIDDEN);
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ hidden: true, search: id, filters: expect.any(Object) }),
      expect.objectContaining({ hidden: false, search: id, filters: expect.any(Object) }),
    ]);
  });
}

test('No sends nothing, and a refusal says what could not be done', { tag: ['@1B06'] }, async ({
  page,
  sandbox,
  orders,
}) => {
  await sandbox.clearRequests();
  await bar(page).getByRole('button', { name: 'Hide all', exact: true }).click();
  await orders.dialog.getByRole('button', { name: 'No' }).click();
  await expect(orders.dialog).toHaveCount(0);
  expect((await sandbox.requests()).filter(({ path }) => path === SET_HIDDEN)).toEqual([]);

  await using _fault = await sandbox.fail({
    path: SET_HIDDEN,
    status: 409,
    body: { message: 'Too many orders' },
  });
  await bar(page).getByRole('button', { name: 'Hide all', exact: true }).click();
  await orders.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(orders.dialog).toContainText('Unable to set orders as hidden');
  await expect(orders.dialog).toContainText('Too many orders');
});

test('a manager has no bulk bar and no boxes', { tag: ['@1B02'] }, async ({ page, signInAs }) => {
  await signInAs('manager');
  const orders = new OrdersPage(page);
  await orders.open();
  await expect(bar(page)).toHaveCount(0);
  await expect(orders.grid.getByRole('checkbox')).toHaveCount(0);
});

test('selected rows go through an action one by one, each under the guard', {
  tag: ['@1B04'],
}, async ({ page, sandbox, orders }) => {
  const created = [
    await sandbox.createOrder('published'),
    await sandbox.createOrder('published'),
    await sandbox.createOrder('published'),
  ];
  await expect
    .poll(() => orders.ids())
    .toEqual(expect.arrayContaining(created.map(({ id }) => id)));
  for (const { id } of created) {
    await orders.grid.locator(`[row-business-key="${id}"]`).getByRole('checkbox').check();
  }
  await expect(bar(page)).toContainText('3 selected');
  await bar(page).getByRole('button', { name: 'Actions for selected' }).click();
  await page.getByRole('menuitem', { name: 'Expire Order (3 of 3)' }).click();
  await expect(orders.dialog).toContainText(
    'Are you sure you want to take this action - Expire Order?',
  );
  expect(await violations(page)).toEqual([]);
  const [first, second, third] = created.map(({ id }) => id);
  await actElsewhere(sandbox.url, `admin/orders/expire/${second}`);
  await orders.dialog.getByRole('button', { name: 'Yes' }).click();
  const row = (id = '') => orders.dialog.getByRole('row').filter({ hasText: id });
  await expect(row(first)).toContainText('Done');
  await expect(row(second)).toContainText('Skipped: the action is no longer available');
  await expect(row(third)).toContainText('Done');
  await orders.dialog.getByRole('button', { name: 'Close' }).click();
  await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(orders.grid.locator('.ag-row-selected')).toHaveCount(0);
});

test('a selection covers the current page', async ({ page, orders }) => {
  await orders.grid.getByRole('checkbox', { name: /row/i }).first().check();
  await expect(bar(page)).toContainText('1 selected');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(bar(page)).not.toContainText('selected');
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(bar(page)).not.toContainText('selected');
  await expect(orders.grid.locator('.ag-row-selected')).toHaveCount(0);
});
