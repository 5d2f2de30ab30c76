import { expect } from '@playwright/test';
import { readOrders } from './api.ts';
import { violations } from './axe.ts';
import { pasted } from './clipboard.ts';
import { test } from './fixtures.ts';
import { OrdersPage } from './pages/OrdersPage.ts';

/** In the order of the specification. */
const COLUMNS = [
  'Transaction ID',
  'Reference',
  'Payment Type',
  'Type',
  'Poster Amount',
  'Matcher Amount',
  'Matcher Amount in Matcher Currency',
  'Rate',
  'Poster Fee',
  'Matcher Fee',
  'Matcher Fee in Matcher Currency',
  'Collection Fee',
  'Payout Fee',
  'Poster Payout Fee',
  'Stampduty Fee',
  'Posted',
  'Confirmed',
  'Validated At',
  'Completed/Cancelled',
  'Partial Match Allowed',
  'Memo',
  'Status',
  'Refund Status',
  'Actions',
];

/** As the specification names them. */
const DEBOUNCE_MS = 300;

const inTwoDecimals = (value: unknown) =>
  Number(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test.describe('the Transactions list', () => {
  test('1L01 1L02 1L06 1L08 1L09 1L10 has its title, search, 23 columns and Actions in order, and 20 rows', async ({
    page,
    orders,
  }) => {
    await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible();
    await expect(orders.search).toBeVisible();
    await expect(orders.rows).toHaveCount(20);
    const { headers } = orders;
    const texts = await headers.evaluateAll((cells) =>
      cells
        .toSorted((a, b) => Number(a.ariaColIndex) - Number(b.ariaColIndex))
        .map((cell) => cell.querySelector('.ag-header-cell-text')?.textContent),
    );
    expect(texts).toEqual(COLUMNS);
  });

  test('wraps its headers to two lines and cuts none', async ({ orders }) => {
    const cut = await orders.grid
      .locator('.ag-header-cell-text')
      .evaluateAll((texts) =>
        texts.flatMap((text) => (text.scrollHeight > text.clientHeight ? [text.textContent] : [])),
      );
    expect(cut).toEqual([]);
  });

  test('1L19 1O08 1O09 1O10 3F01 shows what the API answers, in its order and formats', async ({
    orders,
    sandbox,
  }) => {
    const { models } = await readOrders(sandbox.url, 'page=1&pageSize=20&orderBy=posted_at');
    expect(await orders.ids()).toEqual(models.map(({ id }) => String(id)));
    const shown = await orders.cells('posterAmount').allInnerTexts();
    const whole = models.flatMap((row, index) =>
      row['is_partial_match_allowed'] && row['match_id'] ? [] : [{ row, text: shown[index] }],
    );
    expect(whole.length).toBeGreaterThan(5);
    for (const { row, text } of whole) {
      expect(text).toBe(`${inTwoDecimals(row['poster_amount'])}${row['poster_currency']}`);
    }
    const references = models.map(
      (row) => row['flwRef'] ?? row['poster_manual_payment_ref'] ?? '–',
    );
    expect(await orders.cells('reference').allInnerTexts()).toEqual(references);
  });

  test('1L03 1F22 1F23 is ordered by Posted at and can be ordered otherwise', async ({
    page,
    orders,
    sandbox,
  }) => {
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

  test('1L07 pages through the orders; Back and a reload show the same page', async ({
    page,
    orders,
  }) => {
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

  test('the pager counts the rows that stand there, not those that are asked for', async ({
    orders,
    sandbox,
  }) => {
    await expect(orders.range).toHaveText(/^1–20 of /);
    const first = await orders.ids();
    await using _answer = await sandbox.fail({
      path: '/admin/transactions',
      status: 200,
      afterMs: 3000,
      body: { data: [], pagination: { rowCount: 21 } },
    });
    const second = orders.pager.getByRole('button', { name: 'Page 2' });
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'page');
    await expect(orders.range).toHaveText(/^1–20 of /);
    expect(await orders.ids()).toEqual(first);
    await expect(orders.range).toHaveText('21–21 of 21');
  });

  test('a page that has run out gives way to the last one', async ({ page, orders }) => {
    await page.evaluate(() => {
      window.location.hash = '#/transactions?page=9999';
    });
    await expect(orders.range).toHaveText(/^(.+)–(.+) of \2$/u);
    await expect(orders.rows.first()).toBeVisible();
    await expect(page).toHaveURL(/page=\d{3}$/u);
    await orders.search.fill('okafor');
    await expect(page).toHaveURL(/search=okafor$/u);
  });

  test('1L20 search waits 300 ms after the last key and starts at page 1', async ({
    page,
    orders,
    sandbox,
  }) => {
    await orders.pager.getByRole('button', { name: 'Page 2' }).click();
    await expect(orders.range).toHaveText(/^21–40 /);
    const [id = ''] = await orders.ids();
    await sandbox.clearRequests();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const lists = async () =>
      (await sandbox.requests()).filter(({ path }) => path === '/admin/transactions');
    for (const key of id) {
      await orders.search.press(key);
      await page.clock.runFor(DEBOUNCE_MS - 1);
    }
    expect(await lists()).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(async () => (await lists()).length).toBe(1);
    await page.clock.resume();
    await expect.poll(() => orders.ids()).toEqual([id]);
    await expect(page).toHaveURL(new RegExp(`#/transactions\\?search=${id}$`));
  });

  test('1L02 search finds an order by the name of a person in it', async ({ orders, page }) => {
    await orders.search.fill('okafor');
    await expect(page).toHaveURL(/search=okafor$/);
    await expect(orders.range).not.toHaveText(/ of 2,000$/);
    await expect(orders.rows.first()).toBeVisible();
  });

  test('a search that finds nothing says so and leads back', async ({ orders, page }) => {
    await orders.search.fill('zzzz nobody zzzz');
    await expect(page.getByText('No orders match these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(orders.rows).toHaveCount(20);
    await expect(orders.search).toHaveValue('');
  });

  test('1L05 1L22 1L24 the totals strip shows the eight totals of the query', async ({
    orders,
  }) => {
    await expect(orders.totals.locator('dt')).toHaveText([
      'Poster Amount',
      'Matcher Amount',
      'Poster Fee',
      'Matcher Fee',
      'Collection Fee',
      'Payout Fee',
      'Poster Payout Fee',
      'Stampduty Fee',
    ]);
    const all = await orders.totals.locator('dd').allInnerTexts();
    for (const total of all) expect(total).toMatch(/^\d{1,3}(,\d{3})*\.\d\d$/);
    await orders.showFilters();
    await orders.choose('Type', 'hybrid');
    await expect.poll(() => orders.totals.locator('dd').allInnerTexts()).not.toEqual(all);
  });

  test('1L23 the totals are 0 when statistics fail, and no dialog shows', async ({
    page,
    orders,
    sandbox,
  }) => {
    await using _fault = await sandbox.fail({
      path: '/admin/transactions/statistics',
      status: 500,
    });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(orders.totals.locator('dd')).toHaveText(Array<string>(8).fill('0.00'));
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(orders.rows).toHaveCount(20);
  });

  test('1L21 a failing list is swallowed: no dialog, the old rows stay, Refresh tries again', async ({
    page,
    orders,
    sandbox,
  }) => {
    const before = await orders.ids();
    {
      await using _fault = await sandbox.fail({ path: '/admin/transactions', status: 500 });
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText('Refresh failed')).toBeVisible();
      expect(await orders.ids()).toEqual(before);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Refresh failed')).toHaveCount(0);
  });

  test('a first load that fails offers Retry', async ({ page, sandbox, signInAs }) => {
    await signInAs('admin');
    const orders = new OrdersPage(page);
    {
      await using _fault = await sandbox.fail({ path: '/admin/transactions', status: 500 });
      await page.getByRole('link', { name: 'Transactions', exact: true }).click();
      await expect(page.getByText('The list could not be loaded.')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(orders.rows).toHaveCount(20);
  });

  test('every status is shown by its name, and markup in memos and names as text', async ({
    page,
    orders,
  }) => {
    page.on('dialog', () => {
      throw new Error('markup from the network was executed');
    });
    await orders.showFilters();
    await orders.tick('Status', 'Expired', 'Unable to capture');
    await expect(page).toHaveURL(/status=removed%2Cunable_to_capture/);
    await expect
      .poll(async () => new Set(await orders.cells('status').allInnerTexts()))
      .not.toContain('Completed');
    for (const status of await orders.cells('status').allInnerTexts()) {
      expect(['Expired', 'Expired and Refunded', 'Unable to capture']).toContain(status);
    }
    expect(await orders.grid.locator('b, img, script').count()).toBe(0);
  });
});

test.describe('the table as a person arranges it', () => {
  test('density, hidden columns and their order survive a reload', async ({ page, orders }) => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemradio', { name: 'Compact' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Memo' }).click();
    await page.keyboard.press('Escape');
    await expect(orders.header('memo')).toHaveCount(0);
    await expect
      .poll(async () => (await orders.rows.first().boundingBox())?.height)
      .toBeLessThan(30);

    const type = orders.header('type');
    const reference = orders.header('reference');
    await type.dragTo(reference, { targetPosition: { x: 8, y: 12 } });
    const order = () =>
      orders.grid.locator('.ag-grid-scrolling-cells [role=columnheader]').evaluateAll((cells) =>
        cells
          .toSorted((a, b) => Number(a.ariaColIndex) - Number(b.ariaColIndex))
          .slice(0, 3)
          .map((cell) => cell.textContent?.trim()),
      );
    await expect.poll(order).toEqual(['Type', 'Reference', 'Payment Type']);

    await page.reload();
    await orders.ready();
    expect(await order()).toEqual(['Type', 'Reference', 'Payment Type']);
    await expect(orders.header('memo')).toHaveCount(0);

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitem', { name: 'Reset columns' }).click();
    await expect(orders.header('memo')).toHaveCount(1);
    await expect.poll(order).toEqual(['Reference', 'Payment Type', 'Type']);
  });
});

test.describe('live updates', () => {
  test('1V07 1V08 1V09 1V10 the list reloads on each of the nine events', async ({
    orders,
    sandbox,
    page,
  }) => {
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(orders.rows).toHaveCount(20);
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
      await expect
        .poll(async () => (await sandbox.requests()).map(({ path }) => path), event)
        .toContain('/admin/transactions');
    }
  });

  test('1V01 a new order of somebody else appears by itself', async ({ orders, sandbox, page }) => {
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    const before = await orders.ids();
    const created = await sandbox.createOrder();
    expect(before).not.toContain(created.id);
    await expect.poll(() => orders.ids()).toContain(created.id);
  });

  test('a row that somebody else changed is marked until it is pointed at or read by key; one changed here is not', async ({
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

test('3F06 the focused cell is copied by key, an id also by its button', async ({
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
  await expect.poll(clipboard).toMatch(/^[\d,]+\.\d\d [A-Z]{3}$/);
});
