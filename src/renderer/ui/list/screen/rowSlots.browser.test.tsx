import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const rowElements = () => [
  ...grid.element().querySelectorAll<HTMLElement>('.ag-row:not(.ag-full-width-row)'),
];
const cellOf = (id: number, column: string) =>
  grid.element().querySelector<HTMLElement>(`[row-business-key="${id}"] [col-id="${column}"]`);
const shown = (id: number) =>
  grid.getByRole('link', { name: String(id), exact: true }).findElement();
const checked = () =>
  [...grid.element().querySelectorAll('[role=checkbox][aria-checked=true]')].length;

const open = async (count: number, query = '') => {
  const orders = someOrders(count);
  const opened = await openPage(`/transactions${query}`, { answers: answersWith(orders) });
  await shown(1001);
  return opened;
};

/** Every order is another one, as when all of a filtered list have gone. */
const replaceAll = (opened: Awaited<ReturnType<typeof open>>) => {
  const others = someOrders(40).slice(20, 23);
  opened.answer(answersWith(others));
  opened.tell('realtime', { event: 'newOrder' });
};

describe('rows that are reused for others', () => {
  it('are the same elements after a page turn', async () => {
    await open(45);
    const before = rowElements();
    await page.getByRole('button', { name: 'Next page' }).click();
    await shown(1021);
    expect(rowElements()).toEqual(before);
    expect(cellOf(1021, 'posterAmount')).toHaveTextContent('120.00');
  });

  it('are not selected because the order before them was', async () => {
    const opened = await open(3);
    await grid.getByRole('checkbox').nth(1).click();
    await expect.element(page.getByText('1 selected')).toBeVisible();
    replaceAll(opened);
    await shown(1021);
    expect(checked()).toBe(0);
    await expect.element(page.getByText('1 selected')).not.toBeInTheDocument();
    await grid.getByRole('checkbox').nth(2).click();
    await expect.element(page.getByText('1 selected')).toBeVisible();
    expect(checked()).toBe(1);
  });

  it('are not selected after a page turn', async () => {
    await open(45);
    await grid.getByRole('checkbox').nth(1).click();
    await page.getByRole('button', { name: 'Next page' }).click();
    await shown(1021);
    expect(checked()).toBe(0);
    await page.getByRole('button', { name: 'Previous page' }).click();
    await shown(1001);
    expect(checked()).toBe(0);
  });

  it('do not keep the element that had the focus', async () => {
    const opened = await open(3);
    const focused = cellOf(1002, 'reference');
    focused?.focus();
    expect(document.activeElement).toBe(focused);
    replaceAll(opened);
    await shown(1021);
    expect(focused?.isConnected).toBe(false);
  });

  it('are not open because the order before them was', async () => {
    const opened = await open(3);
    await page.getByRole('button', { name: 'Details of 1001' }).click();
    const details = grid.element().querySelector('.ag-full-width-row');
    expect(details).not.toBeNull();
    replaceAll(opened);
    await shown(1021);
    await expect.poll(() => details?.isConnected).toBe(false);
    expect(grid.element().querySelector('[aria-expanded="true"]')).toBeNull();
  });

  it('open and close by key the order that is in them', async () => {
    await open(45);
    await page.getByRole('button', { name: 'Next page' }).click();
    await shown(1022);
    cellOf(1022, 'id')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .element(page.getByRole('button', { name: 'Details of 1022' }))
      .toHaveAttribute('aria-expanded', 'true');
  });
});
