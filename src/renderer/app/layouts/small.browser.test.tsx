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

/** Opens a screen in a window of 1280 × 720 at 200 %, and waits until it has loaded. */
async function openSmall(path: string) {
  await page.viewport(640, 360);
  onTestFinished(() => page.viewport(1440, 900));
  const opened = await openPage(path, {
    answers: EVERYWHERE,
    handlers: { 'news.seen': () => undefined },
  });
  await page.getByRole('main').getByRole('heading', { level: 1 }).findElement();
  for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  return opened;
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

const SCREENS = Object.keys({ ...LISTS, ...OF_ADMINS, ...OTHERS });
const MORE = ['/help', '/settings', '/about', '/reference', '/my-actions'];
const REVIEWS = [
  '/card-verifications?review=1',
  '/doc-verifications/identity?review=1',
  '/withdrawal-referral-transactions?review=approve',
];

it.each([...SCREENS, ...MORE, ...REVIEWS])(
  '%s scrolls sideways in tables alone at 640 × 360, and nothing lies over anything',
  async (path) => {
    await openSmall(path);
    const main = page.getByRole('main').element();
    expect(document.documentElement.scrollWidth).toBe(640);
    expect({ sideways: sideways(main), overlaps: overlaps(main) }).toEqual({
      sideways: [],
      overlaps: [],
    });
  },
);

it.each(Object.keys({ ...LISTS, ...OF_ADMINS }))('%s shows a row at 640 × 360', async (path) => {
  await openSmall(path);
  const main = page.getByRole('main').element();
  const row = main.querySelector('.ag-row:not(.ag-header-row), article, li:has(h2, h3, a)');
  if (!row) throw new Error('There is no row.');
  row.scrollIntoView({ block: 'nearest' });
  const { top, bottom } = row.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(Math.min(bottom, top + 28)).toBeLessThanOrEqual(360);
});
