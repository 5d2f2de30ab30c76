import { expect, type Page } from '@playwright/test';
import { actElsewhere } from './api.ts';
import { violations } from './axe.ts';
import { test } from './fixtures.ts';
import { toast } from './pages/toast.ts';
import { typeAtOnce } from './typing.ts';

const go = (page: Page, path: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${path}`);
const grid = (page: Page) => page.getByRole('grid', { name: 'Referrals' });
const rows = (page: Page) => grid(page).locator('.ag-row:not(.ag-full-width-row)');
const dialog = (page: Page) => page.getByRole('alertdialog');
const cell = (page: Page, column: string, index = 0) =>
  rows(page).locator(`[col-id="${column}"]`).nth(index);

test('credits are listed, searched for, open to a diagram and lead to their user', {
  tag: ['@2R01', '@2R02', '@2R03', '@2R05', '@2R12', '@2R13', '@2R14', '@2R34'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('manager');
  await go(page, '/referral-transactions');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('heading', { name: 'Referrals', level: 1 })).toBeVisible();
  await expect(grid(page).getByRole('columnheader', { name: 'Reference' })).toBeVisible();
  await expect(cell(page, 'amount')).toHaveText(/^\d+\.\d\d [A-Z]{3}$/);
  const order = await cell(page, 'reference').textContent();
  await cell(page, 'user').click();
  const diagram = grid(page).locator('.ag-full-width-row');
  await expect(diagram.getByRole('region', { name: 'Poster' })).toContainText('Fee');
  await expect(diagram.getByRole('region', { name: 'Order' })).toContainText(order ?? '');
  expect(await violations(page)).toEqual([]);
  await diagram.getByRole('region', { name: 'Credited to' }).getByRole('link').click();
  await expect(page).toHaveURL(/#\/users\/\d+/);
  await page.goBack();
  await page.getByRole('button', { name: 'Withdrawal' }).click();
  await expect(page).toHaveURL(/#\/withdrawal-referral-transactions$/);
  await page.getByRole('button', { name: 'Credit', exact: true }).click();
  await expect(page).toHaveURL(/#\/referral-transactions$/);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await typeAtOnce(page.getByRole('searchbox'), ['1', order ?? '']);
  await expect(page).not.toHaveURL(/page=2/);
  await expect(cell(page, 'reference')).toHaveText(order ?? '');
  const asked = (await sandbox.requests()).filter(
    ({ path, query }) => path.startsWith('/admin/referral') && query.includes('search='),
  );
  expect(asked.map(({ query }) => query)).toEqual([
    `type=credit&search=${order}&page=1&pageSize=10`,
  ]);
  await page.getByRole('button', { name: 'Withdrawal' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(order ?? '');
});

test('withdrawals are negative, filtered by status and period, and open', {
  tag: ['@2R04', '@2R06', '@2R07', '@2R08', '@2R09', '@2R10', '@2R13', '@2R14', '@2R16', '@2R17'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('manager');
  await go(page, '/withdrawal-referral-transactions');
  await expect(rows(page)).toHaveCount(10);
  await expect(cell(page, 'amount')).toHaveText(/^-\d+\.\d\d [A-Z]{3}$/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'All',
    'Initiated',
    'Completed',
    'Pending',
    'Cancelled',
  ]);
  await page.getByRole('option', { name: 'Completed' }).click();
  await expect(page).toHaveURL(/status=completed/);
  await expect(page).not.toHaveURL(/page=2/);
  await expect(cell(page, 'status')).toHaveText('Completed');

  await page.getByRole('combobox', { name: 'Period' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Today',
    'Yesterday',
    'This week',
    'Last week',
    'This month',
    'Last month',
    'All time',
    'Custom',
  ]);
  await page.getByRole('option', { name: 'Custom', exact: true }).click();
  const range = page.getByRole('dialog', { name: 'Custom period' });
  await expect(range.getByRole('button', { name: 'OK' })).toBeDisabled();
  await range.getByLabel('Start date').fill('2020-01-01');
  await range.getByLabel('End date').fill('2020-02-01');
  await range.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('No withdrawals match these filters')).toBeVisible();
  const sent = (await sandbox.requests()).filter(
    ({ path }) => path === '/admin/referral-transactions',
  );
  expect(Object.fromEntries(new URLSearchParams(sent.at(-1)?.query))).toMatchObject({
    type: 'withdraw',
    status: 'completed',
    pageSize: '10',
  });
  expect(new URLSearchParams(sent.at(-1)?.query).getAll('created_at[]')).toEqual([
    '2020-01-01',
    '2020-02-01',
  ]);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await cell(page, 'user').click();
  const diagram = grid(page).locator('.ag-full-width-row');
  await expect(diagram.getByRole('region', { name: 'Paid to' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

const DECISIONS = [
  ['Approve', 'approve', 'Approved – Payment successfully initiated'],
  ['Mark as Completed', 'complete', 'Completed – Payment successfully completed'],
  ['Cancel', 'cancel', 'Cancelled – Payment successfully cancelled'],
] as const;

test('the three actions ask, are sent once, and show the result', {
  tag: ['@2R11', '@2R18', '@2R19', '@2R20', '@2R21', '@2R22', '@2R23', '@2R24', '@2R25'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('principal');
  await go(page, '/withdrawal-referral-transactions?status=pending');
  for (const [label, verb, done] of DECISIONS) {
    await expect(cell(page, 'status')).toHaveText('Pending');
    const id = (await rows(page).first().getAttribute('row-business-key')) ?? '';
    await cell(page, 'actions').getByRole('button', { name: 'Actions' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Cancel', 'Approve', 'Mark as Completed']);
    await page.getByRole('menuitem', { name: label }).click();
    await expect(dialog(page).getByRole('img', { name: 'Warning' })).toBeVisible();
    await expect(dialog(page)).toContainText(
      `Are you sure you want to ${verb} this Withdraw Referral Transaction?`,
    );
    await dialog(page).getByRole('button', { name: 'Yes' }).click();
    await expect(toast(page, done)).toBeVisible();
    await expect(grid(page).locator(`[row-business-key="${id}"]`)).toHaveCount(0);
    const sent = (await sandbox.requests()).filter(
      ({ path }) => path === `/admin/referral-transactions/${id}/${verb}`,
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body ?? {}).toEqual({});
  }
});

test('a withdrawal decided elsewhere is shown with old and new values, and nothing is sent', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('admin');
  await go(page, '/withdrawal-referral-transactions?status=pending');
  const id = (await rows(page).first().getAttribute('row-business-key')) ?? '';
  await cell(page, 'actions').getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Yes' })).toBeEnabled();
  await actElsewhere(sandbox.url, `admin/referral-transactions/${id}/approve`);
  await dialog(page).getByRole('button', { name: 'Yes' }).click();
  await expect(dialog(page)).toContainText('The withdrawal has changed since you opened it');
  await expect(dialog(page).getByRole('table')).toContainText('Initiated');
  const sent = await sandbox.requests();
  expect(sent.filter(({ path }) => path.endsWith(`/${id}/cancel`))).toEqual([]);
});

test('withdrawals are reviewed by key: the oldest first, skipped, brought back, decided and counted', async ({
  page,
  signInAs,
}) => {
  await signInAs('manager');
  await go(page, '/withdrawal-referral-transactions?status=completed');
  await expect(rows(page)).toHaveCount(10);
  await page.keyboard.press('v');
  const count = page.getByRole('status').filter({ hasText: 'done' });
  await expect(count).toContainText('0 done');
  const current = page.getByRole('region', { name: 'Withdrawn by' });
  const first = await current.textContent();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('s');
  await expect(count).toContainText('1 skipped');
  await expect(current).not.toHaveText(first ?? '');
  await page.keyboard.press('b');
  await expect(current).toHaveText(first ?? '');
  await page.keyboard.press('m');
  await expect(dialog(page)).toContainText('complete this Withdraw Referral Transaction?');
  await dialog(page).getByRole('button', { name: 'Yes' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Completed – Payment successfully completed · ' }),
  ).toBeVisible();
  await expect(toast(page, /^Completed/u)).toHaveCount(0);
  await expect(count).toContainText('1 done');
  await expect(current).not.toHaveText(first ?? '');
  await page.keyboard.press('q');
  await expect(rows(page)).toHaveCount(10);
  await expect(page).toHaveURL(/transactions\?status=completed$/);
});

test('a decision in review acts on the withdrawal it was asked about, even after that is decided elsewhere', async ({
  page,
  sandbox,
  signInAs,
}) => {
  // A socket that connects reloads the list, and would show the new status before the answer is given.
  await using _offline = await sandbox.misbehave({ refuseSockets: true });
  await signInAs('manager');
  await go(page, '/withdrawal-referral-transactions?review=approve');
  const current = page.getByRole('region', { name: 'Withdrawn by', includeHidden: true });
  await expect(current).toBeVisible();
  const asked = await current.textContent();
  await page.keyboard.press('d');
  const name = await dialog(page)
    .getByRole('term')
    .filter({ hasText: /^Withdrawal$/u })
    .locator('+ dd')
    .textContent();
  await expect(dialog(page).getByRole('button', { name: 'Yes' })).toBeEnabled();
  await actElsewhere(
    sandbox.url,
    `admin/referral-transactions/${name?.replace(/\D/g, '')}/complete`,
  );
  await dialog(page).getByRole('button', { name: 'Yes' }).click();
  await expect(dialog(page)).toContainText('The withdrawal has changed since you opened it');
  await page.reload();
  await expect(dialog(page)).toContainText(name ?? '');
  await expect(current).toHaveText(asked ?? '');
  await dialog(page).getByRole('button', { name: 'No' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Completed by' })).toBeVisible();
  await expect(current).toHaveText(asked ?? '');
  await page.keyboard.press('n');
  await expect(current).not.toHaveText(asked ?? '');
  await expect(page.getByRole('status').filter({ hasText: 'left' })).toContainText('0 done');
});

test('a failed load raises no alert: the list says so itself, with Retry', {
  tag: ['@2R26'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('manager');
  {
    await using _fault = await sandbox.fail({
      path: '/admin/referral-transactions',
      status: 500,
      body: { message: 'broken' },
    });
    await go(page, '/referral-transactions');
    await expect(page.getByText('The referral credits could not be loaded.')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('broken').first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page)).toHaveCount(10);
});
