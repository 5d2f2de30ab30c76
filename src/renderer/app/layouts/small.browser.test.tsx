import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { EVERYWHERE } from '#renderer/testing/everywhere.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { LISTS, OF_ADMINS, OTHERS } from '#renderer/testing/screens.ts';

/** What may scroll sideways. */
const TABLES = '[role=grid], .ag-root-wrapper, :has(> table)';
const INTERACTIVE = 'a[href], button, input, select, textarea, [role=combobox], [role=tab]';

const nameOf = (element: Element) =>
  `${element.tagName}.${element.className.toString().slice(0, 40)} ${element.textContent?.slice(0, 30)}`;

/** Opens a screen in a window of 1280 × 720 at 200 %, waits until it has loaded, and gives its part of the page. */
async function openSmall(path: string) {
  await page.viewport(640, 360);
  onTestFinished(() => page.viewport(1440, 900));
  await openPage(path, {
    answers: EVERYWHERE,
    handlers: { 'news.seen': () => undefined },
  });
  await page.getByRole('main').getByRole('heading', { level: 1 }).findElement();
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  return page.getByRole('main').element();
}

/** The parts of the screen that are wider than their place, tables excepted. */
function sideways(main: Element): readonly string[] {
  const { right } = main.getBoundingClientRect();
  return [main, ...main.querySelectorAll('*')]
    .filter((element) => !element.closest(TABLES) && element.checkVisibility())
    .filter((element) => {
      const { overflowX } = getComputedStyle(element);
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      const box = element.getBoundingClientRect();
      const isOut = element.matches(INTERACTIVE) && box.width > 0 && box.right > right + 1;
      return isOut || (scrolls && element.scrollWidth > element.clientWidth + 1);
    })
    .map(nameOf);
}

/** Whether the middle of an element is inside everything that clips it, and in the window. */
function isInSight(element: Element, x: number, y: number): boolean {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const clips = getComputedStyle(box).overflow !== 'visible';
    if (clips && (x < left || x > right || y < top || y > bottom)) return false;
  }
  return x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
}

/** Controls of the screen that lie over the middle of others. */
function overlaps(main: Element): readonly string[] {
  return [...main.querySelectorAll(INTERACTIVE)]
    .filter((element) => !element.closest('[role=grid]') && element.checkVisibility())
    .flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (width === 0 || !isInSight(element, x, y)) return [];
      const over = document.elementFromPoint(x, y)?.closest(INTERACTIVE);
      const isOther =
        over && over !== element && !over.contains(element) && !element.contains(over);
      return isOther ? [`${nameOf(over)} over ${nameOf(element)}`] : [];
    });
}

/** Whether the first row, or card, of a list can be scrolled into sight. */
function showsRow(main: Element): boolean {
  const row = main.querySelector('.ag-row:not(.ag-header-row), article, li:has(h2, h3, a)');
  row?.scrollIntoView({ block: 'nearest' });
  const { top = -1, bottom = 0 } = row?.getBoundingClientRect() ?? {};
  return top >= 0 && Math.min(bottom, top + 28) <= window.innerHeight;
}

const ROWS = Object.keys({ ...LISTS, ...OF_ADMINS });
const OTHER = [...Object.keys(OTHERS), '/help', '/settings', '/about', '/reference', '/my-actions'];
const REVIEWS = [
  '/dispute-resolutions?review=next',
  '/transactions?review=payment-errors',
  '/transactions?review=failed-refunds',
  '/third-party-transactions?review=next',
  '/card-verifications?review=1',
  '/doc-verifications/identity?review=1',
  '/withdrawal-referral-transactions?review=approve',
];

/** What lies where it should not. */
const outOfPlace = (main: Element) => ({
  width: document.documentElement.scrollWidth,
  sideways: sideways(main),
  overlaps: overlaps(main),
});
const NOTHING = { width: 640, sideways: [], overlaps: [] };

it.each([...OTHER, ...REVIEWS])(
  '%s scrolls sideways in tables alone at 640 × 360, and nothing lies over anything',
  async (path) => {
    expect(outOfPlace(await openSmall(path))).toEqual(NOTHING);
  },
);

it.each(ROWS)(
  '%s scrolls sideways in tables alone at 640 × 360, nothing lies over anything, and a row is in sight',
  async (path) => {
    const main = await openSmall(path);
    expect(outOfPlace(main)).toEqual(NOTHING);
    expect(showsRow(main)).toBe(true);
  },
);
