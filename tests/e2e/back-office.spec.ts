/** What every screen of the back office areas holds alike. */
import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { test } from './fixtures.ts';
import { ListPage } from './pages/ListPage.ts';
import { PalettePage } from './pages/PalettePage.ts';

const FOR_ALL = [
  ['/users', 'Users'],
  ['/referral-transactions', 'Referrals'],
  ['/withdrawal-referral-transactions', 'Referrals'],
  ['/hybrid-order-options', 'Hybrid Order Options'],
  ['/ribbons', 'Ribbons'],
  ['/third-party-transactions', 'Third Party Transactions'],
  ['/exchange-rates', 'Exchange Rate Limit'],
  ['/dispute-resolutions', 'Dispute Resolution'],
  ['/health-insurance-payments', 'Health Insurance Payments'],
] as const;

const FOR_ADMINS = [
  ['/card-verifications', 'Payment Method Authentication'],
  ['/doc-verifications/identity', 'Identity Verification'],
  ['/doc-verifications/address', 'Address Verification'],
] as const;

const go = (page: Page, path: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${path}`);

/** Goes to a list and waits until it shows what it has. */
async function show(page: Page, path: string, title: string) {
  await go(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const rows =
    path === '/users' || path === '/ribbons'
      ? page.getByRole('list', { name: title, exact: true }).getByRole('listitem')
      : new ListPage(page, title).rows;
  await expect(rows.first()).toBeVisible();
}

for (const person of ['manager', 'principal'] as const) {
  test(`a ${person} sees every list of that role, and a message for the others`, async ({
    page,
    signInAs,
  }) => {
    test.slow();
    await signInAs(person);
    for (const [path, title] of FOR_ALL) await show(page, path, title);
    for (const [path] of FOR_ADMINS) {
      await go(page, path);
      const dialog = page.getByRole('alertdialog', { name: 'Admins only' });
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(page, path).toHaveURL(/#\/$/u);
    }
  });
}

test.describe('in the dark theme, in a small window', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 1280, height: 720 } });

  test('an admin sees every list; none has a violation with its filters open, or scrolls sideways', async ({
    page,
    signInAs,
  }) => {
    test.setTimeout(240_000);
    await signInAs('admin');
    // users.spec.ts tests this for the users.
    const [users, ...others] = FOR_ALL;
    await show(page, ...users);
    for (const [path, title] of [...others, ...FOR_ADMINS]) {
      await show(page, path, title);
      const filters = page.getByRole('button', { name: 'Show filters' });
      if ((await filters.count()) > 0) await filters.click();
      expect(await violations(page), path).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(sideways, path).toBeLessThanOrEqual(0);
    }
  });
});

test('the shortcuts of a screen are in the sheet, no key twice, and in the palette', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const [path, title, own] of [
    ['/exchange-rates', 'Exchange Rate Limit', 'Add New Rate Limit'],
    ['/ribbons', 'Ribbons', 'Create new ribbon'],
    ['/hybrid-order-options', 'Hybrid Order Options', 'Show Log'],
    ['/withdrawal-referral-transactions', 'Referrals', 'Review withdrawals'],
    ['/doc-verifications/address', 'Address Verification', 'Review one by one'],
  ] as const) {
    await show(page, path, title);
    await expect(page.getByRole('button', { name: 'Next page' })).toBeEnabled();
    await page.keyboard.press('?');
    await expect(sheet.getByRole('region', { name: 'List', exact: true })).toContainText(own);
    const keys = await sheet.locator('dd').allInnerTexts();
    expect(new Set(keys).size, path).toBe(keys.length);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  await show(page, '/exchange-rates', 'Exchange Rate Limit');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/page=2/u);
  const palette = new PalettePage(page);
  await palette.open();
  await palette.field.fill('add new rate');
  await expect(palette.selected).toHaveText(/^Add New Rate Limit/u);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add New Rate Limit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'Add New Rate Limit' })).toBeVisible();
});
