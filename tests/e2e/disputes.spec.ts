import { expect } from '@playwright/test';
import { actElsewhere } from './api.ts';
import { violations } from './axe.ts';
import { test } from './fixtures.ts';
import { DisputesPage } from './pages/DisputesPage.ts';

const FOR_ALL = ['View', 'Validation Details', 'Dismiss', 'Approve', 'Decline'];

test('disputes are listed and shown in full, with match actions for admins only', {
  tag: ['@2D01', '@2D02', '@2D03', '@2D05', '@2D06', '@2D09', '@2D16', '@2D19', '@2D24'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('manager');
  const disputes = new DisputesPage(page, sandbox.url);
  const [wanted] = (await disputes.undecided()).filter((each) => each.pb_response === 0);
  const id = String(wanted?.id);
  await sandbox.clearRequests();
  await disputes.show(id);
  await expect(disputes.rows).toHaveCount(10);
  await expect(disputes.headers).toHaveText([
    'Date',
    'Transaction ID',
    'Match ID',
    'Amount',
    'Matcher',
    'Poster Beneficiary',
    'Status',
    'Actions',
  ]);
  expect(await violations(page)).toEqual([]);
  const list = (await sandbox.requests()).find(({ query }) => query.includes('pageSize=10'));
  expect([list?.path, list?.query]).toEqual([
    '/admin/disputes',
    expect.stringMatching(/^page=\d+&pageSize=10$/u),
  ]);
  expect(await disputes.offers(id)).toEqual(FOR_ALL);
  await disputes.view(id);
  await expect(disputes.details).toContainText('Beneficiary confirmed receiptNo');
  await expect(disputes.side('Matcher')).toContainText('bank_statement');
  await expect(disputes.side('Poster Beneficiary')).toContainText('"received": false');
  await expect
    .poll(async () => (await sandbox.requests()).map(({ path }) => path))
    .toContain(`/admin/transactions/${wanted?.order.id}`);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(disputes.details).toHaveCount(0);
});

test('decisions are asked about, sent once and shown; Validation Details lead to the order', {
  tag: ['@2D04', '@2D08', '@2D10', '@2D11', '@2D13', '@2D14'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('principal');
  const disputes = new DisputesPage(page, sandbox.url);
  const [first, second, third] = await disputes.undecided();
  const decide = async (id: number | undefined, action: string, status: string) => {
    await disputes.show(String(id));
    await disputes.choose(String(id), action);
    await expect(disputes.dialog).toContainText(
      `Are you sure you want to take this action - ${action}?`,
    );
    await disputes.dialog.getByRole('button', { name: 'Yes' }).dblclick();
    await expect(disputes.cell(String(id), 'status')).toHaveText(status);
  };
  await sandbox.clearRequests();
  await decide(first?.id, 'Dismiss', 'Resolved');
  expect(await disputes.offers(String(first?.id))).toEqual(['View', 'Validation Details']);
  await decide(second?.id, 'Approve', 'Approved');
  await disputes.show(String(third?.id));
  await disputes.view(String(third?.id));
  await disputes.details.getByRole('button', { name: 'Refresh transaction data' }).click();
  await expect(disputes.toast('Transaction data refreshed')).toBeVisible();
  await expect(disputes.side('Matcher')).toContainText('checked_at');
  await disputes.details.getByRole('button', { name: 'Decline' }).click();
  await disputes.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(disputes.details).toContainText('Declined');
  // Reading the sandbox's own answers signs in there: those calls are not the console's.
  const sent = (await sandbox.requests()).filter(
    ({ method, path }) =>
      path.startsWith('/admin/disputes/') && (method !== 'GET' || path.includes('refresh')),
  );
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', `/admin/disputes/${first?.id}`, { status: 'resolved' }],
    ['POST', `/admin/disputes/${second?.id}/approve`, null],
    ['GET', `/admin/disputes/${third?.id}/refresh-transaction-data`, null],
    ['POST', `/admin/disputes/${third?.id}/decline`, null],
  ]);
  expect(sent[0]?.contentType).toContain('multipart/form-data');
  await disputes.details.getByRole('button', { name: 'Validation Details' }).click();
  await expect(page).toHaveURL(new RegExp(`/transactions/${third?.order.id}\\?tab=events`, 'u'));
});

test('an admin cancels and approves a match, but none that has changed or is over', {
  tag: ['@2D06', '@2D07', '@2D08', '@2D15'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('admin');
  const disputes = new DisputesPage(page, sandbox.url);
  const [first, second] = await disputes.undecided();
  await disputes.show(String(first?.id));
  expect(await disputes.offers(String(first?.id))).toEqual([
    ...FOR_ALL,
    'Cancel Match',
    'Approve Match',
  ]);
  await sandbox.clearRequests();
  await disputes.choose(String(first?.id), 'Cancel Match');
  await disputes.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(disputes.toast('Match cancelled')).toBeVisible();
  const posts = (await sandbox.requests()).filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path)).toEqual([`/admin/matches/cancel/${first?.match_id}`]);
  await expect.poll(() => disputes.offers(String(first?.id))).toEqual(FOR_ALL);

  await disputes.show(String(second?.id));
  await disputes.choose(String(second?.id), 'Approve Match');
  await expect(disputes.dialog.getByRole('button', { name: 'Yes' })).toBeEnabled();
  await actElsewhere(sandbox.url, `admin/matches/approve/${second?.match_id}`);
  await disputes.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(disputes.dialog).toContainText('The dispute has changed since you opened it');
  await expect(disputes.dialog).toContainText('This action is no longer available');
});

test('disputes with missing fields are shown as they are', async ({ page, sandbox, signInAs }) => {
  await signInAs('admin');
  const disputes = new DisputesPage(page, sandbox.url);
  const odd = {
    id: 7,
    status: 'Something Else',
    time: 'yesterday',
    pb_response: 'maybe',
    match: { latestValidationData: { side: 'matcher', data: null } },
    matcher_resp_email_files: [{ originalname: null }],
  };
  await using _odd = await sandbox.fail({
    path: '/admin/disputes',
    status: 200,
    body: { models: [odd], pagination: { rowCount: 1 } },
  });
  await disputes.open('/dispute-resolutions');
  await expect(disputes.cell('7', 'date')).toHaveText('yesterday');
  await expect(disputes.cell('7', 'status')).toHaveText('Something Else');
  await expect(disputes.cell('7', 'matcher')).toHaveText('–');
  await disputes.view('7');
  await expect(disputes.details).toContainText('No data');
  await expect(disputes.side('Matcher')).toContainText('its address is missing');
});
