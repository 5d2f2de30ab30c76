/**
 * Tasks of a day, done as a person does them, with clicks and keys counted: the manual's page on testing has
 * the table. The sign-in and the way to the screen are not counted.
 */
import { expect, type Page } from '@playwright/test';
import type { DocVerificationOnWire } from '#contract/people/verifications.ts';
import { startSandbox } from '#support/harness.ts';
import { DisputesPage } from '../../pages/DisputesPage.ts';
import { ListPage } from '../../pages/ListPage.ts';
import { OrdersPage } from '../../pages/OrdersPage.ts';
import { PalettePage } from '../../pages/PalettePage.ts';
import { toast } from '../../pages/toast.ts';
import { readData, readOrder, readOrders, readPage, readUsers } from '../../support/api.ts';
import { pasted } from '../../support/clipboard.ts';
import { test } from '../../support/fixtures.ts';
import { within } from '../../support/inputs.ts';

const dialog = (page: Page) => page.getByRole('alertdialog');
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** The name of who posted an order. */
async function nameOfPoster(url: string, id: string): Promise<string> {
  const { user } = (await readOrder(url, id)) as { readonly user?: { full_name?: string } };
  return String(user?.full_name);
}

test('1: why an order found by a part of a name is stuck', async ({ page, sandbox, signInAs }) => {
  const status = 'unable_to_payout';
  const query = `filters[statuses][]=${status}`;
  const { models } = await readOrders(sandbox.url, `page=1&pageSize=1&${query}`);
  const id = String(models[0]?.['id']);
  const name = await nameOfPoster(sandbox.url, id);
  const part = name.slice(0, Math.ceil(name.length / 2)).trim();
  await signInAs('admin', `/transactions?${new URLSearchParams({ status, search: part })}`);
  const orders = new OrdersPage(page);
  await orders.cell(id, 'id').waitFor();
  await within(2, page, async () => {
    await orders.expander(id).click();
    await expect(region(page, 'What is awaited')).toContainText('The payout failed');
  });
});

/** The undecided identity documents, the oldest first, and whether approving each is asked about twice. */
async function identities(url: string): Promise<readonly { readonly isDoubted: boolean }[]> {
  const path = 'admin/doc-verification?type=identity&page=1&pageSize=1000';
  const models = (await readPage(url, path)).models as unknown as readonly DocVerificationOnWire[];
  return models
    .filter(({ status }) => status === null)
    .toSorted((one, other) => Number(one.id) - Number(other.id))
    .map(({ expiry_date: expiry }) => ({ isDoubted: Date.parse(String(expiry)) < Date.now() }));
}

test('3: ten documents decided', async ({ page, sandbox, signInAs }) => {
  test.slow();
  await sandbox.createIdentities(10);
  const queue = (await identities(sandbox.url)).slice(0, 10);
  await signInAs('admin', '/doc-verifications/identity?review=next');
  const status = page.getByRole('status');
  for (const [done, { isDoubted }] of queue.entries()) {
    await expect(status.getByText(`${done} done`)).toBeVisible();
    // The picture takes its time; who decides looks at it first.
    const picture = region(page, 'Pictures').getByRole('img', { name: 'Document image' });
    await expect(picture).toBeVisible({ timeout: 40_000 });
    const [keys, text] = done % 2 === 0 ? ['a', 'approve'] : ['5d', 'decline'];
    const again = done % 2 === 0 && isDoubted ? ['The document expired on'] : [];
    await within(3, page, async () => {
      for (const key of keys) await page.keyboard.press(key);
      for (const question of [`Are you sure you want to ${text} this document?`, ...again]) {
        await expect(dialog(page)).toContainText(question);
        const yes = dialog(page).getByRole('button', { name: /^(?:Yes|Decline)/u });
        await expect(yes).toBeEnabled();
        await page.keyboard.press('y');
      }
      await expect(status.getByText(`${done + 1} done`)).toBeVisible();
    });
  }
});

test('4: a fee of one provider in three currencies', async ({ page, sandbox, signInAs }) => {
  await signInAs('manager', '/hybrid-order-options');
  const list = new ListPage(page, 'Hybrid Order Options');
  await list.rows.first().waitFor();
  // The filters stay as they were left.
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = region(page, 'Filters');
  await filters.waitFor();
  await sandbox.clearRequests();
  await within(9, page, async () => {
    await filters.getByRole('combobox', { name: 'Third Party Company' }).click();
    await page.getByRole('option').nth(1).click();
    const bar = region(page, 'Change all');
    await bar.getByRole('spinbutton', { name: 'Fee' }).click();
    await page.keyboard.type('2.5');
    await bar.getByRole('button', { name: 'Save All' }).click();
    const currencies = dialog(page).getByRole('group').getByRole('checkbox');
    for (const index of [0, 1, 2]) await currencies.nth(index).click();
    await dialog(page).getByRole('button', { name: 'Yes' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(bar.getByRole('spinbutton', { name: 'Fee' })).toHaveValue('');
  });
  const saved = (await sandbox.requests()).filter(({ method }) => method === 'PUT');
  expect(saved.map(({ body }) => body)).toEqual([{ fee: 2.5 }, { fee: 2.5 }, { fee: 2.5 }]);
});

test('5: ‘Where is my money?’', async ({ page, signInAs }) => {
  await signInAs('admin', '/users');
  const card = page.getByRole('article').first();
  await card.waitFor();
  await within(3, page, async () => {
    await card.getByRole('link').click();
    const open = region(page, 'Open now');
    await open.getByRole('button', { name: 'Copy answer' }).click();
    await expect(page.getByText(/copied/iu).first()).toBeVisible();
  });
  expect(await pasted(page)).toMatch(/^(?:You have|I see no order|I cannot see)/u);
});

test('6: a shift handed over', async ({ page, signInAs }) => {
  await signInAs('admin', '/my-actions');
  const begin = page.getByRole('button', { name: 'End of shift' });
  await begin.waitFor();
  await within(2, page, async () => {
    await begin.click();
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(toast(page, 'Page copied')).toBeVisible();
  });
});

test('7: who changed the rate of an option', async ({ page, sandbox, signInAs }) => {
  const path = 'admin/hybrid-order-options';
  const [change] = await readData(sandbox.url, `${path}/changelog?page=1&pageSize=1`);
  const all = await readData(sandbox.url, `${path}?page=1&pageSize=1000`);
  const id = String(change?.['id']);
  const place = all.findIndex((option) => String(option['id']) === id);
  await signInAs('manager', `/hybrid-order-options?page=${Math.floor(place / 10) + 1}`);
  const list = new ListPage(page, 'Hybrid Order Options');
  const amount = list.cell(id, 'amount');
  await amount.waitFor();
  await within(2, page, async () => {
    await amount.click();
    await dialog(page).getByRole('button', { name: 'Show Log' }).click();
    const own = page.getByRole('grid', { name: 'Changes of this option' });
    // The head, and at least one change with its date and its person.
    await expect(own.getByRole('row').nth(1)).toBeVisible();
  });
});

test('8: last month’s completed orders for finance', async ({ page, sandbox, signInAs }) => {
  await signInAs('admin', '/transactions');
  await new OrdersPage(page).rows.first().waitFor();
  await sandbox.clearRequests();
  await within(4, page, async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Only completed last month' }).click();
    await expect(page.getByText(/ orders? · completed \d/u)).toBeVisible();
    await page.getByRole('menuitem', { name: 'XLSX' }).click();
    await expect(page.getByText(/transactions-by-completed-\d{4}-\d\d/u).first()).toBeVisible();
  });
});

test('9: the order of a dispute', async ({ page, sandbox, signInAs }) => {
  await signInAs('admin');
  const disputes = new DisputesPage(page, sandbox.url);
  const [first] = await disputes.undecided();
  await disputes.show(String(first?.id));
  await within(1, page, async () => {
    await disputes.cell(String(first?.id), 'order').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/transactions/${first?.order.id}`, 'u'));
  });
});

test('10: two people of one name told apart without opening either', async ({
  page,
  sandbox,
  signInAs,
}) => {
  const users = await readUsers(sandbox.url, '');
  const byName = Map.groupBy(users, (user) => String(user['full_name']));
  const [name] = [...byName].find(([, all]) => all.length > 1) ?? [''];
  expect(name).not.toBe('');
  await signInAs('admin', '/profile');
  const palette = new PalettePage(page);
  await palette.open();
  await palette.field.fill(name);
  const found = palette.dialog
    .getByRole('group', { name: 'Users', exact: true })
    .getByRole('option')
    .filter({ hasText: 'ID ' });
  await within(0, page, async () => {
    await expect(found.nth(1)).toBeVisible();
    const texts = await found.allTextContents();
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test('13: an order watched and brought back', async ({ page, sandbox, signInAs }) => {
  const { id } = await sandbox.createOrder();
  await signInAs('admin', `/transactions/${id}`);
  // It is disabled until the order is loaded.
  await expect(page.getByRole('button', { name: 'Actions', exact: true }).first()).toBeEnabled();
  const mark = page.getByRole('img', { name: /^Watched/u }).first();
  const text = 'Call the bank';
  await within(3, page, async () => {
    await page.keyboard.press('w');
    await page.getByRole('textbox', { name: 'Note (optional)' }).fill(text);
    await page.keyboard.press('Enter');
    await expect(mark).toBeVisible();
  });
  // It is compared with a first reading, whose time the list of what is watched has.
  await page.evaluate(() => {
    window.location.hash = '#/my-actions?show=watched';
  });
  const watched = page.getByRole('grid', { name: 'Watched' });
  const read = watched.locator('[col-id="read"]').filter({ hasText: /\d/u });
  // Each reading of what is watched is promised within this time.
  await expect(read).toBeVisible({ timeout: 60_000 });
  await sandbox.cancelOrder(id);
  const bell = page.getByRole('button', { name: /^Notifications: \d+ new$/u });
  await expect(bell).toBeVisible({ timeout: 60_000 });
  await within(2, page, async () => {
    await bell.click();
    const item = page.getByRole('link', { name: new RegExp(`Order ${id}: Now Cancelled`, 'u') });
    await expect(item).toContainText(text);
    await item.click();
    await expect(page).toHaveURL(new RegExp(`/transactions/${id}`, 'u'));
  });
});

test.describe('on a larger network', () => {
  test.use({
    sharesHost: false,
    // One with enough withdrawals that wait.
    apiUrl: async ({ playwright: _ }, use) => {
      const sandbox = await startSandbox({ orders: 5000, seed: 1 });
      await use(sandbox.url);
      await sandbox.dispose();
    },
  });

  test('2: ten withdrawals approved', async ({ page, signInAs }) => {
    test.slow();
    await signInAs('admin');
    await page.evaluate(() => {
      window.location.hash = '#/withdrawal-referral-transactions?review=approve';
    });
    const status = page.getByRole('status');
    const decisions = page.getByRole('toolbar', { name: 'Decisions' });
    const approve = decisions.getByRole('button', { name: /^Approve/u });
    await region(page, 'Withdrawn by').waitFor();
    await within(20, page, async () => {
      for (let done = 0; done < 10; done += 1) {
        await expect(status.getByText(`${done} done`)).toBeVisible();
        await expect(approve).toBeEnabled();
        await page.keyboard.press('a');
        await expect(dialog(page).getByRole('button', { name: 'Yes' })).toBeEnabled();
        await page.keyboard.press('y');
        await expect(status.getByText(`${done + 1} done`)).toBeVisible();
      }
    });
  });
});
