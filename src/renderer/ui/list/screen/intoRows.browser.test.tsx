import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const search = page.getByRole('searchbox', { name: /^Search/ });
const focusedRow = () =>
  document.activeElement?.closest('[row-business-key]')?.getAttribute('row-business-key');

const ORDERS = answersWith(someOrders(25));
const open = async (answers: Answers = ORDERS) => {
  const opened = await openPage('/transactions', { answers });
  await grid.getByRole('link', { name: '1001', exact: true }).findElement();
  return opened;
};

describe('from the search of a list', () => {
  it.each(['{ArrowDown}', '{Enter}'])('%s goes into the rows it shows', async (key) => {
    await open();
    await search.click();
    await userEvent.keyboard(key);
    await expect.poll(focusedRow).toBe('1001');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focusedRow).toBe('1002');
  });

  it('Enter searches at once and goes into the rows when they are there', async () => {
    const opened = await open();
    const held = Promise.withResolvers<undefined>();
    opened.answer({
      ...ORDERS,
      'orders.list': async () => {
        await held.promise;
        return { models: someOrders(7).slice(6), pagination: { rowCount: 1 } };
      },
    });
    await search.fill('1007');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => opened.asked('orders.list').at(-1)?.['search']).toBe('1007');
    await expect.element(search).toHaveFocus();
    held.resolve(undefined);
    await expect.poll(focusedRow).toBe('1007');
  });

  it('the focus stays with who types on', async () => {
    const opened = await open();
    const held = Promise.withResolvers<undefined>();
    opened.answer({
      ...ORDERS,
      'orders.list': async ({ search: text = '' }) => {
        await held.promise;
        const models = someOrders(25).filter(({ id }) => String(id).includes(text));
        return { models, pagination: { rowCount: models.length } };
      },
    });
    await search.fill('100');
    await userEvent.keyboard('{Enter}7');
    held.resolve(undefined);
    await expect.element(grid.getByRole('link', { name: '1007', exact: true })).toBeVisible();
    await expect.poll(() => grid.getByRole('link').elements()).toHaveLength(1);
    await expect.element(search).toHaveFocus();
  });

  it('the focus stays where nothing is found', async () => {
    await open();
    await search.fill('nobody');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('No orders match these filters')).toBeVisible();
    await expect.element(search).toHaveFocus();
  });
});
