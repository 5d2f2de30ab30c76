import { expect } from '@playwright/test';
import type { Sandbox } from '#support/harness.ts';
import { readUsers } from '../../support/api.ts';
import { test } from '../../support/fixtures.ts';

/** The id of the first user a query finds. */
async function userWho(sandbox: Sandbox, filters: string): Promise<string> {
  const [user] = await readUsers(sandbox.url, filters);
  if (!user) throw new Error(`nobody is ${filters}`);
  return String(user['id']);
}

const trader = (sandbox: Sandbox) =>
  userWho(
    sandbox,
    'filters[can_post_offers]=true&filters[can_accept_offers]=true&filters[status]=transacted-completed',
  );

/** The queries a path of the API was asked with since the last clearing. */
async function asked(sandbox: Sandbox, path: string) {
  const all = (await sandbox.requests()).filter((request) => request.path === path);
  return all.map(({ query }) => new URLSearchParams(query));
}

test.describe('the activity of a user', () => {
  test('type, state and period narrow tabs and charts, a custom period once both days are set', {
    tag: ['@2UD32', '@2UD33', '@2UD34', '@2UD35', '@2UD58', '@2UD60', '@2UD63'],
  }, async ({ page, sandbox, users }) => {
    const id = await trader(sandbox);
    await users.openUser(`${id}#requests`);
    const last = async (path: string) =>
      (await asked(sandbox, `/admin/users/${id}/${path}`)).at(-1);
    await users.choose('Type', 'hybrid');
    await users.choose('State', 'Completed');
    await users.choose('Period', 'This week');
    await expect(page).toHaveURL(/type=hybrid&state=completed&period=this_week#requests$/u);
    await expect
      .poll(async () => (await last('payment-requests'))?.get('status'))
      .toBe('completed');
    await expect.poll(async () => (await last('statistic'))?.get('interval')).toBe('1 DAY');
    expect((await last('statistic'))?.get('type')).toBe('hybrid');

    await sandbox.clearRequests();
    await page.getByRole('combobox', { name: 'Period', exact: true }).click();
    await page.getByRole('option', { name: 'Custom', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Custom period' });
    await dialog.getByLabel('Start date').fill('2026-01-05');
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeDisabled();
    expect(await asked(sandbox, `/admin/users/${id}/statistic`)).toEqual([]);
    await dialog.getByLabel('End date').fill('2026-03-01');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect
      .poll(async () => (await last('payment-requests'))?.get('start_date'))
      .toBe('2026-01-05T00:00:00.000Z');
    await expect.poll(async () => (await last('statistic'))?.get('interval')).toBe('1 MONTH');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Requests' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});
