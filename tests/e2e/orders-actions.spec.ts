import { expect } from '@playwright/test';
import { actElsewhere, readOrder } from './api.ts';
import { test } from './fixtures.ts';
import { OrdersPage } from './pages/OrdersPage.ts';

const REFUSAL = 'The network says no';

test('an expired order offers Void and, when money is owed, Mark as Refunded', {
  tag: ['@1A24', '@1A10', '@1A11'],
}, async ({ page, sandbox, orders }) => {
  const { id } = await sandbox.createOrder('published');
  await actElsewhere(sandbox.url, `admin/orders/expire/${id}`);
  await orders.find(id);
  await orders.openActions(id);
  await expect(orders.menu.getByRole('menuitem', { name: 'Void', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await orders.act(id, 'Mark as Refunded');
  await expect(orders.toast(`Marked as refunded for order ${id}`)).toBeVisible();
  await expect(orders.cell(id, 'status')).toHaveText('Expired and Refunded');
});

test('Investigate is offered for a published order whose match was cancelled', {
  tag: ['@1A33', '@1A34'],
}, async ({ sandbox, orders }) => {
  const { id } = await sandbox.createOrder('matched');
  const { match_id: match } = await readOrder(sandbox.url, id);
  await actElsewhere(sandbox.url, `admin/matches/cancel/${match}`);
  await orders.find(id);
  await orders.act(id, 'Investigate');
  await expect(orders.toast(`Investigation started for order ${id}`)).toBeVisible();
});

test('a hidden order is marked and offers Unhide Order', { tag: ['@1A18'] }, async ({
  sandbox,
  orders,
}) => {
  const { id } = await sandbox.createOrder('published');
  await orders.find(id);
  await orders.act(id, 'Hide Order');
  await expect(orders.cell(id, 'id').getByRole('img', { name: 'Hidden' })).toBeVisible();
  await orders.act(id, 'Unhide Order');
  await expect(orders.toast(`Order unhidden for order ${id}`)).toBeVisible();
  await expect(orders.cell(id, 'id').getByRole('img', { name: 'Hidden' })).toHaveCount(0);
});

test('publishing asks for a payment type first', {
  tag: ['@1A27', '@1A28', '@1A29', '@1A30', '@1A31', '@1A32'],
}, async ({ page, sandbox, orders }) => {
  const { id } = await sandbox.createOrder('unpublished');
  await orders.find(id);
  await orders.chooseAction(id, 'Publish');
  const next = orders.dialog.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await expect(orders.dialog.getByRole('radio')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(orders.dialog).toContainText('Payment type is required');
  await orders.dialog.getByRole('radio', { name: /card/ }).check();
  await expect(orders.dialog).not.toContainText('Payment type is required');
  await next.click();
  await expect(orders.dialog).toContainText('Are you sure you want to take this action - Publish?');
  const call = `/admin/orders/publish/${id}`;
  {
    await using _fault = await sandbox.fail({
      path: call,
      status: 422,
      body: { message: REFUSAL },
    });
    await orders.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(orders.dialog).toContainText('Unable to publish order');
    await expect(orders.dialog).toContainText(REFUSAL);
  }
  await sandbox.clearRequests();
  await orders.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(orders.toast(`Order published for order ${id}`)).toBeVisible();
  const sent = (await sandbox.requests()).filter(({ path }) => path === call);
  expect(sent.map(({ body }) => body)).toEqual([{ payment_type: 'stripe' }]);
});

test('a manager marks a match as paid', { tag: ['@1A38'] }, async ({ page, sandbox, signInAs }) => {
  const { id } = await sandbox.createOrder('matched');
  const orders = new OrdersPage(page);
  await signInAs('manager');
  await orders.open();
  await orders.find(id);
  await orders.act(id, 'Mark as Paid');
  await expect(orders.toast(`Marked as paid for order ${id}`)).toBeVisible();
  await expect(orders.cell(id, 'status')).toHaveText('Matcher paid');
});

test('a principal expires an order', { tag: ['@1A36'] }, async ({ page, sandbox, signInAs }) => {
  const { id } = await sandbox.createOrder('published');
  const orders = new OrdersPage(page);
  await signInAs('principal');
  await orders.open();
  await orders.find(id);
  await orders.act(id, 'Expire Order');
  await expect(orders.toast(`Order expired for order ${id}`)).toBeVisible();
  await expect(orders.cell(id, 'status')).toHaveText('Expired');
});

test('match history lists matches and rematches a cancelled one', {
  tag: ['@1H01', '@1H02', '@1H03', '@1H04', '@1H05', '@1H06', '@1H07', '@1H08', '@1H09', '@1H10'],
}, async ({ page, sandbox, orders }) => {
  const { id } = await sandbox.createOrder('matched');
  const { match_id: match } = await readOrder(sandbox.url, id);
  await actElsewhere(sandbox.url, `admin/matches/cancel/${match}`);
  await orders.find(id);
  {
    await using _fault = await sandbox.fail({
      path: `/admin/orders/${id}`,
      status: 500,
      body: { message: REFUSAL },
    });
    await orders.chooseAction(id, 'Match History');
    await expect(page.getByRole('dialog')).toContainText(`Error${REFUSAL}`);
  }
  await sandbox.clearRequests();
  await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
  const history = page.getByRole('table', { name: 'Match History' });
  await expect(history).toContainText(String(match));
  const read = await sandbox.requests();
  expect(read.map(({ method, path }) => `${method} ${path}`)).toContain(`POST /admin/orders/${id}`);
  expect(read.find(({ path }) => path === `/admin/orders/${id}/matches`)?.query).toBe(
    'page=1&pageSize=100',
  );

  await history.getByRole('button', { name: `Rematch ${match}` }).click();
  await expect(orders.dialog).toContainText('Are you sure you want to rematch this order?');
  const call = `/admin/matches/${match}/rematch`;
  {
    await using _fault = await sandbox.fail({
      path: call,
      status: 409,
      body: { message: REFUSAL },
    });
    await orders.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(orders.dialog).toContainText(`Error${REFUSAL}`);
  }
  await orders.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(orders.toast('Order remached successfully')).toBeVisible();
  await expect(history.getByRole('row')).toHaveCount(3);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(orders.cell(id, 'status')).toHaveText('Matched');
});

test('the validation journey of a match shows its steps to an admin', {
  tag: ['@1H11', '@1H12'],
}, async ({ page, sandbox, orders }) => {
  const { id } = await sandbox.createOrder('payment_received');
  const { match_id: match } = await readOrder(sandbox.url, id);
  await orders.find(id);
  await sandbox.clearRequests();
  await orders.chooseAction(id, 'Validation Journey');
  const journey = page.getByRole('dialog', { name: 'Validation Journey' });
  await expect(journey.getByRole('listitem').first()).toBeVisible();
  const paths = (await sandbox.requests()).map(({ path }) => path);
  expect(paths).toContain(`/admin/matches/${match}/validation-journey`);
});
