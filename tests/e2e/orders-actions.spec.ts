import { expect } from '@playwright/test';
import type { OrderStatus } from '#contract/orders.ts';
import { actElsewhere, readOrder } from './api.ts';
import { type Person, test } from './fixtures.ts';
import { OrdersPage } from './pages/OrdersPage.ts';

interface Case {
  readonly facts: string;
  readonly action: string;
  /** The status of an order that offers it. */
  readonly from: OrderStatus;
  /** The call's path, with `{match}` for the match's id and `{id}` for the order's. */
  readonly path: string;
  readonly body?: (id: string) => object;
  readonly alert: string;
  /** The start of the toast after it has worked. */
  readonly done: string;
  /** The status the order has then. */
  readonly becomes: string | RegExp;
}

/** The actions that ask nothing but 'Are you sure…' (1A). */
const CASES: readonly Case[] = [
  {
    facts: '1A03 1A04 1A05',
    action: 'Cancel Match',
    done: 'Match cancelled',
    from: 'matched',
    path: 'admin/matches/cancel/{match}',
    alert: 'Unable to Cancel Match',
    becomes: 'Published',
  },
  {
    facts: '1A03 1A06 1A07',
    action: 'Approve Match',
    done: 'Match approved',
    from: 'matched',
    path: 'admin/matches/approve/{match}',
    alert: 'Unable to Approve Match',
    becomes: 'Payment received',
  },
  {
    facts: '1A08 1A09',
    action: 'Mark as Paid',
    done: 'Marked as paid',
    from: 'matched',
    path: 'admin/orders/mark-as-matcher-paid/{id}',
    alert: 'Unable to mark match as paid',
    becomes: 'Matcher paid',
  },
  {
    facts: '1A12 1A13 1A14',
    action: 'Complete Order',
    done: 'Order completed',
    from: 'payment_received',
    path: 'admin/orders/complete/{id}',
    alert: 'Unable to complete order',
    becomes: 'Completed',
  },
  {
    facts: '1A18 1A19',
    action: 'Hide Order',
    done: 'Order hidden',
    from: 'published',
    path: 'admin/orders/set-hidden/{id}',
    body: (id) => ({ id, hidden: true }),
    alert: 'Unable to set order as hidden',
    becomes: 'Published',
  },
  {
    facts: '1A15 1A16 1A17',
    action: 'Expire Order',
    done: 'Order expired',
    from: 'published',
    path: 'admin/orders/expire/{id}',
    alert: 'Unable to expire order',
    becomes: 'Expired',
  },
  {
    facts: '1A20 1A21 1A22',
    action: 'Capture',
    done: 'Payment captured',
    from: 'unable_to_capture',
    path: 'admin/orders/capture/{id}',
    alert: 'Unable to capture order',
    becomes: 'Payment received',
  },
  {
    facts: '1A23 1A25 1A26',
    action: 'Void',
    done: 'Payment voided',
    from: 'unable_to_void',
    path: 'admin/orders/void/{id}',
    alert: 'Unable to void order',
    becomes: /^(Cancelled|Expired and Refunded)$/,
  },
];

const REFUSAL = 'The network says no';

for (const { facts, action, done, from, path, body, alert, becomes } of CASES) {
  test(`1A01 1A02 1A35 1L18 ${facts} an admin takes ${action}, after a refusal and a No`, async ({
    page,
    sandbox,
    orders,
  }) => {
    const { id } = await sandbox.createOrder(from);
    const match = String((await readOrder(sandbox.url, id))['match_id']);
    const call = `/${path.replace('{match}', match).replace('{id}', id)}`;
    const sent = async () => (await sandbox.requests()).filter((request) => request.path === call);
    await orders.find(id);

    await orders.chooseAction(id, action);
    await expect(orders.dialog).toContainText(
      `Are you sure you want to take this action - ${action}?`,
    );
    await expect(orders.dialog.getByLabel('Order')).toContainText(id);
    await expect(orders.dialog.getByRole('button', { name: 'No' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(orders.dialog).toHaveCount(0);
    expect(await sent()).toEqual([]);

    {
      await using _fault = await sandbox.fail({
        method: 'POST',
        path: call,
        status: 409,
        body: { message: REFUSAL },
      });
      await orders.act(id, action);
      await expect(orders.dialog).toContainText(alert);
      await expect(orders.dialog).toContainText(REFUSAL);
    }
    await sandbox.clearRequests();
    await orders.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(orders.toast(`${done} for order ${id}`)).toBeVisible();
    await expect(orders.dialog).toHaveCount(0);
    const [made, ...more] = await sent();
    expect(more).toEqual([]);
    expect(made).toMatchObject({ method: 'POST', body: body?.(id) ?? {} });
    await expect(orders.cell(id, 'status')).toHaveText(becomes);
  });
}

test('1A24 1A10 1A11 an expired order offers Void and, when money is owed, Mark as Refunded', async ({
  page,
  sandbox,
  orders,
}) => {
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

test('1A33 1A34 Investigate is offered for a published order whose match was cancelled', async ({
  sandbox,
  orders,
}) => {
  const { id } = await sandbox.createOrder('matched');
  const { match_id: match } = await readOrder(sandbox.url, id);
  await actElsewhere(sandbox.url, `admin/matches/cancel/${match}`);
  await orders.find(id);
  await orders.act(id, 'Investigate');
  await expect(orders.toast(`Investigation started for order ${id}`)).toBeVisible();
});

test('1A18 a hidden order is marked and offers Unhide Order', async ({ sandbox, orders }) => {
  const { id } = await sandbox.createOrder('published');
  await orders.find(id);
  await orders.act(id, 'Hide Order');
  await expect(orders.cell(id, 'id').getByRole('img', { name: 'Hidden' })).toBeVisible();
  await orders.act(id, 'Unhide Order');
  await expect(orders.toast(`Order unhidden for order ${id}`)).toBeVisible();
  await expect(orders.cell(id, 'id').getByRole('img', { name: 'Hidden' })).toHaveCount(0);
});

test('1A27 1A28 1A29 1A30 1A31 1A32 publishing asks for a payment type first', async ({
  page,
  sandbox,
  orders,
}) => {
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

/** What the menu holds besides the actions. */
const SEEING = [
  'Match History',
  'Validation Details',
  'Open Order',
  'Open in New Window',
  'Copy Link',
];
const JOURNEY = [
  'Match History',
  'Validation Details',
  'Validation Journey',
  'Open Order',
  'Open in New Window',
  'Copy Link',
];

const OFFERS: readonly (readonly [Person, OrderStatus, readonly string[]])[] = [
  ['admin', 'matched', ['Cancel Match', 'Approve Match', 'Mark as Paid', ...JOURNEY]],
  ['admin', 'published', ['Expire Order', 'Hide Order', ...SEEING]],
  ['principal', 'matched', ['Mark as Paid', ...SEEING]],
  ['principal', 'published', ['Expire Order', 'Hide Order', ...SEEING]],
  ['principal', 'unable_to_capture', SEEING],
  ['principal', 'unpublished', ['Expire Order', 'Hide Order', ...SEEING]],
  ['manager', 'matched', ['Mark as Paid', ...SEEING]],
  ['manager', 'published', SEEING],
  ['manager', 'payment_received', SEEING],
  ['manager', 'unable_to_void', SEEING],
];

for (const person of ['admin', 'principal', 'manager'] as const) {
  test(`1A35 1A36 1A37 1A38 1A39 1H11 what the menu offers to a person who is ${person}`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    const orders = new OrdersPage(page);
    await signInAs(person);
    await orders.open();
    for (const [, status, items] of OFFERS.filter(([who]) => who === person)) {
      const { id } = await sandbox.createOrder(status);
      await orders.find(id);
      await orders.openActions(id);
      await expect(orders.menu.getByRole('menuitem')).toHaveText([...items]);
      await page.keyboard.press('Escape');
      await expect(orders.menu).toHaveCount(0);
    }
  });
}

test('1A38 a manager marks a match as paid', async ({ page, sandbox, signInAs }) => {
  const { id } = await sandbox.createOrder('matched');
  const orders = new OrdersPage(page);
  await signInAs('manager');
  await orders.open();
  await orders.find(id);
  await orders.act(id, 'Mark as Paid');
  await expect(orders.toast(`Marked as paid for order ${id}`)).toBeVisible();
  await expect(orders.cell(id, 'status')).toHaveText('Matcher paid');
});

test('1A36 a principal expires an order', async ({ page, sandbox, signInAs }) => {
  const { id } = await sandbox.createOrder('published');
  const orders = new OrdersPage(page);
  await signInAs('principal');
  await orders.open();
  await orders.find(id);
  await orders.act(id, 'Expire Order');
  await expect(orders.toast(`Order expired for order ${id}`)).toBeVisible();
  await expect(orders.cell(id, 'status')).toHaveText('Expired');
});

test('1H01 1H02 1H03 1H04 1H05 1H06 1H07 1H08 1H09 1H10 match history lists matches and rematches a cancelled one', async ({
  page,
  sandbox,
  orders,
}) => {
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

test('1H11 1H12 the validation journey of a match shows its steps to an admin', async ({
  page,
  sandbox,
  orders,
}) => {
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
