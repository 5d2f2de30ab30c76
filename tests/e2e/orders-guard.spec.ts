import { expect } from '@playwright/test';
import { actElsewhere, readOrder } from './api.ts';
import { test } from './fixtures.ts';
import { OrdersPage } from './pages/OrdersPage.ts';

test('a changed order is shown with old and new values, and asked about again', async ({
  sandbox,
  orders,
}) => {
  const { id } = await sandbox.createOrder('matched');
  const { match_id: match } = await readOrder(sandbox.url, id);
  await orders.find(id);
  await orders.chooseAction(id, 'Approve Match');
  await expect(orders.dialog.getByRole('button', { name: 'Yes' })).toBeEnabled();
  await actElsewhere(sandbox.url, `admin/orders/mark-as-matcher-paid/${id}`);
  await sandbox.clearRequests();
  const yes = orders.dialog.getByRole('button', { name: 'Yes' });
  await yes.click();
  await expect(orders.dialog).toContainText('The order has changed since you opened it');
  const status = orders.dialog.getByRole('row', { name: /^Status/ });
  await expect(status.getByRole('cell')).toHaveText(['Matched', 'Matcher paid']);
  await expect(orders.dialog.getByRole('button', { name: 'No' })).toBeFocused();
  const posts = async () => (await sandbox.requests()).filter(({ method }) => method === 'POST');
  expect(await posts()).toEqual([]);
  await yes.click();
  await expect(orders.toast(`Match approved for order ${id}`)).toBeVisible();
  expect((await posts()).map(({ path }) => path)).toEqual([`/admin/matches/approve/${match}`]);
});

test('no action is sent when the order no longer offers it', async ({ sandbox, orders }) => {
  const { id } = await sandbox.createOrder('matched');
  const { match_id: match } = await readOrder(sandbox.url, id);
  await orders.find(id);
  await orders.chooseAction(id, 'Approve Match');
  await expect(orders.dialog.getByRole('button', { name: 'Yes' })).toBeEnabled();
  await actElsewhere(sandbox.url, `admin/matches/cancel/${match}`);
  await sandbox.clearRequests();
  await orders.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(orders.dialog).toContainText('This action is no longer available for the order');
  await expect(orders.dialog.getByRole('button', { name: 'Yes' })).toHaveCount(0);
  const methods = new Set((await sandbox.requests()).map(({ method }) => method));
  expect([...methods]).toEqual(['GET']);
});

test('no action is sent when the order cannot be loaded again', async ({ sandbox, orders }) => {
  const { id } = await sandbox.createOrder('published');
  await orders.find(id);
  await orders.chooseAction(id, 'Expire Order');
  await sandbox.clearRequests();
  await using _fault = await sandbox.fail({ path: `/admin/transactions/${id}`, status: 503 });
  await orders.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(orders.dialog).toContainText('nothing was sent');
  const methods = new Set((await sandbox.requests()).map(({ method }) => method));
  expect([...methods]).toEqual(['GET']);
});

test('a double click and a key on a slow server send once', async ({ page, sandbox, orders }) => {
  const { id } = await sandbox.createOrder('published');
  await orders.find(id);
  await orders.chooseAction(id, 'Expire Order');
  await sandbox.clearRequests();
  await using _slow = await sandbox.misbehave({ latencyMs: 300 });
  const yes = orders.dialog.getByRole('button', { name: 'Yes' });
  await yes.dblclick();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(orders.toast(`Order expired for order ${id}`)).toBeVisible();
  const posts = (await sandbox.requests()).filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path)).toEqual([`/admin/orders/expire/${id}`]);
});

test('two windows cannot act on one order at a time', {
  tag: '@browser-host',
}, async ({ page, context, host, sandbox, orders }) => {
  const { id } = await sandbox.createOrder('published');
  await orders.find(id);
  const other = new OrdersPage(await context.newPage());
  await other.page.goto(`${host.origin}/#/transactions?search=${id}`);
  await other.ready();
  await page.bringToFront();
  await orders.chooseAction(id, 'Expire Order');
  // A page behind another one draws only now and then.
  await other.page.bringToFront();
  await other.chooseAction(id, 'Expire Order');
  const call = `/admin/orders/expire/${id}`;
  await using _hang = await sandbox.fail({ path: call, hang: true });
  await page.bringToFront();
  await orders.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(orders.dialog).toContainText('Sending…');
  await other.page.bringToFront();
  await other.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(other.dialog).toContainText('its outcome is not known yet');
  await page.close();
  await expect(other.dialog.getByRole('button', { name: 'Yes' })).toHaveCount(0);
});

test.describe('without an answer', () => {
  test('the outcome is unknown until a reading shows it', async ({ page, sandbox, orders }) => {
    const { id } = await sandbox.createOrder('published');
    await orders.find(id);
    const call = `/admin/orders/expire/${id}`;
    const lost = await sandbox.fail({ path: call, drop: true });
    await orders.act(id, 'Expire Order');
    await expect(orders.dialog).toContainText('Unable to expire order');
    await expect(orders.dialog).toContainText('It may or may not have taken effect');
    await expect(orders.dialog.getByRole('button', { name: 'Yes' })).toHaveCount(0);
    await orders.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(orders.cell(id, 'status')).toHaveText('Outcome unknown');
    await orders.chooseAction(id, 'Expire Order');
    await expect(orders.dialog).toContainText('its outcome is not known yet');
    await expect(orders.dialog.getByRole('button', { name: 'Yes' })).toHaveCount(0);

    await lost[Symbol.asyncDispose]();
    await actElsewhere(sandbox.url, `admin/orders/expire/${id}`);
    // The main process reads ever more seldom: after 1, 2, 4 and 8 seconds.
    await expect(orders.dialog).toContainText('Expired at', { timeout: 20_000 });
    await page.keyboard.press('Escape');
    await expect(orders.dialog).toHaveCount(0);
    await expect(orders.cell(id, 'status')).toHaveText('Expired');
  });

  test('the order is read on when the dialog is closed, and nothing is sent again', async ({
    sandbox,
    orders,
  }) => {
    const { id } = await sandbox.createOrder('published');
    await orders.find(id);
    await using _lost = await sandbox.fail({ path: `/admin/orders/expire/${id}`, drop: true });
    await orders.act(id, 'Expire Order');
    await expect(orders.dialog).toContainText('Checking the order…');
    await sandbox.clearRequests();
    await orders.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(orders.cell(id, 'status')).toHaveText('Outcome unknown');
    const reads = async () =>
      (await sandbox.requests()).filter(({ path }) => path === `/admin/transactions/${id}`);
    await expect.poll(async () => (await reads()).length).toBeGreaterThan(1);
    const requests = await sandbox.requests();
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

test('a reload during an act sends nothing again, and shows the outcome', async ({
  page,
  sandbox,
  orders,
}) => {
  const { id } = await sandbox.createOrder('published');
  await orders.find(id);
  await orders.chooseAction(id, 'Expire Order');
  await sandbox.clearRequests();
  const path = `/admin/orders/expire/${id}`;
  const late = await sandbox.fail({ path, held: true, passes: true });
  await orders.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(orders.dialog).toContainText('Sending…');
  const posts = async () => (await sandbox.requests()).filter(({ method }) => method === 'POST');
  const latest = () =>
    page.evaluate(async () => {
      const acts = await window.corridor.call('acts.list', undefined);
      return acts.ok ? acts.value[0]?.outcome : null;
    });
  await expect.poll(latest).toBe('sent');
  await page.reload();
  await expect(orders.dialog).toContainText('Expire Order was sent at');
  await expect(orders.dialog.getByRole('button', { name: 'Yes' })).toHaveCount(0);
  await late[Symbol.asyncDispose]();
  await expect(orders.dialog).toContainText('The order was expired');
  expect((await posts()).map((request) => request.path)).toEqual([path]);
});
