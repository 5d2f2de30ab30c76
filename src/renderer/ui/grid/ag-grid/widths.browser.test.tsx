import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { type KeptLayout, readLayout } from '../layout.ts';

/** Opens a list, of which one column is measured. */
async function open([path, title, header]: readonly [string, string, string], more: object = {}) {
  const orders = someOrders(3).map((order) => ({ ...order, ...more }));
  const opened = await openPage(path, { answers: answersWith(orders) });
  const grid = page.getByRole('grid', { name: title });
  const column = grid.getByRole('columnheader', { name: header, exact: true });
  await column.findElement();
  const width = () => Math.round(column.element().getBoundingClientRect().width);
  /** The edge of the column, which is at its end. */
  const edge = () => {
    const found = column.element().querySelector('.ag-header-cell-resize');
    if (!found) throw new Error('The column has no edge.');
    return found;
  };
  return {
    ...opened,
    width,
    /** Its header and texts that are cut. */
    cut: () => {
      const id = column.element().getAttribute('col-id');
      const own = `[role=gridcell][col-id="${id}"], [col-id="${id}"] .ag-header-cell-text`;
      return [...grid.element().querySelectorAll(own)]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent);
    },
    /** Drags the edge to the right. */
    async widen(pixels: number) {
      const targetPosition = { x: width() + pixels, y: 8 };
      const slowly = { targetPosition, steps: 5, force: true };
      await userEvent.dragAndDrop(edge(), column, slowly);
    },
    fitToText: () => userEvent.dblClick(edge(), { force: true }),
    /** What was kept of the table, oldest first. */
    kept: (): readonly KeptLayout[] =>
      opened.calls
        .filter(({ name }) => name === 'preferences.write')
        .map(({ input }) => input as { readonly key: string; readonly value: unknown })
        .filter(({ key }) => key === `table${path.replace('/', '.')}`)
        .map(({ value }) => readLayout(value)),
  };
}

/** The columns of a layout whose width was set. */
const setIn = (layout: KeptLayout | undefined) =>
  layout?.columns.filter(({ width }) => width !== null).map(({ id, width }) => [id, width]);

const ORDERS = ['/transactions', 'Transactions', 'Type'] as const;

describe('the width of a column', () => {
  it.each([
    ['the others have that of what they hold', ORDERS, 1440],
    [
      'the others share the room there is',
      ['/third-party-transactions', 'Third Party Transactions', 'Rate'],
      1920,
    ],
  ] as const)(
    'is kept once its edge is let go, and comes back after a reload; %s',
    async (_others, list, windowWidth) => {
      onTestFinished(() => page.viewport(1440, 900));
      await page.viewport(windowWidth, 900);
      const { kept, reload, width, widen } = await open(list);
      const before = width();
      await widen(60);
      await expect.poll(() => kept().length).toBe(1);
      const wide = width();
      expect(wide).toBeGreaterThan(before + 40);
      expect(setIn(kept()[0])).toEqual([[list[2].toLowerCase(), wide]]);
      await reload();
      await expect.poll(width).toBe(wide);
    },
  );

  it.each([
    ['the longest text of the page', ['/transactions', 'Transactions', 'Reference'], 1440],
    [
      'its header, where that is longer, beside others that share the room',
      ['/third-party-transactions', 'Third Party Transactions', 'Rate'],
      1920,
    ],
  ] as const)(
    'is that of %s after a double click on its edge, and kept',
    async (_what, list, windowWidth) => {
      onTestFinished(() => page.viewport(1440, 900));
      await page.viewport(windowWidth, 900);
      const { kept, reload, width, fitToText, cut } = await open(list, {
        poster_manual_payment_ref: 'pi_3TJBSMJ1178244066',
      });
      const before = width();
      await fitToText();
      await expect.poll(width).not.toBe(before);
      const fitted = width();
      expect(cut()).toEqual([]);
      await expect.poll(() => setIn(kept().at(-1))).toEqual([[list[2].toLowerCase(), fitted]]);
      await reload();
      await expect.poll(width).toBe(fitted);
    },
  );

  it('is not kept when a column is hidden; only the columns shown can be copied', async () => {
    const { kept } = await open(ORDERS);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Memo' }).click();
    await expect.poll(() => kept().length).toBe(1);
    expect(setIn(kept()[0])).toEqual([]);
    await page.getByRole('menuitem', { name: 'Copy this column' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Type' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Memo' })).not.toBeInTheDocument();
  });
});
