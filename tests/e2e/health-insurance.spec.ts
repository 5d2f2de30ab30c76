import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { test } from './fixtures.ts';
import { ListPage } from './pages/ListPage.ts';

const PATH = '/health-insurance-payments';

test('payments are searched, and confirmed once after a question', {
  tag: ['@2P01', '@2P02', '@2P03', '@2P04', '@2P05', '@2P06', '@2P07', '@2P08'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('manager');
  const list = new ListPage(page, 'Health Insurance Payments');
  await list.open(PATH);
  await expect(list.rows).toHaveCount(10);
  await expect(list.headers).toHaveText([
    'Enrollee Name',
    'Amount',
    'Plan',
    'Completed At',
    'Confirmed At',
  ]);
  expect(await violations(page)).toEqual([]);

  const waiting = list.rows.filter({ has: page.getByRole('button', { name: /^Confirm/ }) }).first();
  const id = (await waiting.getAttribute('row-business-key')) ?? '';
  const name = (await waiting.locator('[col-id="enrollee"]').textContent()) ?? '';
  await sandbox.clearRequests();
  await page.getByPlaceholder('Search by Enrollee Name...').fill(name);
  await expect(page).toHaveURL(/search=/u);
  await expect(list.cell(id, 'enrollee')).toHaveText(name);
  await expect
    .poll(async () => (await sandbox.requests()).map(({ path, query }) => `${path}?${query}`))
    .toEqual([
      `/admin/health-insurance-payments?${new URLSearchParams({ search: name })}&page=1&pageSize=10`,
    ]);

  await list.cell(id, 'confirmed').getByRole('button').click();
  await expect(list.dialog).toContainText('Are you sure you want to confirm this payment?');
  await expect(list.dialog.getByRole('button', { name: 'No' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await list.dialog.getByRole('button', { name: 'Yes' }).dblclick();
  await expect(list.toast('Confirmed – Payment successfully confirmed')).toBeVisible();
  await expect(list.cell(id, 'confirmed').getByRole('button')).toHaveCount(0);
  await expect(list.cell(id, 'confirmed')).toHaveText(/\d/u);
  const posts = (await sandbox.requests()).filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path)).toEqual([`/admin/health-insurance-payments/${id}/confirm`]);
});

test('payments with fields missing, and a refusal of the server, are shown as they are', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('admin');
  const list = new ListPage(page, 'Health Insurance Payments');
  await using _odd = await sandbox.fail({
    path: '/admin/health-insurance-payments',
    status: 200,
    body: { data: [{ id: 7, amount: '12.5' }, { id: 'x' }], pagination: { rowCount: '2' } },
  });
  await list.open(PATH);
  await expect(list.cell('7', 'amount')).toHaveText('12.50');
  await expect(list.cell('x', 'enrollee')).toHaveText('–');
  await list.cell('7', 'confirmed').getByRole('button').click();
  await list.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(list.dialog).toContainText('Unable to confirm the payment');
  await expect(list.dialog).toContainText(/payment/u);
});
