import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const orderBy = page.getByRole('combobox', { name: 'Order By' });
const header = (name: string) => page.getByRole('columnheader', { name, exact: true });

/** What the headers that say anything of the order say. */
const said = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[role=columnheader][aria-sort]')].map((each) => [
      each.querySelector('.ag-header-cell-text')?.textContent,
      each.ariaSort,
    ]),
  );

/** Opens Transactions with three orders, the first one on top, in a window with room for every column. */
async function openOrders(query = '') {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(3400, 900);
  const opened = await openPage(`/transactions${query}`, { answers: answersWith(someOrders(3)) });
  await page.getByRole('link', { name: '1003' }).findElement();
  return opened;
}

const rows = () =>
  [...document.querySelectorAll('[role=gridcell][col-id=id]')].map((cell) => cell.textContent);

describe('headers that order', () => {
  it('say what the list is ordered by, and those of other columns say nothing', async () => {
    await openOrders();
    await expect
      .poll(said)
      .toEqual({ Posted: 'descending', 'Validated At': 'none', 'Completed/Cancelled': 'none' });
    expect(rows()).toEqual(['1001', '1002', '1003']);
  });

  it('and Order By are one, whichever is used', async () => {
    const opened = await openOrders('?page=1');
    await header('Validated At').click();
    await expect.element(orderBy).toHaveTextContent('Validated at');
    await expect.poll(opened.place).toBe('/transactions?orderBy=matcher_payment_completed_at');
    await orderBy.click();
    await page.getByRole('option', { name: 'Cancelled at' }).click();
    await expect.element(header('Completed/Cancelled')).toHaveAttribute('aria-sort', 'descending');
    await expect.element(header('Validated At')).toHaveAttribute('aria-sort', 'none');
    await orderBy.click();
    await page.getByRole('option', { name: 'Expired at' }).click();
    await expect.poll(() => Object.values(said())).toEqual(['none', 'none', 'none']);
    expect(rows()).toEqual(['1001', '1002', '1003']);
  });

  it('go through the orders of their column by key', async () => {
    const opened = await openOrders();
    (header('Completed/Cancelled').element() as HTMLElement).focus();
    for (const [value, label] of [
      ['completed_at', 'Completed at'],
      ['cancelled_at', 'Cancelled at'],
      ['completed_at', 'Completed at'],
    ]) {
      await userEvent.keyboard('{Enter}');
      await expect.element(orderBy).toHaveTextContent(label ?? '');
      await expect.poll(opened.place).toBe(`/transactions?orderBy=${value}`);
    }
  });

  it('of another column order nothing', async () => {
    const opened = await openOrders();
    const before = opened.asked('orders.list').length;
    await header('Poster Amount').click();
    (header('Poster Amount').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(opened.place).toBe('/transactions');
    expect(opened.asked('orders.list')).toHaveLength(before);
  });
});
