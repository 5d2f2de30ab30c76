import { expect } from '@playwright/test';
import { UsersPage } from '../../pages/UsersPage.ts';
import { test } from '../../support/fixtures.ts';

test('the portraits of users are fetched without a token, once each, and shown', {
  tag: ['@both-hosts', '@2UD06'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('admin');
  await sandbox.clearRequests();
  const users = new UsersPage(page);
  await users.open();
  const portraits = users.cards.locator('img[src*="pictures/"]');
  /** The widths of the portraits that are drawn, each once. */
  const widths = () =>
    portraits.evaluateAll((images) => [
      ...new Set(images.map((image) => (image as HTMLImageElement).naturalWidth)),
    ]);
  const asked = async () =>
    (await sandbox.requests()).filter(({ path }) => path.startsWith('/avatars/'));
  await expect.poll(widths).toEqual([64]);
  // Opening and closing a user does not fetch them again.
  await users.cards.first().getByRole('link').click();
  await users.profile.waitFor();
  await page.goBack();
  await expect.poll(widths).toEqual([64]);
  const paths = (await asked()).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect((await asked()).map(({ authorization }) => authorization)).toEqual(paths.map(() => null));
});
