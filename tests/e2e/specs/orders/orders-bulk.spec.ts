import { expect, type Page } from '@playwright/test';
import { OrdersPage } from '../../pages/OrdersPage.ts';
import { readOrders } from '../../support/api.ts';
import { test } from '../../support/fixtures.ts';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Bulk operations' });
const SET_HIDDEN = '/admin/orders/set-hidden';

test('all orders of a query are hidden and unhidden, after a preview', {
  tag: ['@1B01', '@1B03', '@1B05', '@1B06'],
}, async ({ page, sandbox, signInAs }) => {
  const { id } = await sandbox.createOrder('published');
  await signInAs('admin');
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
