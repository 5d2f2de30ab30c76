import { readdir } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { CardVerificationOnWire } from '#contract/people/verifications.ts';
import type { Sandbox } from '#support/harness.ts';
import { ReviewPage } from '../../pages/ReviewPage.ts';
import { readPage } from '../../support/api.ts';
import { violations } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';

const TITLE = 'Payment Method Authentication';

/** A card that has just come in, as the API lists it. */
async function newCard(sandbox: Sandbox): Promise<CardVerificationOnWire> {
  const { id } = await sandbox.createCardVerification();
  const { models } = await readPage(sandbox.url, 'admin/card-verification?page=1&pageSize=1000');
  const card = (models as unknown as CardVerificationOnWire[]).find((each) => `${each.id}` === id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

test('a row opens to the image of the card, which can be enlarged and saved', {
  tag: ['@2C09', '@2C10'],
}, async ({ page, sandbox, signInAs, dataDir }) => {
  const card = await newCard(sandbox);
  const id = String(card.id);
  await signInAs('admin');
  const cards = new ReviewPage(page, TITLE);
  await cards.enter();
  await cards.find(String(card.number), id);
  await cards.expander(id).click();
  const figure = page.getByRole('figure');
  const picture = figure.getByRole('img', { name: 'Card image' });
  await expect(picture).toBeVisible();
  // The page has no other source of pictures than its own origin.
  expect(new URL((await picture.getAttribute('src')) ?? '', page.url()).origin).toBe(
    new URL(page.url()).origin,
  );
  await figure.getByRole('button', { name: 'Zoom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Card image' });
  const large = dialog.getByRole('img', { name: 'Card image' });
  await expect(large).toBeVisible();
  const width = async () => (await large.boundingBox())?.width ?? 0;
  // The dialog comes in growing: it is measured once it has stopped.
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const last = before;
      before = await width();
      return before === last;
    })
    .toBe(true);
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before * 1.3);
  await page.keyboard.press('0');
  await expect.poll(width).toBeCloseTo(before, 0);
  await dialog.getByRole('button', { name: 'Rotate right' }).click();
  await expect(dialog.getByRole('application').locator('div').first()).toHaveAttribute(
    'style',
    /rotate\(90deg\)/u,
  );
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(cards.toast(`Saved to Downloads: Card ${id}`)).toBeVisible();
  expect(await readdir(dataDir)).not.toContain(`Card ${id}.png`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('marks notifications as read, and appends a card that comes in', {
  tag: ['@2C27', '@2C28', '@2C29'],
}, async ({ page, sandbox, signInAs }) => {
  await sandbox.createCardVerification();
  await signInAs('admin');
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: TITLE });
  await expect(entry).toHaveAttribute('aria-description', /^Unread: [1-9]\d*/u);
  await sandbox.clearRequests();
  const cards = new ReviewPage(page, TITLE);
  await cards.enter();
  await expect(entry).toHaveAttribute('aria-description', /^Unread: 0/u);
  const read = (await sandbox.requests()).find(({ method }) => method === 'PUT');
  expect(read?.path).toBe('/admin/users/1/notifications/read');
  expect(Object.keys(read?.body ?? ({} as object))).toEqual(['notification_ids']);
  const { id } = await sandbox.createCardVerification();
  await expect(cards.cell(id, 'status')).toHaveText('Charge verified');
  expect((await cards.ids()).at(-1)).toBe(id);
});
