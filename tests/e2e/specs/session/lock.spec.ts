import { expect } from '@playwright/test';
import { emailOf, PASSWORD, test } from '../../support/fixtures.ts';

test('a locked console shows nothing, keeps what was typed, and is opened by the password', {
  tag: '@both-hosts',
}, async ({ page, orders, sandbox }) => {
  const cover = page.getByRole('dialog', { name: 'Corridor is locked' });
  const password = cover.getByLabel('Password');
  await page.getByRole('button', { name: 'Show filters' }).click();
  await orders.search.fill('adaeze');
  await expect(page).toHaveURL(/search=adaeze/u);
  await page.keyboard.press('ControlOrMeta+Shift+L');
  await expect(password).toBeFocused();
  await expect(cover.getByLabel('E-mail')).toHaveValue(emailOf('admin'));
  expect(await page.locator('body').ariaSnapshot()).not.toContain('adaeze');
  await expect(page).toHaveTitle(/Locked/u);

  // A restart of the page unlocks nothing.
  await page.reload();
  await expect(password).toBeFocused();
  await password.fill('wrong');
  await password.press('Enter');
  await expect(cover.getByText('You entered an invalid username or password')).toBeVisible();
  await expect(cover).toBeVisible();

  await sandbox.clearRequests();
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(cover).toHaveCount(0);
  await expect(orders.search).toHaveValue('adaeze');
  const paths = (await sandbox.requests()).map(({ path }) => path);
  expect(paths).toContain('/auth/user/token');
});

test('five wrong passwords sign out, and what was typed waits for the same person', async ({
  page,
  orders,
  signInPage,
}) => {
  const cover = page.getByRole('dialog', { name: 'Corridor is locked' });
  const password = cover.getByLabel('Password');
  await page.getByRole('button', { name: 'Show filters' }).click();
  await orders.search.fill('adaeze');
  await expect(page).toHaveURL(/search=adaeze/u);
  await page.getByRole('button', { name: 'Maintenance Mode' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are You Sure?' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+L');
  for (let wrong = 1; wrong <= 4; wrong += 1) {
    await password.fill('wrong');
    await password.press('Enter');
    await expect(password).toHaveValue('');
  }
  await password.fill('wrong');
  await password.press('Enter');
  await expect(page.getByText('A wrong password was entered five times')).toBeVisible();
  await expect(page).toHaveURL(/#\/login$/u);
  await signInPage.signIn(emailOf('admin'), PASSWORD);
  await expect(page).toHaveURL(/search=adaeze/u);
  await expect(page.getByRole('alertdialog', { name: 'Are You Sure?' })).toBeVisible();
});
