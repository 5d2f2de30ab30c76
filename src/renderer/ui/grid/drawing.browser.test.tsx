import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EVERYWHERE } from '#renderer/testing/everywhere.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { LISTS, OF_ADMINS } from '#renderer/testing/screens.ts';

const ROWS = '[role=grid] tbody [data-row-id]';
const TABLE = '.ag-root-wrapper';

/** The frames in which each of these was there for the first time, counted from now. */
function watchFrames(selectors: readonly string[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  let frame = 0;
  const look = () => {
    for (const selector of selectors) {
      if (!seen.has(selector) && document.querySelector(selector)) seen.set(selector, frame);
    }
    frame += 1;
    next = requestAnimationFrame(look);
  };
  let next = requestAnimationFrame(look);
  onTestFinished(() => cancelAnimationFrame(next));
  return seen;
}

it('a table is made after a frame that shows its rows, where its code is there as well', async () => {
  const opened = await openPage('/transactions', { answers: answersWith(someOrders(3)) });
  await vi.waitUntil(() => document.querySelector(TABLE));
  const loaded = opened.reload();
  const seen = watchFrames([ROWS, TABLE]);
  await loaded;
  await vi.waitUntil(() => seen.has(TABLE));
  expect(seen.get(ROWS)).toBeLessThan(seen.get(TABLE) ?? 0);
});

type Places = Readonly<Record<string, readonly [left: number, right: number, top: number]>>;

/** Where the headers and the cells of the first row are, by their column, in pixels. */
function placesOf(headers: string, cells: string): Places {
  const places = (selector: string, what: string) =>
    [...document.querySelectorAll(selector)].map((cell) => {
      const { left, right, top } = cell.getBoundingClientRect();
      return [`${what} of column ${cell.ariaColIndex}`, [left, right, top]] as const;
    });
  return Object.fromEntries([...places(headers, 'header'), ...places(cells, 'cell')]);
}

/** The lists that are tables. */
const { '/users': _ofCards, '/ribbons': _alsoOfCards, ...TABLES } = { ...LISTS, ...OF_ADMINS };

/** Where the headers and the first row of a screen are before its table is made, and after it. */
async function placesAt(path: string, answers: Answers) {
  let before: Places = {};
  const look = () => {
    if (document.querySelector(ROWS)) {
      before = placesOf('th[aria-colindex]', 'tbody tr:first-child td[aria-colindex]');
    }
    next = requestAnimationFrame(look);
  };
  let next = requestAnimationFrame(look);
  onTestFinished(() => cancelAnimationFrame(next));
  await openPage(path, { role: 'admin', answers });
  await vi.waitUntil(() => document.querySelector(TABLE));
  const after = placesOf('.ag-header-cell', '.ag-row[row-index="0"] .ag-cell');
  return { before, after };
}

/** What is elsewhere after it, and by how much. */
const movesOf = ({ before, after }: Awaited<ReturnType<typeof placesAt>>): readonly string[] =>
  Object.entries(before).flatMap(([cell, place]) => {
    const by = place.map((pixels, index) => (after[cell]?.[index] ?? pixels) - pixels);
    return by.some((pixels) => Math.abs(pixels) >= 1) ? [`${cell} by ${by.join(', ')}`] : [];
  });

describe.each([1280, 1920])('in a window %i pixels wide', (width) => {
  it.each(Object.keys(TABLES))(
    'the rows of %s stay in place when their table comes',
    async (path) => {
      await page.viewport(width, 900);
      const places = await placesAt(path, EVERYWHERE);
      expect(places.before).toHaveProperty(['cell of column 2']);
      expect(places.after).toHaveProperty(['cell of column 2']);
      expect(movesOf(places)).toEqual([]);
    },
  );
});

const LONG = 'longer_than_any_column_of_this_table_is_wide';

it('a text and a chip longer than their column are cut in it, before and after the table comes', async () => {
  const order = { ...someOrders(1)[0], payment_type: LONG, refund_status: LONG };
  const places = await placesAt('/transactions', answersWith([order]));
  expect(places.before).toHaveProperty(['cell of column 4']);
  expect(movesOf(places)).toEqual([]);
  const cell = document.querySelector('.ag-row .ag-cell[col-id=refundStatus]');
  const chip = cell?.querySelector('svg')?.parentElement;
  const [of, around, inIt] = [cell, chip, chip?.lastElementChild].map(
    (element) => element?.getBoundingClientRect().right ?? 0,
  );
  expect(inIt).toBeGreaterThan(0);
  expect(inIt).toBeLessThan(around ?? 0);
  expect(around).toBeLessThan(of ?? 0);
});
