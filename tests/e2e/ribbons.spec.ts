import { expect, type Page } from '@playwright/test';
import { actElsewhere } from './api.ts';
import { violations } from './axe.ts';
import { test } from './fixtures.ts';
import { toast } from './pages/toast.ts';

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

test('four cards a page, cut from pages of ten, with their actions', {
  tag: ['@2B01', '@2B02', '@2B03', '@2B04', '@2B05', '@2B06', '@2B07'],
}, async ({ page, sandbox }) => {
  await sandbox.clearRequests();
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/9–1\d of/u);
  await expect(page).toHaveURL(/page=3/u);
  await expect
    .poll(async () => (await sandbox.requests()).map(({ query }) => query))
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('page=1&pageSize=10'),
        expect.stringContaining('page=2&pageSize=10'),
      ]),
    );
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(cardsOf(page)).toHaveCount(4);
  const active = cardsOf(page)
    .filter({ hasText: /^Active/u })
    .first();
  await expect(active).toBeVisible();
  const link = cardsOf(page).getByRole('link').first();
  await expect(link).toHaveAttribute('href', /^https:/u);
  expect(await violations(page)).toEqual([]);

  await active.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Publish', 'Unpublish', 'Remove']);
  await expect(page.getByRole('menuitem', { name: 'Publish', exact: true })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toBeEnabled();
  await page.keyboard.press('Escape');
  const inactive = cardsOf(page)
    .filter({ hasText: /^Inactive/u })
    .first();
  await inactive.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Publish', exact: true })).toBeEnabled();
  await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toBeDisabled();
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

test('failures say the words of the specification, and the typed text stays', {
  tag: ['@2B17', '@2B18'],
}, async ({ page, sandbox }) => {
  const id = (await cardsOf(page).first().getAttribute('aria-label'))?.replace(/\D/gu, '') ?? '';
  const body = { message: 'Not at this hour' };
  {
    await using _failing = await sandbox.fail({
      path: '/admin/ribbons/',
      method: 'POST',
      status: 422,
      body,
    });
    await page.getByRole('button', { name: 'Create new ribbon' }).click();
    await editorOf(page).pressSequentially('Kept');
    await dialogOf(page).getByRole('button', { name: 'Create' }).click();
    await expect(dialogOf(page)).toContainText('Error creating ribbon');
    await expect(dialogOf(page)).toContainText('Not at this hour');
    await expect(editorOf(page)).toHaveText('Kept');
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  }
  {
    await using _failing = await sandbox.fail({ path: `/admin/ribbons/${id}`, status: 422, body });
    await choose(page, cardsOf(page).first(), 'Edit');
    await dialogOf(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialogOf(page)).toContainText('Error updating ribbon');
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await choose(page, cardsOf(page).first(), 'Remove');
    await questionOf(page).getByRole('button', { name: 'Yes' }).click();
    await expect(questionOf(page)).toContainText('Error creating ribbon');
    await questionOf(page).getByRole('button', { name: 'No' }).click();
    await expect(questionOf(page)).toBeHidden();
  }
  await using _failing = await sandbox.fail({ path: '/admin/ribbons/', status: 500, body });
  await page.reload();
  const alert = page.getByRole('alertdialog', { name: 'Error' });
  await expect(alert).toContainText('Not at this hour');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('The ribbons could not be loaded.')).toBeVisible();
});

test('asks again when someone else has changed the ribbon meanwhile', async ({ page, sandbox }) => {
  const card = cardsOf(page).nth(2);
  const id = (await card.getAttribute('aria-label'))?.replace(/\D/gu, '') ?? '';
  await choose(page, card, 'Edit');
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Mine');
  await expect(dialogOf(page).getByRole('button', { name: 'Save' })).toBeEnabled();
  await actElsewhere(sandbox.url, `admin/ribbons/${id}`, { content: '<p>Theirs</p>' });
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialogOf(page)).toContainText('The ribbon has changed since you opened it');
  await expect(dialogOf(page)).toContainText('Theirs');
  await dialogOf(page).getByRole('button', { name: 'Keep mine' }).click();
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Mine');
});

test('shows no active content, and ribbons with missing fields', {
  tag: ['@2B16'],
}, async ({ page, sandbox }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  const hostile = [
    '<p>Hi<script>window.broken = 1</script><img src=x onerror="window.broken = 1"> you</p>',
    '<a href="javascript:window.broken = 1" onclick="window.broken = 1">nowhere</a>',
    '<svg onload="window.broken = 1"><style>p { display: none }</style></svg><iframe srcdoc="x"></iframe>',
    '<math><mtext><table><mglyph><style><img src=x onerror="window.broken = 1"></style></mglyph></table></mtext></math>ok',
  ].join('');
  await using _odd = await sandbox.fail({
    path: '/admin/ribbons/',
    status: 200,
    body: {
      data: {
        models: [{ id: 'x-1', content: hostile, is_active: '1' }, { id: 2 }],
        pagination: { rowCount: '2' },
      },
    },
  });
  await page.reload();
  await expect(cardsOf(page)).toHaveCount(2);
  const first = cardsOf(page).first();
  await expect(first).toContainText('Hi you');
  await expect(first).toContainText('nowhere');
  await expect(first.locator('img, script, style, iframe, a')).toHaveCount(0);
  await choose(page, first, 'Edit');
  await expect(editorOf(page)).toContainText('Hi you');
  await expect(dialogOf(page).locator('img, script, iframe, a')).toHaveCount(0);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(refused).toEqual([]);
});
