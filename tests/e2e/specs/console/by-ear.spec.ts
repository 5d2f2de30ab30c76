/** Ten tasks by the accessibility tree alone: every element is found by its role and its name. */
import { expect, type Page } from '@playwright/test';
import { emailOf, PASSWORD, test } from '../../support/fixtures.ts';

type Role = Parameters<Page['getByRole']>[0];

/** What one hears of a page: each element by role and name. */
const hearing = (page: Page) => (role: Role, name: string | RegExp) =>
  page.getByRole(role, { name, exact: typeof name === 'string' });

/** Signs in, and waits for the landing. */
async function signIn(page: Page) {
  const hear = hearing(page);
  await hear('textbox', 'E-mail').fill(emailOf('admin'));
  await hear('textbox', 'Password').fill(PASSWORD);
  await hear('button', 'Sign in').click();
  await hear('navigation', 'Main').waitFor();
}

test('ten tasks are done by role and name alone', async ({ page, signInPage }) => {
  test.slow();
  await signInPage.submit.waitFor();
  const hear = hearing(page);
  const table = hear('grid', 'Transactions');

  await test.step('sign in', () => signIn(page));

  await test.step('open a list', async () => {
    await hear('link', 'Transactions').click();
    await expect(table.getByRole('row')).toHaveCount(21);
  });

  await test.step('turn a page, and hear which', async () => {
    await hear('button', 'Next page').click();
    await expect(hear('status', 'Rows shown')).toHaveText('Page 2. Orders found: 2,000');
  });

  const name = await test.step('select an order by its box', async () => {
    const box = table.getByRole('checkbox', { name: /^Select order \d+$/u }).first();
    const label = (await box.getAttribute('aria-label')) ?? '';
    await box.click();
    await expect(hear('toolbar', 'Bulk operations')).toContainText('1 selected');
    return label.replace('Select order ', '');
  });

  await test.step('find an order', async () => {
    await hear('searchbox', 'Search by Transaction ID or Name...').fill(name);
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(hear('status', 'Rows shown')).toHaveText('Orders found: 1');
  });

  await test.step('read an order', async () => {
    await hear('link', name).click();
    await expect(hear('heading', `Order: ${name}`)).toBeVisible();
    await expect(hear('table', 'Order')).toContainText('Poster Amount');
    await hear('tab', 'Parties').click();
    await expect(hear('list', 'Parties').getByRole('region').first()).toBeVisible();
  });

  await test.step('open the match history of an order', async () => {
    await hear('button', 'Actions').click();
    await hear('menuitem', 'Match History').click();
    const history = hear('dialog', 'Match History');
    await expect(history.getByRole('columnheader', { name: 'Accepted' })).toBeVisible();
    await history.getByRole('button', { name: 'Close' }).click();
    await expect(history).toHaveCount(0);
  });

  await test.step('filter a list', async () => {
    await hear('navigation', 'Main')
      .getByRole('link', { name: 'Transactions', exact: true })
      .click();
    await hear('button', 'Show filters').click();
    await hear('combobox', 'Type').click();
    await hear('option', 'hybrid').click();
    await expect(hear('status', 'Rows shown')).toHaveText(/^Orders found: \d/u);
  });

  await test.step('review a card without deciding', async () => {
    await hear('link', 'Payment Method Authentication').click();
    await hear('button', 'Review').click();
    await expect(hear('button', /^Accept/u)).toBeVisible();
    await hear('button', /^Skip/u).click();
    await hear('button', /^Second opinion/u).click();
  });

  await test.step('go to another screen by the palette', async () => {
    await hear('button', 'Find anything').click();
    await page.getByRole('combobox').fill('users');
    await page.getByRole('option', { name: /^Users/u }).click();
    await expect(hear('heading', 'Users')).toBeVisible();
  });

  await test.step('log out', async () => {
    await hear('button', 'Logout').click();
    await expect(hear('button', 'Sign in')).toBeVisible();
  });
});
