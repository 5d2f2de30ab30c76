import { expect } from '@playwright/test';
import { DisputesPage } from '../../pages/DisputesPage.ts';
import { test } from '../../support/fixtures.ts';

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
  expect(await disputes.offers(String(first?.id))).toEqual([
    'View',
    'Validation Details',
    'Watch',
    'Not offered',
  ]);
  await decide(second?.id, 'Approve', 'Approved');
  await disputes.show(String(third?.id));
  await disputes.view(String(third?.id));
  await disputes.details.getByRole('button', { name: 'Refresh transaction data' }).click();
  await expect(disputes.toast('Transaction data refreshed')).toBeVisible();
  await expect(disputes.side('Matcher')).toContainText('Checked at');
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
