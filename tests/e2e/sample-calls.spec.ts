import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

/** What the shell asks by itself, whichever screen is open. */
const SHELL = /notifications|doc-verification|site\/settings|auth\//u;

test('3K09 support, profile and developer screens make no calls', async ({
  page,
  sandbox,
  orders,
}) => {
  await expect(orders.rows.first()).toBeVisible();
  await sandbox.clearRequests();
  for (const path of ['/supports', '/new-case', '/profile', '/developer', '/developer-request']) {
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#${path}`);
    await expect(page.locator('main h1')).toBeVisible();
  }
  // What a screen had asked would have been answered before the list that is opened after it.
  await orders.open();
  const asked = (await sandbox.requests()).filter(({ path }) => !SHELL.test(path));
  const paths = new Set(asked.map(({ path }) => path));
  expect([...paths].filter((path) => !path.startsWith('/admin/transactions'))).toEqual([]);
});

test('3K09 the registration makes no calls', async ({ page, sandbox, signInPage }) => {
  await expect(signInPage.email).toBeVisible();
  await sandbox.clearRequests();
  for (const path of ['/sign', '/about-bank', '/billing', '/licence']) {
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#${path}`);
    await expect(page.locator('main h1')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(signInPage.email).toBeVisible();
  expect((await sandbox.requests()).filter(({ path }) => !SHELL.test(path))).toEqual([]);
});
