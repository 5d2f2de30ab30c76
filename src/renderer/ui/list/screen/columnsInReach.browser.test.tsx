import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ORDER_COLUMNS } from '#domain/orders/testing.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { visibleHeaders } from '#renderer/testing/visible.ts';

/** The header of the column in which the focus is. */
const headerAtFocus = () => {
  const header = `[role=columnheader][col-id="${document.activeElement?.getAttribute('col-id')}"]`;
  return document.querySelector(`${header} .ag-header-cell-text`)?.textContent;
};

/** Opens Transactions; gives a cell of its first row. */
async function openOrders(column: string): Promise<HTMLElement> {
  await openPage('/transactions', { answers: answersWith(someOrders(20)) });
  await page.getByRole('link', { name: '1001', exact: true }).findElement();
  return document.querySelector(`[role=gridcell][col-id=${column}]`) as HTMLElement;
}

it('every column is reached with the wheel', { tags: ['1L08', '1L09', '1L10'] }, async () => {
  const cell = await openOrders('id');
  const seen = new Set<string>();
  const turnWheel = async () => {
    for (const header of visibleHeaders('Transactions')) seen.add(header);
    await userEvent.wheel(cell, { delta: { x: 200 } });
    return [...seen];
  };
  await expect.poll(turnWheel).toEqual(expect.arrayContaining([...ORDER_COLUMNS]));
});

it('every column is reached by key, and is in view then', async () => {
  (await openOrders('reference')).focus();
  const scrolling = ORDER_COLUMNS.slice(1);
  for (const header of [...scrolling, 'Actions']) {
    expect(headerAtFocus()).toBe(header);
    const { left = -1, right = Infinity } = document.activeElement?.getBoundingClientRect() ?? {};
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{ArrowRight}');
  }
});

it('a table too narrow for both keeps Status in sight, and Refund Status before it, last of what scrolls', {
  tags: ['1L10'],
}, async () => {
  await page.viewport(900, 720);
  onTestFinished(() => page.viewport(1440, 900));
  (await openOrders('reference')).focus();
  const order: (string | null | undefined)[] = [];
  for (const _ of ORDER_COLUMNS) {
    order.push(headerAtFocus());
    await userEvent.keyboard('{ArrowRight}');
  }
  expect(order.slice(-4)).toEqual(['Memo', 'Refund Status', 'Status', 'Actions']);
});

describe('beside the pane in a window of 1280 pixels', () => {
  it.each([
    ['beside a real network', {}],
    ['in practice, which has a frame', { app: { practice: true } }],
  ])(
    'columns let go of their pins, so that id, amount and status are in sight %s',
    async (_case, desk) => {
      await page.viewport(1280, 720);
      onTestFinished(() => page.viewport(1440, 900));
      await openPage('/transactions?inspect=1001', {
        ...desk,
        answers: answersWith(someOrders(20)),
      });
      const pane = await page.getByRole('region', { name: 'Order 1001' }).findElement();
      const edges = (column: string) => {
        const header = document.querySelector(`[role=columnheader][col-id=${column}]`);
        const { left = 0, right = 0 } = header?.getBoundingClientRect() ?? {};
        return { left, right };
      };
      await expect.poll(() => document.querySelector('[col-id=refundStatus]')).toBeNull();
      expect(edges('id').right).toBeGreaterThan(232);
      expect(edges('posterAmount').right).toBeLessThanOrEqual(edges('status').left);
      expect(edges('status').right).toBeLessThanOrEqual(pane.getBoundingClientRect().left);
    },
  );
});
