import { expect } from '@playwright/test';
import { readOrders } from './api.ts';
import { violations } from './axe.ts';
import { pasted } from './clipboard.ts';
import { later } from './clock.ts';
import { test } from './fixtures.ts';

const inTwoDecimals = (value: unknown) =>
  Number(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test.describe('the Transactions list', () => {
  test('shows what the API answers, in its order and formats', {
    tag: ['@1L19', '@1O08', '@1O09', '@1O10', '@3F01'],
  }, async ({ orders, sandbox }) => {
    const { models } = await readOrders(sandbox.url, 'page=1&pageSize=20&orderBy=posted_at');
    expect(await orders.ids()).toEqual(models.map(({ id }) => String(id)));
    const shown = await orders.cells('posterAmount').allTextContents();
    const whole = models.flatMap((row, index) =>
      row['is_partial_match_allowed'] && row['match_id'] ? [] : [{ row, text: shown[index] }],
    );
    expect(whole.length).toBeGreaterThan(5);
    for (const { row, text } of whole) {
      expect(text).toBe(`${inTwoDecimals(row['poster_amount'])} ${row['poster_currency']}`);
    }
    const references = models.map(
      (row) => row['flwRef'] ?? row['poster_manual_payment_ref'] ?? '–',
    );
    expect(await orders.cells('reference').allInnerTexts()).toEqual(references);
  });

  test('is ordered by Posted at and can be ordered otherwise', {
    tag: ['@1L03', '@1F22', '@1F23'],
  }, async ({ page, orders, sandbox }) => {
    await expect(orders.orderBy).toHaveText('Posted at');
    await orders.orderBy.click();
    await expect(page.getByRole('option')).toHaveText([
      'Posted at',
      'Completed at',
      'Cancelled at',
      'Expired at',
      'Validated at',
    ]);
    await page.getByRole('option', { name: 'Expired at' }).click();
    const { models } = await readOrders(sandbox.url, 'page=1&pageSize=20&orderBy=removed_at');
    await expect.poll(() => orders.ids()).toEqual(models.map(({ id }) => String(id)));
    await expect(page).toHaveURL(/orderBy=removed_at/);
  });

  test('pages through the orders; Back and a reload show the same page', {
    tag: ['@1L07'],
  }, async ({ page, orders }) => {
    await expect(orders.pager.getByRole('button', { name: /^Page / })).toHaveCount(5);
    const first = await orders.ids();
    await orders.pager.getByRole('button', { name: 'Page 3' }).click();
    await expect(orders.range).toHaveText(/^41–60 of /);
    const third = await orders.ids();
    expect(third).not.toEqual(first);
    await page.reload();
    await orders.ready();
    expect(await orders.ids()).toEqual(third);
    await page.goBack();
    await expect.poll(() => orders.ids()).toEqual(first);
  });

  test('search finds an order by the name of a person in it', { tag: ['@1L02'] }, async ({
    orders,
    page,
  }) => {
    await orders.search.fill('okafor');
    await expect(page).toHaveURL(/search=okafor$/);
    await expect(orders.range).not.toHaveText(/ of 2,000$/);
    await expect(orders.rows.first()).toBeVisible();
  });
});

test.describe('live updates', () => {
  test('the list reloads on each of the nine events', {
    tag: ['@1V07', '@1V08', '@1V09', '@1V10'],
  }, async ({ orders, sandbox, page }) => {
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(orders.rows).toHaveCount(20);
    await page.clock.install();
    for (const event of [
      'connected',
      'newOrder',
      'orderMatched',
      'matchCancelled',
      'orderRequested',
      'orderCancelled',
      'orderRemoved',
      'orderHiddenChange',
      'orderSaved',
    ]) {
      await sandbox.clearRequests();
      await sandbox.publish(event);
      const asked = async () => (await sandbox.requests()).map(({ path }) => path);
      await later(page, async () => expect(await asked(), event).toContain('/admin/transactions'));
    }
  });

  test('a new order of another user appears by itself', { tag: ['@1V01'] }, async ({
    orders,
    sandbox,
    page,
  }) => {
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const before = await orders.ids();
    const created = await sandbox.createOrder();
    expect(before).not.toContain(created.id);
    await expect.poll(() => orders.ids()).toContain(created.id);
  });

  test('a row changed by someone else is marked until it is read by pointer or key; one changed here is not', async ({
    orders,
    sandbox,
    page,
  }) => {
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const first = await sandbox.createOrder();
    const second = await sandbox.createOrder();
    await expect.poll(() => orders.ids()).toEqual(expect.arrayContaining([first.id, second.id]));
    // The person looks elsewhere.
    await orders.search.hover();
    await expect(orders.marks).toHaveCount(0);

    await sandbox.cancelOrder(first.id);
    await sandbox.cancelOrder(second.id);
    await expect(orders.marks).toHaveCount(2);
    await expect(orders.mark(first.id)).toHaveAccessibleName(
      /^Changed since you saw it: .*\bStatus\b/u,
    );
    expect(await violations(page)).toEqual([]);

    await orders.cell(first.id, 'status').hover();
    await expect(orders.mark(first.id)).toHaveCount(0);
    await expect(orders.mark(second.id)).toHaveCount(1);
    await orders.cell(second.id, 'status').evaluate((cell: HTMLElement) => cell.focus());
    await expect(orders.mark(second.id)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(orders.marks).toHaveCount(0);

    const own = await sandbox.createOrder();
    await orders.cell(own.id, 'id').waitFor();
    await orders.act(own.id, 'Hide Order');
    await expect(orders.toast(`Order hidden for order ${own.id}`)).toBeVisible();
    await orders.search.hover();
    await expect(orders.cell(own.id, 'id').getByRole('img', { name: 'Hidden' })).toBeVisible();
    await expect(orders.marks).toHaveCount(0);
  });
});

test('the focused cell is copied by key, an id also by its button', { tag: ['@3F06'] }, async ({
  page,
  orders,
}) => {
  const clipboard = () => pasted(page);
  const [id = ''] = await orders.ids();
  await orders.rows.first().hover();
  await page.getByRole('button', { name: `Copy ${id}` }).click();
  await expect(page.getByText('Copied to clipboard!').last()).toBeVisible();
  expect(await clipboard()).toBe(id);

  const amount = orders.cells('posterAmount').first();
  await amount.click();
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(clipboard).toMatch(/^\d+\.\d\d\t[A-Z]{3}$/);
});
