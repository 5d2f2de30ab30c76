import { expect } from '@playwright/test';
import { OrdersPage } from '../../pages/OrdersPage.ts';
import { actElsewhere } from '../../support/api.ts';
import { test } from '../../support/fixtures.ts';

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
  // Or it would learn of the other window's act before it can be answered.
  await expect(other.dialog.getByRole('button', { name: 'Yes' })).toBeEnabled();
  const call = `/admin/orders/expire/${id}`;
  await using _held = await sandbox.fail({ path: call, held: true, drop: true });
  await page.bringToFront();
  await orders.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(orders.dialog).toContainText('Sending…');
  await other.page.bringToFront();
  await other.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(other.dialog).toContainText(
    'Nothing was sent. The outcome of an earlier action is not known yet.',
  );
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
  await expect(orders.dialog).toContainText('Order expired');
  expect((await posts()).map((request) => request.path)).toEqual([path]);
});
