import { expect, type Page } from '@playwright/test';
import type { DocVerificationOnWire } from '#contract/verifications.ts';
import type { Sandbox } from '#support/harness.ts';
import { actElsewhere, readPage } from './api.ts';
import { violations } from './axe.ts';
import { test } from './fixtures.ts';
import { PalettePage } from './pages/PalettePage.ts';
import { ReviewPage } from './pages/ReviewPage.ts';
import { toast } from './pages/toast.ts';

const PICTURES = '/pictures/';
/** The sandbox draws a picture when it is fetched, which takes a busy machine its time. */
const DRAWN = { timeout: 40_000 };

async function identities(sandbox: Sandbox): Promise<readonly DocVerificationOnWire[]> {
  const path = 'admin/doc-verification?type=identity&page=1&pageSize=1000';
  return (await readPage(sandbox.url, path)).models as unknown as DocVerificationOnWire[];
}

const asNumber = ({ id }: DocVerificationOnWire) => Number(id);

/** The undecided requests, the oldest first. */
async function waiting(sandbox: Sandbox): Promise<readonly DocVerificationOnWire[]> {
  const all = await identities(sandbox);
  return all.filter(({ status }) => status === null).toSorted((a, b) => asNumber(a) - asNumber(b));
}

const hasExpired = ({ expiry_date: expiry }: DocVerificationOnWire) =>
  Date.parse(String(expiry)) < Date.now();

/** The keys of a decision, its dialog, and what that says. */
const APPROVE = ['a', 'Approve', 'Are you sure you want to approve this document?'] as const;
const DECLINE = ['5d', 'Decline', 'ID Expired'] as const;

const declared = (page: Page) => page.getByRole('region', { name: 'Submitted details' });
const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' });

/** The status of the current request. */
const told = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

test('a person decides ten identities by keyboard alone', async ({ page, sandbox, signInAs }) => {
  test.slow();
  await sandbox.createIdentities(10);
  const queue = (await waiting(sandbox)).slice(0, 10);
  await signInAs('admin');
  const palette = new PalettePage(page);
  await palette.open();
  await page.keyboard.type('identity verification');
  await expect(palette.selected).toHaveText(/^Identity Verification/u);
  await page.keyboard.press('Enter');
  await new ReviewPage(page, 'Identity Verification').rows.first().waitFor();
  await page.keyboard.press('v');
  for (const [index, request] of queue.entries()) {
    await expect(page.getByRole('status').getByText(`${index} done`)).toBeVisible();
    await expect(declared(page)).toContainText(String(request.user?.name));
    await expect(pictures(page).getByRole('img', { name: 'Document image' })).toBeVisible(DRAWN);
    const [keys, dialog, text] = index % 2 === 0 ? APPROVE : DECLINE;
    for (const key of keys) await page.keyboard.press(key);
    // What has expired is asked about once more.
    const again = dialog === 'Approve' && hasExpired(request) ? ['The document expired on'] : [];
    for (const question of [text, ...again]) {
      await expect(page.getByRole('alertdialog', { name: dialog })).toContainText(question);
      await expect(page.getByRole('button', { name: 'No', exact: true })).toBeFocused();
      // The request is read again first: until then there is nothing to say yes to.
      await expect(
        page.getByRole('alertdialog').getByRole('button', { name: /^(?:Yes|Decline)$/u }),
      ).toBeEnabled();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('alertdialog')).toBeHidden();
  }
  await expect(page.getByRole('status').getByText('10 done')).toBeVisible();
  const after = await identities(sandbox);
  const statuses = queue.map(({ id }) => after.find((each) => each.id === id)?.status);
  expect(statuses).toEqual(
    queue.map((_each, index) => (index % 2 === 0 ? 'approved' : 'declined')),
  );
  await page.keyboard.press('q');
  await expect(page.getByRole('grid', { name: 'Identity Verification' })).toBeVisible();
});

test('the review shows the declared values beside the pictures, earlier requests and the message of a decline', async ({
  page,
  sandbox,
  signInAs,
}) => {
  test.slow();
  const all = await identities(sandbox);
  const again = (await waiting(sandbox)).find(({ user }) =>
    all.some((other) => other.user?.id === user?.id && other.status === 'declined'),
  );
  const earlier = all.find(
    (other) => other.user?.id === again?.user?.id && other.status === 'declined',
  );
  await signInAs('admin');
  const list = new ReviewPage(page, 'Identity Verification');
  await list.enter();
  await list.find(String(again?.data?.id_number), String(again?.id));
  await list.choose(String(again?.id), 'Review');
  await expect(declared(page)).toContainText(String(again?.data?.id_number));
  await expect(pictures(page).getByRole('img', { name: 'Document image' })).toBeVisible(DRAWN);
  const attempts = page.getByRole('region', { name: 'Earlier requests' });
  await expect(attempts).toContainText('Declined');
  await expect(attempts).toContainText([earlier?.comments].flat().join(', '));
  const ticks = declared(page).getByRole('checkbox');
  await expect(ticks).toHaveCount(4);
  await page.keyboard.press('t');
  await expect(ticks.first()).toBeChecked();
  await expect(ticks.nth(1)).not.toBeChecked();
  await page.keyboard.press('1');
  const message = page.getByRole('region', { name: 'Message to the user' });
  await expect(message.getByRole('listitem')).toHaveText(['Incorrect ID Number']);
  await page.keyboard.press('o');
  await expect(page.getByRole('textbox', { name: 'Other reasons' })).toBeFocused();
  await page.keyboard.type('cut off');
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await expect(message.getByRole('listitem')).toHaveText([
    'Incorrect ID Number',
    'ID type not recognized',
    'cut off',
  ]);
  const view = pictures(page).getByRole('application').locator('div').first();
  await page.keyboard.press('+');
  await page.keyboard.press(']');
  await page.keyboard.press('c');
  await expect(view).toHaveAttribute('style', /rotate\(90deg\).*contrast\(1\.5\)/u);
  await page.keyboard.press('0');
  await expect(view).toHaveAttribute('style', /scale\(1\) rotate\(0deg\)/u);
  const frame = pictures(page).getByRole('application');
  await frame.hover();
  await page.mouse.wheel(0, -400);
  await expect(view).not.toHaveAttribute('style', /scale\(1\)/u);
  const before = await view.getAttribute('style');
  const box = await frame.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 30);
  await page.mouse.up();
  await expect(view).not.toHaveAttribute('style', before ?? '');
  expect(await violations(page)).toEqual([]);
});

test('the pictures of the next request are loaded ahead', async ({ page, sandbox, signInAs }) => {
  test.slow();
  const [first, second] = await waiting(sandbox);
  await signInAs('admin');
  await sandbox.clearRequests();
  await new ReviewPage(page, 'Identity Verification').enter();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(declared(page)).toContainText(String(first?.user?.name));
  const asked = async () =>
    (await sandbox.requests()).map(({ path }) => path).filter((path) => path.startsWith(PICTURES));
  const { pathname } = new URL(String(second?.doc_image_url));
  await expect.poll(asked, DRAWN).toContain(pathname);
  await expect(pictures(page).getByRole('img', { name: 'Document image' })).toBeVisible(DRAWN);
  {
    // Nothing more comes over the wire: what is shown was there.
    await using _broken = await sandbox.fail({ path: pathname, status: 503 });
    await page.keyboard.press('s');
    await expect(declared(page)).toContainText(String(second?.user?.name));
    await expect(pictures(page).getByRole('img', { name: 'Document image' })).toBeVisible(DRAWN);
  }
});

test('a request decided by someone else meanwhile is not decided twice', async ({
  page,
  sandbox,
  signInAs,
}) => {
  const [first] = await waiting(sandbox);
  await signInAs('admin');
  await new ReviewPage(page, 'Identity Verification').enter();
  await page.keyboard.press('v');
  await expect(declared(page)).toContainText(String(first?.user?.name));
  await page.keyboard.press('d');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('checkbox', { name: 'ID Expired' }).check();
  await expect(dialog.getByRole('button', { name: 'Decline' })).toBeEnabled();
  await actElsewhere(sandbox.url, `admin/doc-verification/${first?.id}/approve`);
  await sandbox.clearRequests();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toContainText('Nothing was sent');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(told(page, /^Approved by someone else at \d/u)).toBeVisible();
  const posts = (await sandbox.requests()).filter(({ method }) => method === 'POST');
  expect(posts).toEqual([]);
});

test('Approve asks a second time when the image of the document could not be seen', {
  tag: ['@2I12'],
}, async ({ page, sandbox, signInAs }) => {
  const [first] = await waiting(sandbox);
  await using _broken = await sandbox.fail({
    path: new URL(String(first?.doc_image_url)).pathname,
    status: 503,
  });
  await signInAs('admin');
  await new ReviewPage(page, 'Identity Verification').enter();
  await page.keyboard.press('v');
  await expect(pictures(page)).toContainText('Document image could not be loaded');
  await sandbox.clearRequests();
  await page.keyboard.press('a');
  const dialog = page.getByRole('alertdialog', { name: 'Approve' });
  await expect(dialog).toContainText('Are you sure you want to approve this document?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(
    `Approve the document of ${first?.user?.name} anyway? You have not seen the image of the document.`,
  );
  await expect(dialog.getByRole('button', { name: 'No' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const posts = async () =>
    (await sandbox.requests()).filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(await posts()).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('1 done')).toBeVisible();
  await expect(told(page, `Document successfully verified · ${first?.user?.name}`)).toBeVisible();
  await expect(toast(page, /verified/u)).toHaveCount(0);
  expect(await posts()).toEqual([`/admin/doc-verification/${first?.id}/approve`]);
});

test('a request decided by someone else stays shown, without its keys, until the user goes on', async ({
  page,
  sandbox,
  signInAs,
}) => {
  const [first, second] = await waiting(sandbox);
  await signInAs('admin');
  await new ReviewPage(page, 'Identity Verification').enter();
  await page.keyboard.press('v');
  await expect(declared(page)).toContainText(String(first?.data?.id_number));
  await sandbox.decideDocVerification(String(first?.id), 'declined');
  await expect(told(page, /^Declined by someone else at \d/u)).toBeVisible();
  await expect(declared(page)).toContainText(String(first?.data?.id_number));
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  for (const key of ['a', 'd', 's']) await page.keyboard.press(key);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(declared(page)).toContainText(String(first?.data?.id_number));
  await page.keyboard.press('n');
  await expect(declared(page)).toContainText(String(second?.data?.id_number));
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
});

test('Review shows the requested item, from the list and from the queue, or says that it no longer exists', async ({
  page,
  sandbox,
  signInAs,
}) => {
  const [first] = await waiting(sandbox);
  await signInAs('admin');
  const list = new ReviewPage(page, 'Identity Verification');
  await list.enter();
  await page.keyboard.press('v');
  await expect(declared(page)).toContainText(String(first?.data?.id_number));
  await page.keyboard.press('q');
  await list.rows.first().waitFor();
  const { id } = await sandbox.createDocVerification('identity');
  await list.choose(id, 'Review');
  const item = page.locator('[data-request]');
  await expect(item).toHaveAttribute('data-request', id);
  await expect(page).toHaveURL(new RegExp(`review=${id}$`, 'u'));

  const other = await sandbox.createDocVerification('identity');
  const ask = (wanted: string) =>
    page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#/doc-verifications/identity?review=${wanted}`);
  await ask(other.id);
  await expect(item).toHaveAttribute('data-request', other.id);
  await page.keyboard.press('s');
  await expect(item).toHaveAttribute('data-request', String(first?.id));
  await expect(page).toHaveURL(/review=next$/u);
  await ask('999999');
  await expect(told(page, 'This request no longer exists')).toBeVisible();
  await expect(item).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(item).toHaveAttribute('data-request', String(first?.id));
});

test('a picture from another host is shown, and a failed one is loaded again, by a click', async ({
  page,
  sandbox,
  signInAs,
}) => {
  test.slow();
  const [request] = (await waiting(sandbox)).filter((each) => each.photo_image_url);
  const elsewhere = new URL(String(request?.doc_image_url));
  elsewhere.hostname = 'localhost';
  await using _elsewhere = await sandbox.fail({
    path: '/admin/doc-verification',
    status: 200,
    body: {
      models: [{ ...(request as object), doc_image_url: elsewhere.href }],
      pagination: { rowCount: 1 },
    },
  });
  await signInAs('admin');
  await new ReviewPage(page, 'Identity Verification').enter();
  await page.keyboard.press('v');
  await pictures(page)
    .getByRole('button', { name: `from ${elsewhere.host}` })
    .click();
  await expect(pictures(page).getByRole('img', { name: 'Document image' })).toBeVisible(DRAWN);
  {
    const path = new URL(String(request?.photo_image_url)).pathname;
    await using _broken = await sandbox.fail({ path, status: 503 });
    await page.keyboard.press('v');
    await expect(pictures(page)).toContainText('Photo image could not be loaded');
  }
  await pictures(page).getByRole('button', { name: 'Retry' }).click();
  await expect(pictures(page).getByRole('img', { name: 'Photo image' })).toBeVisible(DRAWN);
});

test('cards are reviewed the same way', async ({ page, sandbox, signInAs }) => {
  test.slow();
  await sandbox.createCardVerification();
  await signInAs('admin');
  await new ReviewPage(page, 'Payment Method Authentication').enter();
  await page.keyboard.press('v');
  await expect(declared(page).getByRole('img')).toBeVisible();
  await expect(pictures(page).getByRole('img', { name: 'Card image' })).toBeVisible(DRAWN);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('d');
  const dialog = page.getByRole('alertdialog', { name: 'Cancel' });
  await expect(dialog.getByRole('button', { name: 'No' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Yes' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('1 done')).toBeVisible();
});
