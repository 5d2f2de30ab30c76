import { expect } from '@playwright/test';
import type { Sandbox } from '#support/harness.ts';
import { actElsewhere, readUsers } from '../../support/api.ts';
import { test } from '../../support/fixtures.ts';

/** A user of a status on whom no other test of this worker acts: each takes a separate one. */
let taken = 0;
async function someUser(sandbox: Sandbox, filters: string) {
  const found = await readUsers(sandbox.url, filters);
  const user = found[taken % found.length];
  taken += 1;
  if (!user) throw new Error(`nobody is ${filters}`);
  return String(user['id']);
}

const elsewhere = (sandbox: Sandbox, id: string, verb: string) =>
  actElsewhere(sandbox.url, `admin/users/${id}/${verb}`, {}, 'PATCH');

test.describe('one user', () => {
  test('is banned and unbanned after a question, and the card shows it', {
    tag: ['@2UD04', '@2UD20', '@2UD21', '@2UD23'],
  }, async ({ sandbox, users }) => {
    const id = await someUser(sandbox, 'filters[status]=transacted-posted');
    await users.openUser(id);
    await users.action('Ban').click();
    await expect(users.dialog).toContainText(
      "Are you sure you want to ban this user's account. This action is permanent and irreversible.",
    );
    await expect(users.dialog.getByRole('button', { name: 'No' })).toBeFocused();
    await users.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(users.toast('User banned')).toBeVisible();
    await expect(users.profile.getByText('Banned', { exact: true })).toBeVisible();
    await expect(users.profile.getByText(/^Banned\. /u)).toBeVisible();
    await expect(users.action('Ban')).toHaveCount(0);
    await users.action('Unban').click();
    await expect(users.dialog).toContainText(
      "Are you sure you want to unban this user's account. This action is permanent and irreversible.",
    );
    await users.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(users.action('Ban')).toBeVisible();
    await expect(users.profile.getByText('Transacted-posted')).toBeVisible();
  });

  test('reloads when saved elsewhere; changes are shown before anything is sent; a refusal is titled Error', {
    tag: ['@2UD28', '@2UD64'],
  }, async ({ sandbox, users }) => {
    const id = await someUser(sandbox, 'filters[status]=transacted-posted');
    await users.openUser(id);
    await elsewhere(sandbox, id, 'ban');
    await expect(users.action('Unban')).toBeVisible();
    await users.action('Unban').click();
    await expect(users.dialog.getByRole('button', { name: 'Yes' })).toBeEnabled();
    await elsewhere(sandbox, id, 'unban');
    await sandbox.clearRequests();
    await users.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(users.dialog).toContainText('The user has changed since you opened it');
    await expect(users.dialog).toContainText('This action is no longer available');
    const sent = (await sandbox.requests()).filter(({ method }) => method === 'PATCH');
    expect(sent).toEqual([]);
    await users.dialog.getByRole('button', { name: 'Close' }).click();
    await using _fault = await sandbox.fail({
      path: `/admin/users/${id}/ban`,
      status: 409,
      body: { message: 'Not while they trade' },
    });
    await users.action('Ban').click();
    await users.dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(users.dialog).toContainText('Error');
    await expect(users.dialog).toContainText('Not while they trade');
  });
});
