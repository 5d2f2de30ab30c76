import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '#renderer/testing/openPage.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const request = (image: string) => ({
  id: 23,
  type: 'identity',
  status: null,
  user: { id: 3, full_name: 'Ada Obi' },
  doc_image_url: `https://files.test/${image}.png?signature=1`,
});
const list = (image: string) => ({
  models: [request(image)],
  pagination: { rowCount: 1 },
});

test('a document whose picture was replaced is shown, and asked about once more', async () => {
  const opened = await openPage('/doc-verifications/identity', {
    answers: { 'docVerifications.list': list('first'), 'docVerifications.approve': {} },
    handlers: {
      'attachments.show': () => ({ status: 'shown', src: PIXEL, type: 'image/png', size: 70 }),
    },
  });
  await page.getByRole('button', { name: 'Actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Approve', exact: true }).click();
  opened.answer({ 'docVerifications.list': list('second') });
  const question = page.getByRole('alertdialog', { name: 'Approve', exact: true });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect.element(question).toHaveTextContent('New image');
  await expect.element(question).not.toHaveTextContent('files.test');
  await expect.element(question.getByRole('img', { name: 'Document image' })).toBeVisible();
  expect(opened.asked('docVerifications.approve')).toEqual([]);
});
