import { expect, type Page } from '@playwright/test';
import { test } from '../../support/fixtures.ts';

test('a person signs in, searches, filters and pages by keyboard alone', {
  tag: '@both-hosts',
}, async ({ page, signInPage }) => {
  test.slow();
  await expect(signInPage.email).toBeFocused();
  await page.keyboard.type('admin@corridor.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('corridor');
  await page.keyboard.press('Enter');
  const transactions = page.getByRole('link', { name: 'Transactions', exact: true });
  await transactions.waitFor();
  await press(page, 'Tab', transactions);
  await page.keyboard.press('Enter');
  const rows = page.locator('.ag-row');
  await expect(rows).toHaveCount(20);

  await press(page, 'Tab', page.getByRole('button', { name: 'Show filters' }));
  await page.keyboard.press('Enter');
  await press(page, 'Tab', page.getByRole('combobox', { name: 'Type', exact: true }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/type=hybrid/);

  await press(page, 'Tab', page.getByRole('button', { name: 'Page 2' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('21–40 of');
});

test('in high contrast neither hints nor values that are only shown look disabled', async ({
  page,
  signInAs,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await signInAs('admin', '/users');
  const search = page.getByPlaceholder('Search user by name or email');
  const [text, hint] = await search.evaluate((field) =>
    ['', '::placeholder'].map((part) => getComputedStyle(field, part).color),
  );
  expect(hint).toBe(text);
  await page.evaluate(() => {
    window.location.hash = '#/offers/create';
  });
  await expect(page.getByLabel('Sending amount')).toHaveCSS('color', text ?? '');
});

/** Presses `key` until `target` has the focus; gives up after a round through the whole page. */
async function press(page: Page, key: string, target: ReturnType<Page['locator']>) {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 80; step += 1) {
    if (await isFocused()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached by ${key}`);
}
