import { expect } from '@playwright/test';
import type { DocVerificationOnWire, DocVerificationType } from '#contract/people/verifications.ts';
import type { Sandbox } from '#support/harness.ts';
import { ReviewPage } from '../../pages/ReviewPage.ts';
import { readPage } from '../../support/api.ts';
import { violations } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';

/** As the specification has them. */
const REASONS = [
  'Incorrect ID Number',
  'ID type not recognized',
  'Incorrect Date of Birth',
  'Incorrect ID Expiry date',
  'ID Expired',
  'Selfie Image Not Clear',
  'ID Image Not Clear',
  'ID Name does not match account name',
];

/** A request that has just come in, as the API lists it. */
async function newRequest(
  sandbox: Sandbox,
  type: DocVerificationType,
): Promise<DocVerificationOnWire> {
  const { id } = await sandbox.createDocVerification(type);
  const path = `admin/doc-verification?type=${type}&page=1&pageSize=1000`;
  const { models } = await readPage(sandbox.url, path);
  const found = (models as unknown as DocVerificationOnWire[]).find((each) => `${each.id}` === id);
  if (!found) throw new Error(`there is no request ${id}`);
  return found;
}

test('Decline needs a reason, and sends the item with its reasons', {
  tag: ['@2I13', '@2I14', '@2I15', '@2I16', '@2I19'],
}, async ({ page, sandbox, signInAs }) => {
  const request = await newRequest(sandbox, 'identity');
  const id = String(request.id);
  await signInAs('admin');
  const identities = new ReviewPage(page, 'Identity Verification');
  await identities.enter();
  await identities.find(String(request.user?.name), id);
  await identities.choose(id, 'Decline');
  const decline = identities.dialog.getByRole('button', { name: 'Decline' });
  await expect(decline).toBeDisabled();
  const reasons = identities.dialog.getByRole('checkbox');
  await expect(reasons).toHaveCount(REASONS.length);
  for (const [index, reason] of REASONS.entries()) {
    await expect(reasons.nth(index)).toHaveAccessibleName(reason);
  }
  expect(await violations(page)).toEqual([]);
  await identities.dialog.getByLabel('Other reasons').fill('The lower edge is cut off');
  await expect(decline).toBeEnabled();
  await identities.dialog.getByLabel('Other reasons').fill('   ');
  await expect(decline).toBeDisabled();
  await identities.dialog.getByLabel('Other reasons').fill('The lower edge is cut off');
  await page.keyboard.press('Escape');
  await expect(identities.dialog.getByLabel('Other reasons')).toHaveValue(
    'The lower edge is cut off',
  );
  await identities.dialog.getByRole('checkbox', { name: 'ID Expired' }).check();
  const told = identities.dialog.getByRole('region', { name: 'Message to the user' });
  await expect(told.getByRole('listitem')).toHaveText(['ID Expired', 'The lower edge is cut off']);
  await sandbox.clearRequests();
  await decline.click();
  await expect(identities.toast('Declined – Document successfully declined')).toBeVisible();
  const post = (await sandbox.requests()).find(({ method }) => method === 'POST');
  expect(post?.path).toBe(`/admin/doc-verification/${id}/decline`);
  expect(post?.body).toMatchObject({
    type: 'identity',
    user: { name: request.user?.name },
    comments: ['ID Expired', 'The lower edge is cut off'],
  });
  await expect(identities.cell(id, 'actions')).toHaveText('Declined');
});
