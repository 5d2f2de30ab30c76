import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { answersWith, FIRST_ORDER, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsIn } from '#renderer/testing/texts.ts';
import { wholeOrder } from './testing.ts';

const PARTIES = ['Poster', 'Poster Beneficiary', 'Matcher', 'Matcher Beneficiary'];
const SECOND_ORDER = FIRST_ORDER + 1;

const grid = page.getByRole('grid', { name: 'Transactions' });
const expander = (id: number) => grid.getByRole('button', { name: `Details of ${id}` });
const parties = () => textsIn(grid, '.ag-full-width-row section:not([aria-label="Timeline"]) h2');
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

  it('show the flow of the money, markup as text', {
    tags: ['1L14', '1L15', '1L16', '1L17', '1O15', '1O16', '1O17', '1O20', '1O21'],
  }, async () => {
    const opened = await open();
    const answer = Promise.withResolvers<{ data: object }>();
    opened.answer({ 'orders.read': () => answer.promise });
    await expander(FIRST_ORDER).click();
    await expect
      .element(page.getByRole('status', { name: `Loading order ${FIRST_ORDER}` }))
      .toBeVisible();
    answer.resolve({ data: wholeOrder(String(FIRST_ORDER)) });
    await expect.poll(parties).toEqual(PARTIES);
    expect(opened.asked('orders.read')).toEqual([{ id: String(FIRST_ORDER) }]);
    const card = (name: string) => grid.getByRole('region', { name });
    for (const [name, ...texts] of [
      ['Poster', '250.00 NGN', '<b>bold</b>', 'Healthy'],
      ['Poster Beneficiary', 'Unhealthy', '0.60 CAD'],
      ['Matcher', 'Unhealthy', 'Baobab Remit'],
      ['Matcher Beneficiary', 'Recipient Four', 'Fidelity Bank'],
    ] as const) {
      for (const text of texts) await expect.element(card(name)).toHaveTextContent(text);
    }
    const part = (name: string, selector: string) => card(name).element().querySelector(selector);
    expect(part('Poster', 'img[src*="044"]')).not.toBeNull();
    expect(part('Poster', '.fui-Avatar')).not.toBeNull();
    expect(part('Poster Beneficiary', 'img[src*="generic"]')).not.toBeNull();
    await expect
      .element(card('Matcher').getByRole('link', { name: 'Person 3' }))
      .toHaveAttribute('href', '#/users/3');
    expect('pwned' in window).toBe(false);
  });
});
