/** The accessibility checks of end-to-end and component tests. */
import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';
import { atRest } from './rest.ts';

/** WCAG 2.2 AA, everywhere on the page. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome depends on the theme. */
const OF_COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * Fluent's menus catch the focus at their ends with elements that pass it on at once; assistive
 * technology never reaches them.
 */
const FOCUS_CATCHERS = '[data-tabster-dummy]';

/**
 * What axe finds wrong with a frame once it is at rest, a line a rule; frames inside it are left out.
 * @param rules all of WCAG 2.2 AA when left out
 */
export async function violationsIn(
  frame: Frame,
  rules?: readonly string[],
): Promise<readonly string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) {
    await frame.evaluate(`${axe.source}; globalThis.atRest = ${atRest}`);
  }
  const options = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
    resultTypes: ['violations'],
    iframes: false,
  } satisfies axe.RunOptions;
  const found = await frame.evaluate(
    async ([exclude, chosen]) => {
      const { axe: checker, atRest: rest } = globalThis as unknown as Readonly<{
        axe: typeof axe;
        atRest: typeof atRest;
      }>;
      // In the middle of an animation texts have the contrast of half a colour.
      await rest();
      let moved = false;
      const onMove = () => {
        moved = true;
      };
      document.addEventListener('transitionrun', onMove);
      const { violations } = await checker.run({ exclude: [exclude] }, chosen);
      document.removeEventListener('transitionrun', onMove);
      if (moved) return null;
      // Tooltips and menus are drawn at the end of the page, in no landmark; what they belong to is in one.
      const isPopup = (place: string) =>
        document.querySelector(place)?.matches('[role=tooltip], .fui-MenuPopover') === true;
      return violations.flatMap(({ id, nodes }) => {
        const places = nodes
          .map(({ target }) => String(target.at(-1)))
          .filter((place) => id !== 'region' || !isPopup(place));
        return places.length > 0 ? [`${id}: ${places.join('; ')}`] : [];
      });
    },
    [FOCUS_CATCHERS, options] as const,
  );
  // What began to change while it was checked is checked again.
  return found ?? (await violationsIn(frame, rules));
}

/** The colour of texts, by which one theme is known from another. */
const textColour = (frame: Frame) =>
  frame.evaluate(() => {
    const themed = document.querySelector('.fui-FluentProvider') ?? document.body;
    return getComputedStyle(themed).getPropertyValue('--colorNeutralForeground1');
  });

/** Waits until the page, whose texts had the colour `before`, is drawn in another theme. */
async function drawnInOther(frame: Frame, before: string): Promise<void> {
  while ((await textColour(frame)) === before) await drawn(frame);
  await drawn(frame);
}

const drawn = (frame: Frame) =>
  frame.evaluate(async () => {
    const next = () => new Promise((done) => requestAnimationFrame(done));
    await next();
    await next();
  });

/** What the system says of the themes but the light one. */
const OTHER_THEMES = {
  dark: { colorScheme: 'dark' },
  // Chromium's colours for it are of two kinds in the light one: links for black, the rest for white.
  'high contrast': { forcedColors: 'active', colorScheme: 'dark' },
} as const;

/**
 * The same in the three themes, of a page in the light one, which it is left in: in the others only the
 * rules of colours can find anything else.
 */
export async function violationsInAllThemes(
  page: Page,
  frame = page.mainFrame(),
): Promise<readonly string[]> {
  const found = [...(await violationsIn(frame))];
  const light = await textColour(frame);
  for (const [name, media] of Object.entries(OTHER_THEMES)) {
    await page.emulateMedia(media);
    await drawnInOther(frame, light);
    const other = await textColour(frame);
    const inTheme = await violationsIn(frame, OF_COLOURS);
    found.push(...inTheme.map((line) => `in the theme ${name} ${line}`));
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await drawnInOther(frame, other);
  }
  return found;
}
