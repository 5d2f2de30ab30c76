/** The accessibility checks of the specs. */
import type { Page } from '@playwright/test';
import { OF_COLOURS, violationsIn } from '#support/axe.ts';

/** What axe finds wrong with the page once it is at rest, a line a rule. */
export const violations = (page: Page): Promise<readonly string[]> =>
  violationsIn(page.mainFrame());

/** Once what a new theme changes is drawn. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    await frame();
    await frame();
  });

/**
 * The same in both themes, of a page in the light one, which it is left in: in the dark one only the
 * rules of colours can find anything else.
 */
export async function violationsInBothThemes(page: Page): Promise<readonly string[]> {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await drawn(page);
  const dark = await violationsIn(page.mainFrame(), OF_COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  await drawn(page);
  return [...light, ...dark.map((line) => `in the dark theme ${line}`)];
}
