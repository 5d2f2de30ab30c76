import { expect, type Page } from '@playwright/test';
import type { DocVerificationOnWire } from '#contract/people/verifications.ts';
import type { Sandbox } from '#support/harness.ts';
import { PalettePage } from '../../pages/PalettePage.ts';
import { ReviewPage } from '../../pages/ReviewPage.ts';
import { readPage } from '../../support/api.ts';
import { test } from '../../support/fixtures.ts';

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
