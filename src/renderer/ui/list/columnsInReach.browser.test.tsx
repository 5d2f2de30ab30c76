import { expect, it } from 'vitest';
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
  for (const x of Array<number>(12).fill(200)) {
    for (const header of visibleHeaders('Transactions')) seen.add(header);
    await userEvent.wheel(cell, { delta: { x } });
    await new Promise(requestAnimationFrame);
  }
  expect([...seen]).toEqual(expect.arrayContaining([...ORDER_COLUMNS]));
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
