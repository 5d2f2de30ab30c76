import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EVERYWHERE } from '#renderer/testing/everywhere.ts';
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

describe.each([1280, 1920])('in a window %i pixels wide', (width) => {
  it.each(Object.keys(TABLES))(
    'the rows of %s stay in place when their table comes',
    async (path) => {
      await page.viewport(width, 900);
      let before: Places = {};
      const look = () => {
        if (document.querySelector(ROWS)) {
          before = placesOf('th[aria-colindex]', 'tbody tr:first-child td[aria-colindex]');
        }
        next = requestAnimationFrame(look);
      };
      let next = requestAnimationFrame(look);
      onTestFinished(() => cancelAnimationFrame(next));
      await openPage(path, { role: 'admin', answers: EVERYWHERE });
      await vi.waitUntil(() => document.querySelector(TABLE));
      const after = placesOf('.ag-header-cell', '.ag-row[row-index="0"] .ag-cell');
      const moves = Object.entries(before).flatMap(([cell, place]) => {
        const by = place.map((pixels, index) => (after[cell]?.[index] ?? pixels) - pixels);
        return by.some((pixels) => Math.abs(pixels) >= 1) ? [`${cell} by ${by.join(', ')}`] : [];
      });
      expect(before).toHaveProperty(['cell of column 2']);
      expect(after).toHaveProperty(['cell of column 2']);
      expect(moves).toEqual([]);
    },
  );
});
