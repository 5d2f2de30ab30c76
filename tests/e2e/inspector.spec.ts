import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('an action in the pane beside the list has the guard of the list', async ({
  page,
  sandbox,
  orders,
}) => {
  const { id } = await sandbox.createOrder('matched');
  await orders.find(id);
  await orders.cell(id, 'type').click();
  const pane = page.getByRole('region', { name: `Order ${id}` });
  await expect(pane.getByRole('region', { name: 'Matcher', exact: true })).toBeVisible();
  await pane.getByRole('button', { name: 'Actions' }).click();
  await orders.menu.getByRole('menuitem', { name: 'Approve Match' }).click();
  await orders.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(orders.toast(`Match approved for order ${id}`)).toBeVisible();
  await expect(pane).toContainText('Payment received');
  await expect(orders.cell(id, 'status')).toHaveText('Payment received');
  await page.reload();
  await expect(pane).toContainText('Payment received');
});
