import { expect } from '@playwright/test';
import type { DocVerificationOnWire, DocVerificationType } from '#contract/verifications.ts';
import type { Sandbox } from '#support/harness.ts';
import { readPage } from './api.ts';
import { violations } from './axe.ts';
import { test } from './fixtures.ts';
import { ReviewPage } from './pages/ReviewPage.ts';

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

test('lists identities and addresses ten a page, each with its columns', {
  tag: ['@2I01', '@2I02', '@2I04', '@2I05', '@2I06', '@2I17'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('admin');
  await sandbox.clearRequests();
  const identities = new ReviewPage(page, 'Identity Verification');
  await identities.enter();
  await expect(page.getByRole('heading', { name: 'Identity Verification' })).toBeVisible();
  await expect(identities.rows).toHaveCount(10);
  await expect(identities.grid.getByRole('columnheader')).toHaveText([
    'User Name',
    'Date of Birth',
    'National ID Number',
    'Expiry Date',
    'Actions',
  ]);
  await expect(identities.search).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const addresses = new ReviewPage(page, 'Address Verification');
  await addresses.enter();
  await expect(addresses.grid.getByRole('columnheader')).toHaveText([
    'User Name',
    'Date of Birth',
    'Full Address',
    'Actions',
  ]);
  const queries = (await sandbox.requests())
    .filter(({ path }) => path === '/admin/doc-verification')
    .map(({ query }) => query);
  expect(queries).toEqual(
    expect.arrayContaining(['type=identity&page=1&pageSize=10', 'type=address&page=1&pageSize=10']),
  );
});

test('filters by status; decided requests show their decision, without actions', {
  tag: ['@2I03', '@2I08', '@2I09', '@2I10'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('admin');
  const identities = new ReviewPage(page, 'Identity Verification');
  await identities.enter();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/u);
  await page.getByRole('button', { name: 'Show filters' }).click();
  const status = page.getByRole('combobox', { name: 'Status' });
  await status.click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'All',
    'Verified',
    'Not Verified',
  ]);
  await sandbox.clearRequests();
  await page.getByRole('option', { name: 'Verified', exact: true }).click();
  await expect(page).not.toHaveURL(/page=2/u);
  const [id = ''] = await identities.ids();
  await expect(identities.grid.locator('[col-id="actions"]').getByText('Verified')).toHaveCount(10);
  await expect(identities.cell(id ?? '', 'actions').getByRole('button')).toHaveCount(0);
  const asked = (await sandbox.requests()).map(({ query }) => decodeURIComponent(query));
  expect(asked).toContain('type=identity&filters[status]=approved&page=1&pageSize=10');
  await status.click();
  await page.getByRole('option', { name: 'Not Verified', exact: true }).click();
  await expect(identities.grid.getByRole('button', { name: 'Actions' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(
    identities.grid.locator('[col-id="actions"]').getByText('Declined').first(),
  ).toBeVisible();
});

test('a row opens to its images; Approve asks first', {
  tag: ['@2I07', '@2I12', '@2I18', '@2I20', '@2I21'],
}, async ({ page, sandbox, signInAs }) => {
  const { models } = await readPage(
    sandbox.url,
    'admin/doc-verification?type=identity&page=1&pageSize=1000',
  );
  const request = (models as unknown as DocVerificationOnWire[]).find(
    (each) =>
      each.status === null &&
      each.photo_image_url &&
      each.extra_image_url &&
      Date.parse(String(each.expiry_date)) > Date.now(),
  );
  const id = String(request?.id);
  await signInAs('admin');
  const identities = new ReviewPage(page, 'Identity Verification');
  await identities.enter();
  await identities.find(String(request?.data?.id_number), id);
  await identities.expander(id).click();
  for (const name of ['Document image', 'Photo image', 'Extra image']) {
    await expect(page.getByRole('img', { name })).toBeVisible();
  }
  await identities.choose(id, 'Approve');
  await expect(identities.dialog).toContainText('Are you sure you want to approve this document?');
  await expect(identities.dialog).toContainText(String(request?.user?.name));
  await sandbox.clearRequests();
  await identities.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(identities.toast('Approved – Document successfully verified')).toBeVisible();
  await expect(identities.cell(id, 'actions')).toHaveText('Verified');
  const posts = (await sandbox.requests()).filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path)).toEqual([`/admin/doc-verification/${id}/approve`]);
});

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

test('appends a request that comes in, and the count beside its link follows', {
  tag: ['@2I22'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('admin');
  const addresses = new ReviewPage(page, 'Address Verification');
  await addresses.enter();
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Address Verification' });
  const description = (await link.getAttribute('aria-description')) ?? '';
  const before = Number.parseInt(description, 10);
  const unapproved = (count: number) => new RegExp(`^${count} unapproved requests? `, 'u');
  const { id } = await sandbox.createDocVerification('address');
  await expect(addresses.cell(id, 'name')).toBeVisible();
  expect((await addresses.ids()).at(-1)).toBe(id);
  await expect(link).toHaveAttribute('aria-description', unapproved(before + 1));
  await addresses.choose(id, 'Approve');
  await addresses.dialog.getByRole('button', { name: 'Yes' }).click();
  // The image was not opened.
  await expect(addresses.dialog).toContainText('anyway?');
  await addresses.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(addresses.toast('Approved – Document successfully verified')).toBeVisible();
  await expect(link).toHaveAttribute('aria-description', unapproved(before));
});

test('personal data are masked until pointed at, and blurred while another window is focused', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.evaluate(() => {
    window.location.hash = '#/settings';
  });
  await page.getByRole('switch', { name: 'Mask personal data until you point at it' }).check();
  await page.getByRole('switch', { name: /^Blur Corridor/u }).check();
  const identities = new ReviewPage(page, 'Identity Verification');
  await identities.enter();
  const name = identities.rows.first().locator('[col-id="idNumber"] bdi').last();
  const filter = () => name.evaluate((element) => getComputedStyle(element).filter);
  await expect.poll(filter).toContain('blur');
  await name.hover();
  await expect.poll(filter).toBe('none');
  const body = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('#root') ?? document.body).filter);
  expect(await body()).toBe('none');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hasFocus', { value: () => false, configurable: true });
    window.dispatchEvent(new Event('blur'));
  });
  await expect.poll(body).toContain('blur');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hasFocus', { value: () => true, configurable: true });
    window.dispatchEvent(new Event('focus'));
  });
  await expect.poll(body).toBe('none');
});
