import { expect } from '@playwright/test';
import { startBrowserHost, startSandbox } from '#support/harness.ts';
import { emailOf, PASSWORD, test } from './fixtures.ts';

test.describe('a network that is not there', () => {
  test.use({ apiUrl: 'http://127.0.0.1:9' });

  test('3G01 the program starts, and gives the reference data, About and Settings', async ({
    page,
    signInPage,
  }) => {
    await expect(signInPage.email).toBeVisible();
    await page.getByRole('link', { name: 'Reference' }).click();
    await page.getByRole('searchbox').fill('zimbabwe');
    await expect(page.getByRole('article', { name: 'Zimbabwe' })).toContainText('10 subdivisions');
    await page.getByRole('tab', { name: 'Currencies' }).click();
    await expect(page.getByRole('article', { name: 'Euro' })).toContainText('Paypal');
    await page.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'About Corridor' })).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });
});

test('a network that goes: the console says so and keeps what was read', {
  tag: '@browser-host',
}, async ({ page, dataDir }) => {
  const sandbox = await startSandbox({ orders: 60, seed: 1 });
  await using host = await startBrowserHost({ apiUrl: sandbox.url, dataDir });
  await page.goto(host.url);
  await page.getByLabel('E-mail').fill(emailOf('manager'));
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  const rows = page.getByRole('grid', { name: 'Transactions' }).locator('.ag-row');
  await expect(rows.first()).toBeVisible();
  await sandbox.dispose();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'connectivity issues' })).toBeVisible();
  await expect(rows.first()).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#/reference?search=kenya';
  });
  await expect(page.getByRole('article', { name: 'Kenya' })).toBeVisible();
});
