/**
 * Pictures of menus, dialogs and panes into `out/screens/opened/`. `npm run screens` takes them in three
 * themes and four sizes; those of the smallest are the pictures of Help. `npm test` takes one of each,
 * in another size.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from '@playwright/test';
import { emailOf, PASSWORD, test } from '../../support/fixtures.ts';
import { OPENINGS } from '../../support/opened.ts';
import { emptyFolder } from '../../support/pictures.ts';

const OUT = join(import.meta.dirname, '../../../../out/screens/opened');
const IN_HELP = join(import.meta.dirname, '../../../../resources/manual/help/pictures');
const THEMES = [
  ['dark', 'Dark'],
  ['light', 'Light'],
  ['high-contrast', 'High contrast'],
] as const;
/** The window of the pictures in Help: nearly as wide as its text. */
const NARROW = { width: 768, height: 576 };
const SIZES = [
  NARROW,
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;
/** As on a screen of high density. */
const SHARP = { format: 'webp', quality: 80, clip: { ...NARROW, x: 0, y: 0, scale: 2 } } as const;
const EVERY = process.env['EVERY_PICTURE'] === '1';
/** Milliseconds for all pictures on a machine that does other things as well. */
const LIMIT_MS = 10 * 60_000;
/** Milliseconds until what does not open counts as missing. */
const SHOWN_MS = 10_000;

for (const [theme, choice] of EVERY ? THEMES : THEMES.slice(0, 1)) {
  test(`what opens is pictured: ${choice}`, async ({ page, sandbox, signInPage }) => {
    test.setTimeout(LIMIT_MS);
    page.setDefaultTimeout(SHOWN_MS);
    await emptyFolder(OUT, `-${theme}-`);
    const camera = await page.context().newCDPSession(page);
    await signInPage.signIn(emailOf('admin'), PASSWORD);
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    // It is about the tests' own installation, not about what opens.
    await page.getByRole('button', { name: 'Dismiss notice' }).click();
    await page.evaluate(() => {
      window.location.hash = '#/settings';
    });
    await page.getByRole('radio', { name: choice, exact: true }).click();
    let person: 'admin' | 'manager' = 'admin';
    const become = async (wanted: typeof person) => {
      if (person === wanted) return;
      person = wanted;
      // The page loads itself again, before or after the answer.
      await page.evaluate(() => void window.corridor.call('session.signOut', undefined));
      await page.getByLabel('E-mail', { exact: true }).waitFor();
      await signInPage.signIn(emailOf(person), PASSWORD);
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
      await page.getByRole('button', { name: 'Dismiss notice' }).click();
      // The first screen of a manager, which would take the place of the next one.
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    };
    for (const viewport of EVERY ? SIZES : SIZES.slice(1, 2)) {
      await page.setViewportSize(viewport);
      for (const { name, open, isInHelp, as = 'admin' } of OPENINGS) {
        await test.step(`${name}, ${viewport.width}`, async () => {
          await become(as);
          await page.evaluate(() => {
            window.location.hash = '#/about';
          });
          await page.reload();
          await page.getByRole('heading', { name: 'About Corridor' }).waitFor();
          await open(page, sandbox.url);
          await expect(page.locator('[data-active=true]')).toHaveCount(0);
          const path = join(OUT, `${name}-${theme}-${viewport.width}.png`);
          await page.screenshot({ path, animations: 'disabled' });
          if (isInHelp && viewport === NARROW) {
            const picture = await camera.send('Page.captureScreenshot', SHARP);
            await writeFile(join(IN_HELP, `${name}-${theme}.webp`), picture.data, 'base64');
          }
          // A dialog that is open when the page is loaded again comes back.
          await page.keyboard.press('Escape');
        });
      }
    }
  });
}
