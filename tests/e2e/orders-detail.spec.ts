import { expect, type Page } from '@playwright/test';
import { actElsewhere, readOrder } from './api.ts';
import { pasted } from './clipboard.ts';
import { test } from './fixtures.ts';
import { OrdersPage } from './pages/OrdersPage.ts';
import { MARKUP, wholeOrder } from './whole-order.ts';

/** Opens an order as a pasted link does. */
async function open(page: Page, id: string, tab = '') {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#/transactions/${id}${tab}`);
}

const field = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('an order has its title, its actions, three tabs and every field', {
  tag: ['@1D01', '@1D02', '@1D03', '@1D04', '@1D05', '@1D06', '@1D11'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('admin');
  const { id } = await sandbox.createOrder('published');
  await sandbox.clearRequests();
  await open(page, id);
  await expect(page.getByRole('heading', { name: `Order: ${id}`, level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`Order: ${id}`));
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Details', 'Parties', 'Validation Events']);
  for (const name of [
    'Order ID',
    'Type',
    'Status',
    'Partial Match Allowed',
    'Poster Amount',
    'Matcher Amount',
    'Exchange Rate',
    'Poster Fee',
    'Matcher Fee in Matcher Currency',
    'Collection Fee',
    'Payout Fee',
    'Stamp Duty Fee',
    'Posted',
    'Confirmed',
    'Completed',
    'Cancelled',
    'Removed',
    'Memo',
  ]) {
    await expect(field(page, name)).toHaveCount(1);
  }
  const paths = (await sandbox.requests()).map(({ path }) => path);
  expect(paths).toContain(`/admin/transactions/${id}`);
});

test('fields of a matched order are not shown for others', {
  tag: ['@1D07', '@1D08'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('admin');
  const matched = await sandbox.createOrder('matched');
  const published = await sandbox.createOrder('published');
  await open(page, matched.id);
  await expect(field(page, 'Matcher Amount in Matcher Currency')).toHaveCount(1);
  await expect(field(page, 'Matcher Fee')).toHaveCount(1);
  await open(page, published.id);
  await expect(page.getByRole('heading', { name: `Order: ${published.id}` })).toBeVisible();
  await expect(field(page, 'Poster Fee')).toHaveCount(1);
  await expect(field(page, 'Matcher Amount in Matcher Currency')).toHaveCount(0);
  await expect(field(page, 'Matcher Fee')).toHaveCount(0);
});

for (const [type, tag, currency] of [
  ['p2p', '@1D10', 'CAD'],
  ['hybrid', '@1D09', 'USD'],
] as const) {
  test(`a partial match of a ${type} order shows its own amounts, its fee rounded down`, {
    tag: ['@1D12', '@1D13', tag],
  }, async ({ page, sandbox, signInAs }) => {
    await signInAs('admin');
    const { id } = await sandbox.createOrder('matched');
    await using _answer = await sandbox.fail({
      path: `/admin/transactions/${id}`,
      status: 200,
      body: { data: wholeOrder(id, { type }) },
    });
    await open(page, id);
    await expect(field(page, 'Poster Amount')).toContainText('250.00 NGN');
    await expect(field(page, 'Matcher Amount')).toContainText('0.60 CAD');
    await expect(field(page, 'Poster Fee')).toContainText('8.00 NGN');
    await expect(field(page, 'Matcher Fee')).toContainText(`0.05 ${currency}`);
    await expect(field(page, 'Memo')).toContainText(MARKUP);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });
}

test('the parties are one below the other, with their own address', {
  tag: ['@1D14', '@1D15', '@1D16', '@1D17', '@1D18', '@1D19', '@1D20', '@1O18', '@1O19'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('admin');
  const { id } = await sandbox.createOrder('matched');
  await using _answer = await sandbox.fail({
    path: `/admin/transactions/${id}`,
    status: 200,
    body: { data: wholeOrder(id) },
  });
  await open(page, id);
  await page.getByRole('tab', { name: 'Parties' }).click();
  await expect(page).toHaveURL(/tab=parties/);
  const parties = page.getByRole('list', { name: 'Parties' });
  await expect(parties.getByRole('heading')).toHaveText([
    'Poster',
    'Poster Beneficiary',
    'Matcher',
    'Matcher Beneficiary',
  ]);
  const card = (name: string) => parties.getByRole('region', { name, exact: true });
  const amounts = (name: string) => card(name).locator('dl > div');
  await expect(amounts('Poster')).toHaveText([
    'Amount250.00 NGN',
    'Fee8.00 NGN',
    'Total258.00 NGN',
  ]);
  await expect(amounts('Matcher')).toHaveText(['Amount0.60 CAD', 'Fee0.05 CAD', 'Total0.65 CAD']);
  await expect(card('Matcher')).toContainText('Baobab Remit');
  await expect(card('Matcher').locator('img[src*="CA"]')).toBeVisible();
  await expect(card('Matcher Beneficiary').locator('img[src*="NG"]')).toBeVisible();
  for (const name of ['Poster', 'Poster Beneficiary', 'Matcher', 'Matcher Beneficiary']) {
    const health = card(name).getByTitle('Bank status');
    // The status of the bank of a recipient outside the network is not known.
    await expect(health).toHaveText(name === 'Matcher Beneficiary' ? [] : [/^(?:H|Unh)ealthy$/u]);
    await expect(card(name).getByRole('button', { name: `${name} details` })).toBeVisible();
  }
  for (const [name, user] of [
    ['Poster', 1],
    ['Poster Beneficiary', 2],
    ['Matcher', 3],
  ] as const) {
    await expect(card(name).getByRole('link')).toHaveAttribute('href', `#/users/${user}`);
  }
  await card('Matcher').getByRole('button', { name: 'Matcher details' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('person3@example.test');
  await page.reload();
  await expect(card('Matcher')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
});

const EVENTS = {
  pendingMatches: [
    {
      id: 77,
      validationEvents: [
        {
          id: 5,
          created_at: '2026-11-20T10:00:00Z',
          event: 'payment_check',
          matcher_paid: true,
          payment_received: null,
          event_data: { note: MARKUP, errors: ['late'] },
        },
      ],
    },
  ],
};

test('validation events show their data as JSON, with a copy button', {
  tag: ['@1D21', '@1D22', '@1D23', '@1D24', '@1O22'],
}, async ({ page, sandbox, orders }) => {
  const { id } = await sandbox.createOrder('matched');
  await using _answer = await sandbox.fail({
    path: `/admin/orders/${id}/events`,
    status: 200,
    body: EVENTS,
  });
  await orders.find(id);
  await orders.chooseAction(id, 'Validation Details');
  await expect(page).toHaveURL(/tab=events/);
  const event = page.getByRole('list', { name: 'Validation Events' }).getByRole('listitem');
  await expect(event).toContainText('payment check');
  await expect(event).toContainText(/Matcher paid\s*Yes/);
  await expect(event).toContainText(/Payment received\s*Unknown/);
  await event.getByRole('button', { name: 'View Data' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('"errors": [');
  await expect(dialog).toContainText(JSON.stringify(MARKUP));
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied to clipboard!').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const copied = await pasted(page);
  expect(JSON.parse(copied)).toEqual({ note: MARKUP, errors: ['late'] });
});

test('an order without events says so', { tag: ['@1D25'] }, async ({ page, sandbox, signInAs }) => {
  await signInAs('manager');
  const { id } = await sandbox.createOrder('published');
  await open(page, id, '?tab=events');
  await expect(page.getByText('No Validation Events')).toBeVisible();
});

test('failures have their alerts, and Retry in their place', { tag: ['@1D26', '@1D27'] }, async ({
  page,
  sandbox,
  signInAs,
}) => {
  // Before the page hears of it: its event would load the order again, with or without Retry.
  const { id } = await sandbox.createOrder('matched');
  await signInAs('admin');
  const refusal = { status: 500, body: { message: 'The network says no' } };
  const alert = page.getByRole('alertdialog');
  {
    await using _fault = await sandbox.fail({ path: `/admin/transactions/${id}`, ...refusal });
    await open(page, id);
    await expect(alert).toContainText('Unable to load OfferThe network says no');
    await alert.getByRole('button', { name: 'OK' }).click();
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(field(page, 'Order ID')).toContainText(id);
  await using _fault = await sandbox.fail({ path: `/admin/orders/${id}/events`, ...refusal });
  await page.getByRole('tab', { name: 'Validation Events' }).click();
  await expect(alert).toContainText('Unable to load eventsThe network says no');
});

test('the order is updated live, and its bar has its actions', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('admin');
  const { id } = await sandbox.createOrder('matched');
  const { match_id: match } = await readOrder(sandbox.url, id);
  await open(page, id);
  await expect(field(page, 'Status')).toContainText('Matched');
  await actElsewhere(sandbox.url, `admin/orders/mark-as-matcher-paid/${id}`);
  await expect(field(page, 'Status')).toContainText('Matcher paid');
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Approve Match' }).click();
  await sandbox.clearRequests();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(new OrdersPage(page).toast(`Match approved for order ${id}`)).toBeVisible();
  await expect(field(page, 'Status')).toContainText('Payment received');
  const posts = (await sandbox.requests()).filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path)).toEqual([`/admin/matches/approve/${match}`]);
});

test('the orders of the list are walked by button and by key, across its pages', async ({
  page,
  orders,
}) => {
  const first = await orders.ids();
  await orders.pager.getByRole('button', { name: 'Page 2' }).click();
  await expect(orders.range).toHaveText(/^21–40 /);
  const second = await orders.ids();
  const title = (id = '') => page.getByRole('heading', { name: `Order: ${id}`, level: 1 });
  await orders
    .cell(second[0] ?? '', 'id')
    .getByRole('link')
    .click();
  await expect(title(second[0])).toBeVisible();
  await page.getByRole('button', { name: 'Next order' }).click();
  await expect(title(second[1])).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(title(second[0])).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous order' })).toBeEnabled();
  await page.keyboard.press('k');
  await expect(title(first[19])).toBeVisible();
  await page.keyboard.press('j');
  await expect(title(second[0])).toBeVisible();
  await page.goBack();
  await expect.poll(() => orders.ids()).toEqual(second);
});

test('the copied link of an order opens it', { tag: ['@1R23'] }, async ({ page, orders }) => {
  const [id = ''] = await orders.ids();
  await orders.chooseAction(id, 'Copy Link');
  await expect(page.getByText('Copied to clipboard!').last()).toBeVisible();
  const link = await pasted(page);
  expect(link).toMatch(new RegExp(`^(?:http.*#|corridor:/)/offers/${id}$`, 'u'));
  await page.evaluate((place) => {
    window.location.hash = place;
  }, `#/offers/${id}`);
  await expect(page.getByRole('heading', { name: `Order: ${id}`, level: 1 })).toBeVisible();
});
