import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('maintenance is read, shown, and switched after asking', {
  tag: ['@1M01', '@1M02', '@1M03', '@1M04', '@1M05', '@1M06', '@1N16'],
}, async ({ page, sandbox, signInAs }) => {
  await sandbox.clearRequests();
  await signInAs('principal');
  const toggle = page.getByRole('button', { name: 'Maintenance Mode' });
  const saved = async () =>
    (await sandbox.requests())
      .filter(({ method, path }) => method === 'POST' && path === '/admin/site/settings')
      .map(({ body }) => body);
  const dialog = page.getByRole('alertdialog', { name: 'Are You Sure?' });

  await expect(toggle).toContainText('Off');
  const reads = (await sandbox.requests()).filter(({ path }) => path === '/admin/site/settings');
  // The sign-in screen asks for the network with the same call.
  expect(new Set(reads.map(({ query }) => query))).toEqual(new Set(['type=maintenance']));

  await toggle.click();
  await expect(dialog).toContainText('You are about to turn On the app for maintenance');
  await expect(dialog.getByRole('button', { name: 'No' })).toBeFocused();
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await saved()).toEqual([]);

  await toggle.click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(toggle).toContainText('On');
  expect(await saved()).toEqual([{ type: 'maintenance', value: true }]);

  await toggle.click();
  await expect(dialog).toContainText('You are about to turn Off the app from maintenance');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(toggle).toContainText('Off');
  expect(await saved()).toHaveLength(2);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('asks by the current setting, not by the one loaded before', {
  tag: ['@1M04', '@1M05'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('admin');
  const toggle = page.getByRole('button', { name: 'Maintenance Mode' });
  const dialog = page.getByRole('alertdialog', { name: 'Are You Sure?' });
  await expect(toggle).toContainText('Off');
  await using _switched = await sandbox.fail({
    path: '/admin/site/settings',
    method: 'GET',
    status: 200,
    body: { data: { value: true } },
  });
  await toggle.click();
  await expect(dialog).toContainText('You are about to turn Off the app from maintenance');
});

test('asks nothing while the setting cannot be loaded, and says why', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('admin');
  const toggle = page.getByRole('button', { name: 'Maintenance Mode' });
  await expect(toggle).toContainText('Off');
  await using _fault = await sandbox.fail({
    path: '/admin/site/settings',
    status: 500,
    body: { message: 'The settings are away' },
  });
  await toggle.click();
  const problem = page.getByRole('alertdialog', { name: 'Unable to load maintenance mode' });
  await expect(problem).toContainText('The settings are away');
  await problem.getByRole('button', { name: 'OK' }).click();
  await expect(toggle).toContainText('Unknown');
});

test('a failed switch says why in its dialog, and nothing changes', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('admin');
  const toggle = page.getByRole('button', { name: 'Maintenance Mode' });
  await expect(toggle).toContainText('Off');
  await using _fault = await sandbox.fail({
    path: '/admin/site/settings',
    method: 'POST',
    status: 500,
    body: { message: 'The settings are locked' },
  });
  await toggle.click();
  const dialog = page.getByRole('alertdialog', { name: 'Are You Sure?' });
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog).toContainText('The settings are locked');
  await expect(dialog).toContainText('It may or may not have taken effect');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(toggle).toContainText('Off');
});
