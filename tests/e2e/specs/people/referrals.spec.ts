import { expect, type Page } from '@playwright/test';
import { toast } from '../../pages/toast.ts';
import { test } from '../../support/fixtures.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Referrals' });
const rows = (page: Page) => grid(page).locator('.ag-row:not(.ag-full-width-row)');
const dialog = (page: Page) => page.getByRole('alertdialog');
const cell = (page: Page, column: string) => rows(page).locator(`[col-id="${column}"]`).first();

const DECISIONS = [
  ['Approve', 'approve', 'Approved – Payment successfully initiated'],
  ['Mark as Completed', 'complete', 'Completed – Payment successfully completed'],
  ['Cancel', 'cancel', 'Cancelled – Payment successfully cancelled'],
] as const;

test('the three actions ask, are sent once, and show the result', {
  tag: ['@2R11', '@2R18', '@2R19', '@2R20', '@2R21', '@2R22', '@2R23', '@2R24', '@2R25'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('principal', '/withdrawal-referral-transactions?status=pending');
  for (const [label, verb, done] of DECISIONS) {
    await expect(cell(page, 'status')).toHaveText('Pending');
    const id = (await rows(page).first().getAttribute('row-business-key')) ?? '';
    await cell(page, 'actions').getByRole('button', { name: 'Actions' }).click();
    const choices = ['Cancel', 'Approve', 'Mark as Completed', 'Watch'];
    await expect(page.getByRole('menuitem')).toHaveText(choices);
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
