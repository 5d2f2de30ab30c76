/** The accessibility checks of end-to-end and component tests. */
import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';

/** WCAG 2.2 AA, everywhere on the page. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fluent's menus catch the focus at their ends with elements that hand it on at once; assistive
 * technology never meets them.
 */
const FOCUS_CATCHERS = '[data-tabster-dummy]';

/** Waits for animations that end: in the middle of one, texts have the contrast of half a colour. */
const atRest = (frame: Frame) =>
  frame.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** What axe finds wrong with a page, or the frame in it that holds one, once it is at rest, a line a rule. */
export async function violationsIn(page: Page, frame: Frame): Promise<readonly string[]> {
  await atRest(frame);
  const isWhole = frame === page.mainFrame();
  const builder = new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .exclude(isWhole ? FOCUS_CATCHERS : ['iframe', FOCUS_CATCHERS])
    // Without frames of other origins there is no need for a second page to join the results in.
    .setLegacyMode();
  const { violations: found } = await builder.analyze();
  // A target has a selector for each frame it is in.
  const depth = isWhole ? 1 : 2;
  return found.flatMap(({ id, nodes }) => {
    const targets = nodes.map(({ target }) => target).filter(({ length }) => length === depth);
    return targets.length === 0 ? [] : `${id}: ${targets.map((each) => each.at(-1)).join('; ')}`;
  });
}
