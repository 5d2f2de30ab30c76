/** What a person gets on paper, whichever way they print. */
import { expect, type Page } from '@playwright/test';
import { ORDER_COLUMNS } from '#domain/orders/testing.ts';
import { DisputesPage } from '../../pages/DisputesPage.ts';
import { OrdersPage } from '../../pages/OrdersPage.ts';
import { UsersPage } from '../../pages/UsersPage.ts';
import { readOrder, readUsers } from '../../support/api.ts';
import { test } from '../../support/fixtures.ts';
import { joined, printed } from '../../support/paper.ts';

const BY = joined('UTC) by admin, account ID 1');
/** What surrounds a screen, and controls. */
const FRAME = ['Dispute Resolution', 'Search by', 'Show filters', 'Live', 'Logout', 'Copy'].map(
  joined,
);

function expectNoFrame(text: string): void {
  for (const part of FRAME) expect(text).not.toContain(part);
}

/** The page, once personal data are masked on this computer. */
async function mask(page: Page) {
  await page.evaluate(() =>
    window.corridor.call('preferences.write', { key: 'privacy.mask', value: true }),
  );
  await page.reload();
  await page.locator(':root[data-mask]').waitFor();
}

test('a list is its page with every column, landscape, with its filters in words', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await signInAs('admin', '/transactions?status=completed&page=2');
  const orders = new OrdersPage(page);
  await expect(orders.rows).toHaveCount(20);
  const ids = await orders.cells('id').getByRole('link').allTextContents();
  const range = (await orders.range.textContent()) ?? '';
  await page.emulateMedia({ colorScheme: 'dark' });
  const paper = await printed(page);
  expect(paper.isLandscape).toBe(true);
  for (const header of ORDER_COLUMNS) expect(paper.text).toContain(joined(header));
  expect(ids).toHaveLength(20);
  for (const id of ids) expect(paper.text).toContain(id);
  expect(paper.text).toContain(joined('orders · Completed · ordered by Posted at'));
  expect(range).toContain('21–40 of');
  expect(paper.text).toContain(joined(range));
  expect(paper.text).toContain(BY);
  for (const [at, text] of paper.pages.entries()) {
    expect(text).toContain(joined('Transactions · Corridor'));
    expect(text).toContain(joined(`${at + 1} of ${paper.pages.length}`));
  }
  expectNoFrame(paper.text);
});

test('an order is whole: its fields, its parties and its events, and not the list behind it', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signInAs('admin', '/transactions?status=completed');
  const orders = new OrdersPage(page);
  await orders.rows.nth(5).waitFor();
  await orders.rows.first().getByRole('link').first().click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
  const id = /transactions\/(\d+)/u.exec(page.url())?.[1] ?? '';
  const order = await readOrder(sandbox.url, id);
  const poster = order['user'] as { readonly full_name_shown: string };
  // Paper says of what was not loaded yet to print again.
  await expect
    .poll(async () => (await printed(page)).text)
    .not.toContain(joined('This was not loaded yet'));
  const paper = await printed(page);
  expect(paper.isLandscape).toBe(false);
  expect(paper.pages.length).toBeGreaterThan(1);
  expect(paper.text).toContain(BY);
  const parts = [
    'Order: ',
    'Stamp Duty Fee',
    'Timeline',
    'Parties',
    poster.full_name_shown,
    'Receives',
  ];
  for (const part of [...parts, 'Matcher Beneficiary', 'Validation Events']) {
    expect(paper.text).toContain(joined(part));
  }
  expect(paper.text).toContain(joined(`Order: ${id}`));
  expect(paper.text).not.toContain(joined('ordered by'));
  expectNoFrame(paper.text);
  await page.goBack();
  await expect(orders.rows.first()).toBeVisible();
});

test('a user is whole, and masked on paper as on the screen', async ({
  page,
  sandbox,
  signInAs,
}) => {
  const [user] = await readUsers(sandbox.url, 'filters[status]=transacted-completed');
  const [id, email] = [String(user?.['id']), String(user?.['email'])];
  await signInAs('admin', `/users/${id}`);
  const users = new UsersPage(page);
  await users.profile.waitFor();
  await page.getByRole('grid', { name: 'Orders', exact: true }).waitFor();
  const paper = await printed(page);
  for (const part of [email, 'Delivery method', 'Open now', 'Poster Amount']) {
    expect(paper.text).toContain(joined(part));
  }
  expect(paper.text).toContain(BY);
  expectNoFrame(paper.text);

  await mask(page);
  // The pointer shows on the screen what is below it.
  await users.profile.getByText(email).hover();
  const masked = await printed(page);
  expect(masked.text).not.toContain(email);
  expect(masked.text).toContain(`ID${id}`);

  await page.evaluate(() => {
    window.location.hash = '#/users';
  });
  await users.cards.first().waitFor();
  const list = await printed(page);
  expect(list.text).toContain('E-mail');
  expect(list.text).not.toContain('@example');
});

test('a dispute is printed from its dialog, without the list below it', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('admin');
  const disputes = new DisputesPage(page, sandbox.url);
  const { id, order } = await disputes.viewUndecided();
  await expect(disputes.details.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  const { text, pages } = await printed(page);
  expect(pages[0]).toContain(joined(`Dispute ${id}`));
  for (const part of [String(order.id), 'Matcher', 'Poster Beneficiary', 'Files']) {
    expect(text).toContain(joined(part));
  }
  expect(text).toContain(BY);
  expect(text).not.toContain(joined('no filters'));
  expect(text).not.toContain(joined('drop one here'));
});

test('the page of a shift is printed from its dialog, to its last line', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin', '/my-actions');
  await page.getByRole('button', { name: 'End of shift' }).click();
  const lines = Array.from({ length: 120 }, (_line, index) => `line ${index + 1}`);
  await page.getByRole('textbox', { name: 'Note' }).fill([...lines, 'the end'].join('\n'));
  const { text, pages } = await printed(page);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]).toContain(joined('End of shift'));
  expect(text).toContain(BY);
  expect(pages.at(-1)).toContain(joined('the end'));
  expect(text).not.toContain(joined('With names'));
});
