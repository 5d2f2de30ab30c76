import { expect, it, onTestFinished, vi } from 'vitest';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

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
