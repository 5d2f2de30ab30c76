import { readdir } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { CardVerificationOnWire } from '#contract/verifications.ts';
import type { Sandbox } from '#support/harness.ts';
import { readPage } from './api.ts';
import { violations } from './axe.ts';
import { later } from './clock.ts';
import { test } from './fixtures.ts';
import { ReviewPage } from './pages/ReviewPage.ts';

const TITLE = 'Payment Method Authentication';

/** A card that has just come in, as the API lists it. */
async function newCard(sandbox: Sandbox): Promise<CardVerificationOnWire> {
  const { id } = await sandbox.createCardVerification();
  const { models } = await readPage(sandbox.url, 'admin/card-verification?page=1&pageSize=1000');
  const card = (models as unknown as CardVerificationOnWire[]).find((each) => `${each.id}` === id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

const grouped = (number: unknown) => String(number).replaceAll(/(.{4})(?=.)/gu, '$1 ');

test('lists cards ten a page, and finds one by its number', {
  tag: ['@2C01', '@2C02', '@2C03', '@2C04', '@2C05', '@2C06', '@2C13', '@2C25'],
}, async ({ page, sandbox, signInAs }) => {
  const card = await newCard(sandbox);
  await sandbox.clearRequests();
  await signInAs('admin');
  const cards = new ReviewPage(page, TITLE);
  await cards.enter();
  await expect(cards.rows).toHaveCount(10);
  await expect(cards.grid.getByRole('columnheader')).toHaveText([
    'Verified Name',
    'Card Number',
    'Expiration Date',
    'Card Type',
    'Status',
    'Response Message',
    'Actions',
  ]);
  const lists = async () =>
    (await sandbox.requests()).filter(({ path }) => path === '/admin/card-verification');
  const [first] = await lists();
  expect(first?.query).toBe('page=1&pageSize=10');
  await cards.find(String(card.number), String(card.id));
  await expect(cards.rows).toHaveCount(1);
  expect((await lists()).at(-1)?.query).toBe(`search=${card.number}&page=1&pageSize=10`);
  const own = (column: string) => cards.cell(String(card.id), column);
  await expect(own('number')).toHaveText(grouped(card.number));
  await expect(own('type').getByRole('img')).toBeVisible();
  const { firstname, middlename, lastname, id } = card.user ?? {};
  const name = [firstname, middlename, lastname].filter(Boolean).join(' ');
  await expect(own('name').getByRole('link')).toHaveText(name);
  await expect(own('name').getByRole('link')).toHaveAttribute('href', `#/users/${id}`);
});

test('filters by the expiry, from 21 years back to 50 ahead, from page 1', {
  tag: ['@2C12', '@2C13'],
}, async ({ page, sandbox, signInAs }) => {
  await signInAs('admin');
  const cards = new ReviewPage(page, TITLE);
  await cards.enter();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/u);
  await page.getByRole('button', { name: 'Show filters' }).click();
  const thisYear = new Date().getFullYear();
  await page.getByRole('combobox', { name: 'Expiry Year' }).click();
  const years = page.getByRole('listbox').getByRole('option');
  await expect(years).toHaveCount(73);
  await expect(years.nth(1)).toHaveText(String(thisYear - 21));
  await expect(years.last()).toHaveText(String(thisYear + 50));
  await sandbox.clearRequests();
  await years.getByText(String(thisYear + 1), { exact: true }).click();
  await expect(page).not.toHaveURL(/page=2/u);
  await page.getByRole('combobox', { name: 'Expiry Month' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'All',
    ...Array.from({ length: 12 }, (_, month) => String(month + 1)),
  ]);
  await page.getByRole('option', { name: '3', exact: true }).click();
  await expect
    .poll(async () => (await sandbox.requests()).map(({ query }) => decodeURIComponent(query)))
    .toContainEqual(
      expect.stringMatching(
        new RegExp(
          `filters\\[expiryYear\\]=${thisYear + 1}&filters\\[expiryMonth\\]=3&page=1`,
          'u',
        ),
      ),
    );
});

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

test('a broken or slow image says so and can be retried', async ({ page, sandbox, signInAs }) => {
  const card = await newCard(sandbox);
  const id = String(card.id);
  const { pathname } = new URL(String(card.image_url));
  await signInAs('admin');
  const cards = new ReviewPage(page, TITLE);
  await cards.enter();
  await cards.find(String(card.number), id);
  {
    await using _broken = await sandbox.fail({ path: pathname, status: 503 });
    await cards.expander(id).click();
    await expect(page.getByRole('figure')).toContainText('Card image could not be loaded');
    await expect(page.getByRole('figure')).toContainText('status 503');
    expect(await violations(page)).toEqual([]);
  }
  {
    await using _hangs = await sandbox.fail({ path: pathname, hang: true });
    await page.clock.install();
    await page.getByRole('button', { name: 'Retry' }).click();
    await later(page, (soon) =>
      expect(page.getByRole('figure')).toContainText('This is taking longer than usual.', soon),
    );
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('img', { name: 'Card image' })).toBeVisible();
});

test('Accept asks, verifies the card, and is not offered again', {
  tag: ['@2C11', '@2C14', '@2C15', '@2C17', '@2C18', '@2C20', '@2C22'],
}, async ({ page, sandbox, signInAs }) => {
  const card = await newCard(sandbox);
  const id = String(card.id);
  await signInAs('admin');
  const cards = new ReviewPage(page, TITLE);
  await cards.enter();
  await cards.find(String(card.number), id);
  await expect(cards.cell(id, 'status')).toHaveText('Charge verified');
  await cards.choose(id, 'Accept');
  await expect(cards.dialog).toContainText(
    /The name matched, the number is correct (and the card has not|but the card has) expired\./u,
  );
  await expect(cards.dialog).toContainText(grouped(card.number));
  expect(await violations(page)).toEqual([]);
  await sandbox.clearRequests();
  await cards.dialog.getByRole('button', { name: 'Yes' }).click();
  // The image was not opened.
  const { firstname, middlename, lastname } = card.user ?? {};
  const name = [firstname, middlename, lastname].filter(Boolean).join(' ');
  await expect(cards.dialog).toContainText(
    `Accept the card of ${name} anyway? You have not seen the image.`,
  );
  await expect(cards.dialog.getByRole('button', { name: 'No' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await cards.dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(cards.toast(`Approved – Card ${card.number} successfully verified`)).toBeVisible();
  await expect(cards.cell(id, 'status')).toHaveText('Approved');
  const posts = (await sandbox.requests()).filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path)).toEqual([`/admin/card-verification/approve/${id}`]);
  await cards.cell(id, 'actions').getByRole('button', { name: 'Actions' }).click();
  await expect(cards.menu.getByRole('menuitem', { name: 'Accept' })).toBeDisabled();
  await expect(cards.menu.getByRole('menuitem', { name: 'Cancel' })).toBeEnabled();
});

test('Cancel asks and declines; a refusal is shown and can be retried', {
  tag: ['@2C19', '@2C21', '@2C23', '@2C24'],
}, async ({ page, sandbox, signInAs }) => {
  const card = await newCard(sandbox);
  const id = String(card.id);
  const path = `/admin/card-verification/decline/${id}`;
  await signInAs('admin');
  const cards = new ReviewPage(page, TITLE);
  await cards.enter();
  await cards.find(String(card.number), id);
  await cards.choose(id, 'Cancel');
  await expect(cards.dialog).toContainText('Are you sure you want to decline this card?');
  const yes = cards.dialog.getByRole('button', { name: 'Yes' });
  {
    await using _refused = await sandbox.fail({ path, status: 422, body: { message: 'Not now' } });
    await yes.click();
    await expect(cards.dialog).toContainText('Not now');
  }
  await yes.click();
  await expect(cards.toast(`Declined – Card ${card.number} successfully declined`)).toBeVisible();
  await expect(cards.cell(id, 'status')).toHaveText('Declined');
  await cards.cell(id, 'actions').getByRole('button', { name: 'Actions' }).click();
  await expect(cards.menu.getByRole('menuitem', { name: 'Cancel' })).toBeDisabled();
});

test('marks notifications as read, and appends a card that comes in', {
  tag: ['@2C27', '@2C28', '@2C29'],
}, async ({ page, sandbox, signInAs }) => {
  await sandbox.createCardVerification();
  await signInAs('admin');
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: TITLE });
  await expect(entry).toHaveAttribute('aria-description', /^[1-9]\d* unread notifications?$/u);
  await sandbox.clearRequests();
  const cards = new ReviewPage(page, TITLE);
  await cards.enter();
  await expect(entry).toHaveAttribute('aria-description', '0 unread notifications');
  const read = (await sandbox.requests()).find(({ method }) => method === 'PUT');
  expect(read?.path).toBe('/admin/users/1/notifications/read');
  expect(Object.keys(read?.body ?? ({} as object))).toEqual(['notification_ids']);
  const { id } = await sandbox.createCardVerification();
  await expect(cards.cell(id, 'status')).toHaveText('Charge verified');
  expect((await cards.ids()).at(-1)).toBe(id);
});
