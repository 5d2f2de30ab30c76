/**
 * The pictures of the README, in `resources/screenshots/`. `npm run screens` takes them and writes down the texts that
 * each place shows: headings, columns, fields and controls, but no data. `npm test` opens the same places and compares
 * the texts, so that a picture is taken again when its screen says something else.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { expect, type Page } from '@playwright/test';
import { test } from '../../support/fixtures.ts';

const FOLDER = join(import.meta.dirname, '../../../../resources/screenshots');
const TEXTS = join(FOLDER, 'texts.json');
const SIZE = { width: 1440, height: 810 };
/** Milliseconds for all pictures on a machine that does other things as well. */
const LIMIT_MS = 3 * 60_000;

interface Picture {
  readonly name: string;
  readonly place: string;
  readonly colorScheme?: 'dark';
  /** Opens what the picture is of, and waits until all of it is there. */
  readonly open: (page: Page) => Promise<void>;
}

/** The boxes and menus of rows come with the table, after the rows. */
const tableIsThere = (page: Page) =>
  page.getByRole('grid').getByRole('button', { name: 'Actions' }).first().waitFor();

const PICTURES: readonly Picture[] = [
  { name: 'transactions', place: '/transactions', open: tableIsThere },
  { name: 'transactions-dark', place: '/transactions', colorScheme: 'dark', open: tableIsThere },
  {
    name: 'reasons',
    place: '/transactions?status=matched',
    async open(page) {
      await tableIsThere(page);
      await page.getByRole('grid').getByRole('button', { name: 'Actions' }).first().click();
      await page.getByRole('menuitem', { name: 'Not offered' }).hover();
      await page.getByRole('menuitem', { name: /^Complete Order:/u }).waitFor();
    },
  },
  {
    name: 'review',
    place: '/withdrawal-referral-transactions?review=approve',
    async open(page) {
      await page.getByText('Paid to').first().waitFor();
      await expect(page.getByText('Loading…')).toHaveCount(0);
    },
  },
];

/** What the page says whatever its data are: texts with a digit are data. */
const shownTexts = (page: Page): Promise<readonly string[]> =>
  page
    .locator('h1, h2, h3, th, dt, button, [role=columnheader], [role=menuitem]')
    .evaluateAll((elements) => {
      const texts = elements
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '')
        .map((text) => text.replaceAll(/\s+/gu, ' ').trim());
      return [...new Set(texts)].filter((text) => text !== '' && !/\d/u.test(text)).sort();
    });

test('the pictures of the README show what the screens say', async ({ page, signInAs }) => {
  test.setTimeout(LIMIT_MS);
  await page.setViewportSize(SIZE);
  await signInAs('admin', '/about');
  // It is about the tests' own installation, not about the screens.
  await page.getByRole('button', { name: 'Dismiss notice' }).click();
  const texts: Record<string, readonly string[]> = {};
  for (const { name, place, colorScheme = 'light', open } of PICTURES) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#${place}`);
    await page.mouse.move(0, 0);
    await open(page);
    await expect(page.locator('[data-active=true]')).toHaveCount(0);
    texts[place] = await shownTexts(page);
    if (process.env['EVERY_PICTURE'] === '1') {
      await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  if (process.env['EVERY_PICTURE'] === '1') {
    await writeFile(TEXTS, `${JSON.stringify(texts, null, 2)}\n`);
  }
  const pictured = JSON.parse(await readFile(TEXTS, 'utf8'));
  expect(texts, 'npm run screens takes the pictures again').toEqual(pictured);
});
