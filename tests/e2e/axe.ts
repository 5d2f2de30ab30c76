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

/** What axe finds wrong with the page as it is now, a line a rule. */
export async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .exclude(FOCUS_CATCHERS)
    .analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  );
}
