import { expect } from '@playwright/test';
import type { Sandbox } from '#support/harness.ts';
import { readUsers } from './api.ts';
import { violations } from './axe.ts';
import { later } from './clock.ts';
import { test } from './fixtures.ts';

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
  test('a page with too many rows is cut, with a message', async ({ sandbox, users }) => {
    const id = await trader(sandbox);
    const models = Array.from({ length: 30 }, (_, at) => ({ id: at + 1, email: `${at}@b.test` }));
    await using _fault = await sandbox.fail({
      path: `/admin/users/${id}/invited-users`,
      status: 200,
      body: { models, pagination: { rowCount: 30 } },
    });
    await users.openUser(`${id}#invited-users`);
    const page = users.page;
    await expect(page.getByText('The server sent 30 rows for one page')).toBeVisible();
    const rows = page.getByRole('grid', { name: 'Invited users' }).locator('.ag-row');
    await expect(rows).toHaveCount(10);
  });

  test('each tab has its own hash, and the tabs depend on the user', {
    tag: ['@2UD29', '@2UD30', '@2UD31', '@2UD39'],
  }, async ({ page, sandbox, users }) => {
    const id = await trader(sandbox);
    await users.openUser(id);
    const tabs = page.getByRole('tablist', { name: 'Activity' }).getByRole('tab');
    await expect(tabs).toHaveText(['Payments', 'Requests', 'Received', 'Invited users', 'Rewards']);
    await expect(page.getByRole('grid', { name: 'Orders', exact: true })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Pending matches' })).toBeVisible();
    for (const [tab, hash, grid] of [
      ['Requests', 'requests', 'Payment requests'],
      ['Received', 'received', 'Received orders'],
      ['Invited users', 'invited-users', 'Invited users'],
      ['Rewards', 'rewards', 'Rewards'],
      ['Payments', 'payments', 'Orders'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page).toHaveURL(new RegExp(`#/users/${id}#${hash}$`, 'u'));
      await expect(page.getByRole('grid', { name: grid, exact: true })).toBeVisible();
    }
    const [request] = await asked(sandbox, `/admin/users/${id}/received-orders`);
    expect(request?.get('pageSize')).toBe('10');

    const matcher = await userWho(
      sandbox,
      'filters[can_post_offers]=false&filters[can_accept_offers]=true',
    );
    await users.openUser(`${matcher}#requests`);
    await expect(page.getByRole('grid', { name: 'Pending matches' })).toBeVisible();
    await expect(tabs).toHaveText(['Payments', 'Received', 'Invited users', 'Rewards']);
    await expect(page.getByRole('grid', { name: 'Orders', exact: true })).toHaveCount(0);

    const poster = await userWho(
      sandbox,
      'filters[can_post_offers]=true&filters[can_accept_offers]=false',
    );
    await users.openUser(poster);
    await expect(page.getByRole('grid', { name: 'Orders', exact: true })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Pending matches' })).toHaveCount(0);
  });

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

  test('charts of each currency can be read as tables, with total amounts; no axe violation', {
    tag: ['@2UD56', '@2UD57'],
  }, async ({ page, sandbox, users }) => {
    const id = await trader(sandbox);
    await users.openUser(id);
    const charts = page.getByRole('region', { name: 'Charts', exact: true });
    await expect(charts.locator('svg.recharts-surface').first()).toBeVisible();
    const totals = charts.getByRole('table', { name: 'Total amounts' });
    await expect(totals.getByRole('columnheader')).toHaveText([
      'Currency',
      'Posted',
      'Post Completed',
      'Requested',
      'Matched',
      'Match Completed',
      'Received',
      'Received Completed',
    ]);
    expect(await violations(page)).toEqual([]);
    await charts.getByRole('button', { name: 'Show as tables' }).click();
    await expect(charts.getByRole('table', { name: /^Amounts in/u }).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('the statistic is requested once, however late the user is loaded', {
    tag: ['@2UD58'],
  }, async ({ page, sandbox, users }) => {
    const id = await trader(sandbox);
    const late = await sandbox.fail({ path: `/admin/users/${id}`, held: true, passes: true });
    await sandbox.clearRequests();
    await users.goTo(`/users/${id}`);
    const statistics = () => asked(sandbox, `/admin/users/${id}/statistic`);
    await expect.poll(statistics).toHaveLength(1);
    await late[Symbol.asyncDispose]();
    const charts = page.getByRole('region', { name: 'Charts', exact: true });
    await expect(charts.locator('svg.recharts-surface').first()).toBeVisible();
    expect(await statistics()).toHaveLength(1);
  });

  test('the filters above a tab are those that narrow it; those of the charts alone are beside the charts', async ({
    page,
    sandbox,
    users,
  }) => {
    const id = await trader(sandbox);
    await users.openUser(`${id}#invited-users`);
    const ofTab = page.getByRole('region', { name: 'Filters', exact: true });
    const ofCharts = page.getByRole('region', { name: 'Filters of the charts' });
    await expect(ofCharts.getByRole('combobox')).toHaveCount(2);
    await expect(ofTab).toHaveCount(0);
    await page.getByRole('tab', { name: 'Rewards' }).click();
    await expect(ofTab.getByRole('combobox', { name: 'Period' })).toBeVisible();
    await expect(ofTab.getByRole('combobox')).toHaveCount(1);
    await expect(ofCharts.getByRole('combobox', { name: 'Type' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('an event of the user reloads their activity', { tag: ['@2UD65'] }, async ({
    page,
    sandbox,
    users,
  }) => {
    const id = await trader(sandbox);
    await users.openUser(`${id}#received`);
    await expect(page.getByRole('grid', { name: 'Received orders' })).toBeVisible();
    await page.clock.install();
    for (const what of ['order', 'match', 'paymentRequest'] as const) {
      await sandbox.clearRequests();
      await sandbox.publish(`user-${id}-${what}Saved`);
      const requests = () => asked(sandbox, `/admin/users/${id}/received-orders`);
      await later(page, async () => expect(await requests(), what).not.toEqual([]));
    }
  });

  test('a failed load gives an alert titled Error, except for rewards', {
    tag: ['@2UD28', '@2R26'],
  }, async ({ page, sandbox, users }) => {
    const id = await trader(sandbox);
    await using _rewards = await sandbox.fail({
      path: '/admin/referral-transactions',
      status: 500,
    });
    await using _received = await sandbox.fail({
      path: `/admin/users/${id}/received-orders`,
      status: 500,
      body: { message: 'Nobody knows what was received' },
    });
    await users.openUser(`${id}#rewards`);
    await expect(page.getByText('The rewards could not be loaded.')).toBeVisible();
    await expect(users.dialog).toHaveCount(0);
    await page.getByRole('tab', { name: 'Received' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Error' })).toContainText(
      'Nobody knows what was received',
    );
    await users.dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('The received orders could not be loaded.')).toBeVisible();
  });
});
