import { expect, type Page } from '@playwright/test';
import { readOrders } from './api.ts';
import { violations } from './axe.ts';
import { test } from './fixtures.ts';

const home = async (page: Page) => {
  await page.evaluate(() => {
    window.location.hash = '#/';
  });
  return page.getByRole('region', { name: 'Waiting' });
};

test('Home shows what waits and since when, each a link to the list already filtered', async ({
  page,
  sandbox,
  orders,
}) => {
  await expect(orders.rows.first()).toBeVisible();
  const { pagination } = await readOrders(
    sandbox.url,
    'page=1&pageSize=1&filters[statuses][]=dispute_resolution_needed',
  );
  const waiting = await home(page);
  const disputes = waiting.getByRole('listitem').filter({ hasText: 'Orders in dispute' });
  await expect(disputes).toContainText(String(pagination.rowCount));
  await expect(disputes).toContainText(/The oldest for \d+ days?/);
  await expect(waiting.getByRole('listitem')).toHaveCount(8);
  for (const queue of ['Identities to verify', 'Addresses to verify']) {
    const entry = waiting.getByRole('listitem').filter({ hasText: queue });
    await expect(entry).toContainText('Since when is not told by the network');
  }
  expect(await violations(page)).toEqual([]);
  await disputes.getByRole('link').click();
  await expect(orders.rows.first()).toContainText('Dispute resolution needed');
  await home(page);
  await waiting.getByRole('link', { name: 'Refunds that failed' }).click();
  await expect(page.getByText('Refund Status: Failed')).toBeVisible();
  await home(page);
  await waiting.getByRole('link', { name: 'Stuck third-party transactions' }).click();
  await expect(page.getByRole('heading', { name: 'Third Party Transactions' })).toBeVisible();
  await expect(page).toHaveURL(/status=/);
});

test('Home shows a manager nothing of the verification queues, and says what could not be read', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await using _fault = await sandbox.fail({
    path: '/admin/transactions',
    status: 500,
    body: { message: 'broken' },
  });
  await signInAs('manager');
  const waiting = await home(page);
  await expect(waiting.getByRole('listitem')).toHaveCount(5);
  await expect(waiting.getByText('Could not be read')).toHaveCount(3);
});
