/** The accessibility checks of the specs. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, everywhere on the page. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fluent's menus catch the focus at their ends with elements that hand it on at once; assistive
 * technology never meets them.
 */
const FOCUS_CATCHERS = '[data-tabster-dummy]';

/** Waits for animations that end: in the middle of one, texts have the contrast of half a colour. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** What axe finds wrong with the page once it is at rest, a line a rule. */
export async function violations(page: Page): Promise<readonly string[]> {
  await atRest(page);
  const { violations: found } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .exclude(FOCUS_CATCHERS)
    // Without frames of other origins there is no need for a second page to join the results in.
    .setLegacyMode()
    .analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  );
}
