import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { DisputesPage } from '../../pages/DisputesPage.ts';
import { violations } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';

/** A picture of one grey pixel. */
function onePixel(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('files are judged by content, uploaded by picker and by drop, and shown', {
  tag: ['@both-hosts', '@2D12', '@2D17', '@2D18', '@2D20'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('admin');
  const disputes = new DisputesPage(page, sandbox.url);
  const { id } = await disputes.viewUndecided();
  const matcher = disputes.side('Matcher');
  const choose = async (name: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser');
    await matcher.getByRole('button', { name: 'Choose files of the Matcher' }).click();
    await (await choosing).setFiles({ name, mimeType: 'image/png', buffer });
  };
  await sandbox.clearRequests();
  await choose('page.png', Buffer.from('<html>no picture</html>'));
  await expect(matcher).toContainText('You can only upload JPG, JPEG, PNG or PDF files!');
  await choose('large.png', Buffer.concat([onePixel(), Buffer.alloc(2 * 1024 ** 2)]));
  await expect(matcher).toContainText('You can only upload images with maximum size of 2MB!');
  expect(await violations(page)).toEqual([]);
  expect((await sandbox.requests()).filter(({ method }) => method === 'PUT')).toEqual([]);

  // The whole of what is promised can be sent.
  const largest = Buffer.concat([onePixel(), Buffer.alloc(2 * 1024 ** 2)]).subarray(
    0,
    2 * 1024 ** 2,
  );
  await choose('receipt.png', largest);
  await expect(disputes.toast('Uploaded: receipt.png')).toBeVisible();
  await expect(matcher.getByRole('img', { name: 'receipt.png' })).toBeVisible();

  const beneficiary = disputes.side('Poster Beneficiary');
  const zone = beneficiary.getByRole('region', { name: 'Upload files of the Poster Beneficiary' });
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.4 a statement'], 'answer-of-today.pdf'));
    return transfer;
  });
  await zone.dispatchEvent('drop', { dataTransfer: files });
  await expect(disputes.toast('Uploaded: answer-of-today.pdf')).toBeVisible();
  await expect(
    beneficiary
      .getByRole('list', { name: 'Files of the Poster Beneficiary' })
      .getByText('answer-of-today.pdf'),
  ).toBeVisible();
  const puts = (await sandbox.requests()).filter(({ method }) => method === 'PUT');
  expect(puts.map(({ path, body }) => [path, body])).toEqual([
    [
      `/admin/disputes/${id}`,
      { matcher_resp_email: expect.objectContaining({ type: 'image/png' }) },
    ],
    [
      `/admin/disputes/${id}`,
      { poster_beneficiary_resp_email: expect.objectContaining({ type: 'application/pdf' }) },
    ],
  ]);
});

test('an upload can be cancelled, and one that fails says why', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('manager');
  const disputes = new DisputesPage(page, sandbox.url);
  const { id } = await disputes.viewUndecided();
  const matcher = disputes.side('Matcher');
  const choose = async () => {
    const choosing = page.waitForEvent('filechooser');
    await matcher.getByRole('button', { name: 'Choose files of the Matcher' }).click();
    const file = { name: 'receipt.png', mimeType: 'image/png', buffer: onePixel() };
    await (await choosing).setFiles(file);
  };
  const path = `/admin/disputes/${id}`;
  {
    await using _held = await sandbox.fail({ method: 'PUT', path, held: true, drop: true });
    await choose();
    await expect(matcher.getByRole('progressbar')).toBeVisible();
    await page.keyboard.press('Escape');
    const stop = page.getByRole('alertdialog', { name: 'Stop the upload?' });
    await expect(stop.getByRole('button', { name: 'Continue upload' })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(stop).toBeHidden();
    await expect(
      matcher.getByRole('button', { name: 'Choose files of the Matcher' }),
    ).toBeFocused();
    await expect(matcher.getByRole('progressbar')).toBeVisible();
    await matcher.getByRole('button', { name: 'Cancel upload' }).click();
    // It may have arrived all the same: the dispute is read, until the person decides.
    await expect(matcher).toContainText('It may or may not have taken effect');
    await matcher.getByRole('button', { name: 'Mark as checked' }).click({ timeout: 30_000 });
    await expect(matcher).toContainText('Marked as checked');
  }
  await using _fault = await sandbox.fail({ path, status: 413, body: { message: 'Disk is full' } });
  await choose();
  await expect(matcher).toContainText('Disk is full');
});

test('files that are dropped from the desktop are all sent, and a folder is refused with its reason', {
  tag: ['@2D12'],
}, async ({ page, sandbox, signInAs }) => {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-drop-'));
  try {
    await mkdir(join(folder, 'Evidence.png'));
    const files = ['a.png', 'Evidence.png', 'b.png', 'c.png'].map((name) => join(folder, name));
    for (const file of files.filter((path) => !path.endsWith('Evidence.png'))) {
      await writeFile(file, onePixel());
    }
    await signInAs('admin');
    const disputes = new DisputesPage(page, sandbox.url);
    await disputes.viewUndecided();
    const matcher = disputes.side('Matcher');
    await sandbox.clearRequests();
    const zone = matcher.getByRole('region', { name: 'Upload files of the Matcher' });
    await zone.scrollIntoViewIfNeeded();
    const { x, y } = (await zone.boundingBox()) ?? { x: 0, y: 0 };
    const browser = await page.context().newCDPSession(page);
    const data = { items: [], files, dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await browser.send('Input.dispatchDragEvent', { type, x: x + 8, y: y + 8, data });
    }
    const uploads = matcher.getByRole('list', { name: 'Uploads of the Matcher' });
    await expect(uploads.getByRole('listitem')).toHaveText([
      /^Evidence\.png.*This is a folder\. Open it and choose the files in it\.$/su,
      'a.pngUploaded',
      'b.pngUploaded',
      'c.pngUploaded',
    ]);
    const puts = (await sandbox.requests()).filter(({ method }) => method === 'PUT');
    expect(puts.map(({ body }) => body)).toMatchObject(
      ['a.png', 'b.png', 'c.png'].map((name) => ({ matcher_resp_email: { name } })),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
