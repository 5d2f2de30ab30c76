import { expect, type Page } from '@playwright/test';
import { toast } from '../../pages/toast.ts';
import { violations } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';

const cardsOf = (page: Page) =>
  page.getByRole('list', { name: 'Ribbons' }).getByRole('article', { name: /^Ribbon / });
const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Ribbon' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(?:Create|Update) ribbon$/u });
const questionOf = (page: Page) => page.getByRole('alertdialog');

async function open(page: Page, query = '') {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#/ribbons${query}`);
  await expect(page.getByRole('heading', { name: 'Ribbons', level: 1 })).toBeVisible();
}

async function choose(page: Page, card: ReturnType<typeof cardsOf>, action: string) {
  await card.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('manager');
  await open(page);
  await expect(cardsOf(page)).toHaveCount(4);
});

test('writes, publishes, changes, unpublishes and removes one', {
  tag: ['@2B08', '@2B09', '@2B10', '@2B11', '@2B12', '@2B13', '@2B14', '@2B15'],
}, async ({ page, sandbox }) => {
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
  await page.getByRole('button', { name: 'Create new ribbon' }).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Create ribbon' })).toBeVisible();
  await expect(editorOf(page)).toHaveAttribute('aria-placeholder', 'Type text here');
  await expect(dialogOf(page).getByRole('button', { name: 'Create' })).toBeDisabled();
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.type('Fees are ');
  await dialogOf(page).getByRole('button', { name: 'Bold' }).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Bold' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.type('lower');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.type(' and ');
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.press('ControlOrMeta+u');
  await page.keyboard.type('fair');
  await page.keyboard.press('ControlOrMeta+u');
  await page.keyboard.type(' ');
  await dialogOf(page).getByRole('button', { name: 'Link' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Apply link' }).click();
  await expect(page.getByText('Enter a web address or an e-mail address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill('fees.test/now');
  await page.getByRole('button', { name: 'Apply link' }).click();
  await dialogOf(page).getByRole('button', { name: 'Emoji' }).click();
  await page.getByRole('searchbox', { name: 'Search emoji' }).fill('party pop');
  await page.getByRole('button', { name: 'party popper' }).click();
  const preview = dialogOf(page).getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Fees are lower and fair https://fees.test/now🎉');
  expect(await violations(page)).toEqual([]);

  // What was typed is still there after another screen was looked at.
  await page.evaluate(() => {
    window.location.hash = '#/about';
  });
  await expect(page.getByRole('heading', { name: 'About Corridor' })).toBeVisible();
  await page.goBack();
  await expect(editorOf(page)).toContainText('Fees are lower');

  await sandbox.clearRequests();
  await dialogOf(page).getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Ribbon created')).toBeVisible();
  const card = cardsOf(page).first();
  await expect(card).toContainText('Inactive');
  await expect(card.locator('strong')).toHaveText('lower');
  await expect(card.locator('em')).toHaveText('and');
  await expect(card.locator('u')).toHaveText('fair');
  await expect(card.getByRole('link')).toHaveAttribute('href', 'https://fees.test/now');

  await choose(page, card, 'Publish');
  await expect(questionOf(page)).toContainText('Are you sure you want to publish this ribbon?');
  const no = questionOf(page).getByRole('button', { name: 'No' });
  await expect(no).toBeFocused();
  await questionOf(page).getByRole('button', { name: 'Yes' }).click();
  await expect(card).toContainText(/^Active/u);

  await choose(page, card, 'Edit');
  await expect(dialogOf(page).getByRole('heading', { name: 'Update ribbon' })).toBeVisible();
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Fees are as they were');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Fees are as they were');

  await choose(page, card, 'Unpublish');
  await expect(no).toBeFocused();
  await questionOf(page).getByRole('button', { name: 'Yes' }).click();
  await expect(card).toContainText('Inactive');
  await choose(page, card, 'Remove');
  await expect(questionOf(page)).toContainText('Are you sure you want to remove this ribbon?');
  await expect(no).toBeFocused();
  await questionOf(page).getByRole('button', { name: 'Yes' }).click();
  await expect(cardsOf(page).first()).not.toContainText('Fees are as they were');
  const sent = (await sandbox.requests()).filter(({ method }) => method !== 'GET');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /admin/ribbons/',
    expect.stringMatching(/^POST \/admin\/ribbons\/\d+$/u),
    expect.stringMatching(/^POST \/admin\/ribbons\/\d+$/u),
    expect.stringMatching(/^POST \/admin\/ribbons\/\d+$/u),
    expect.stringMatching(/^DELETE \/admin\/ribbons\/\d+$/u),
  ]);
});
