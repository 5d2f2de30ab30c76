import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProblemError } from '#renderer/client/bridge.ts';
import { answersWith, FIRST_ORDER, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsIn } from '#renderer/testing/texts.ts';

const PARTIES = ['Poster', 'Poster Beneficiary', 'Matcher', 'Matcher Beneficiary'];
const SECOND_ORDER = FIRST_ORDER + 1;

const grid = page.getByRole('grid', { name: 'Transactions' });
const expander = (id: number) => grid.getByRole('button', { name: `Details of ${id}` });
const parties = () => textsIn(grid, '.ag-full-width-row h2');
const open = async () => {
  const opened = await openPage('/transactions', { answers: answersWith(someOrders(45)) });
  await expander(FIRST_ORDER).findElement();
  return opened;
};

describe('open rows of orders', () => {
  it('are in the address: a reload shows them, a page change closes them', async () => {
    const opened = await open();
    await expander(FIRST_ORDER).click();
    await expander(SECOND_ORDER).click();
    await expect.poll(parties).toEqual([...PARTIES, ...PARTIES]);
    await expect.poll(opened.place).toContain(`expanded=${FIRST_ORDER}&expanded=${SECOND_ORDER}`);
    await opened.reload();
    await expect.poll(parties).toEqual([...PARTIES, ...PARTIES]);
    await expander(FIRST_ORDER).click();
    await expect.poll(parties).toEqual(PARTIES);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.poll(parties).toEqual([]);
  });

  it('open and close by key, as their actions do', async () => {
    await open();
    const [row] = grid.element().querySelectorAll<HTMLElement>('.ag-row');
    const cell = (column: string) => row?.querySelector<HTMLElement>(`[col-id="${column}"]`);
    const menu = page.getByRole('menu');
    cell('id')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(parties).toEqual(PARTIES);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(parties).toEqual([]);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(expander(FIRST_ORDER)).toHaveAttribute('aria-expanded', 'true');
    cell('actions')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
  });

  it('say in their place when the order cannot be read, and Retry reads it again', async () => {
    const opened = await open();
    const answers = answersWith(someOrders(45));
    opened.answer({
      'orders.read': () => {
        throw new ProblemError({ kind: 'server', status: 500, message: 'The network says no' });
      },
    });
    await expander(FIRST_ORDER).click();
    const reason = grid.getByText('The order could not be loaded. The network says no');
    await expect.element(reason).toBeVisible();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    opened.answer(answers);
    await grid.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(parties).toEqual(PARTIES);
  });
});
