import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsIn } from '#renderer/testing/texts.ts';
import { wholeOrder } from '../testing.ts';

const POSTER = { id: 7, full_name: 'Adaeze Bello' };
const BENEFICIARY = { id: 8, full_name: 'Tunde Béllo' };
/** A network whose search finds three orders, each by another party. */
const ANSWERS: Answers = {
  ...answersWith(someOrders(3)),
  'orders.list': { models: someOrders(3), pagination: { rowCount: 3 } },
  'orders.read': ({ id }) => ({
    data: wholeOrder(String(id), {
      ...(id === '1001' && { user: POSTER }),
      ...(id === '1002' && { postersBeneficiary: BENEFICIARY }),
    }),
  }),
};

const grid = page.getByRole('grid', { name: 'Transactions' });
const pane = (id: number) => page.getByRole('region', { name: `Order ${id}` });
const found = (id: number) => pane(id).getByRole('region', { name: 'Found by ‘bello’' });

const open = async (path: string) => {
  const opened = await openPage(path, { answers: ANSWERS });
  await grid.getByRole('link', { name: '1001', exact: true }).findElement();
  return opened;
};

describe('an order found by a name', { tags: ['1O14'] }, () => {
  it('says in the pane which party has it, also of the next order and the one before', async () => {
    await open('/transactions?search=bello&inspect=1001');
    await expect.element(found(1001)).toHaveTextContent('Poster: Adaeze Bello');
    expect(textsIn(pane(1001), 'mark')).toEqual(['Bello', 'Bello']);
    await userEvent.keyboard('j');
    await expect.element(found(1002)).toHaveTextContent('Poster Beneficiary: Tunde Béllo');
    await userEvent.keyboard('j');
    await expect
      .element(found(1003))
      .toHaveTextContent('No name, ID or reference shown here has ‘bello’');
    await userEvent.keyboard('k');
    await expect.element(found(1002)).toBeVisible();
    expect(textsIn(pane(1002), 'mark')).toEqual(['Béllo', 'Béllo']);
  });

  it('says so in an open row, and marks it in its parties', async () => {
    await open('/transactions?search=bello&expanded=1001');
    await expect.poll(() => textsIn(grid, '.ag-full-width-row mark')).toEqual(['Bello', 'Bello']);
    await expect
      .element(grid.getByRole('region', { name: 'Found by ‘bello’' }))
      .toHaveTextContent('Poster: Adaeze Bello');
  });

  it('marks nothing without a search', async () => {
    await open('/transactions?inspect=1001');
    await expect.element(pane(1001)).toHaveTextContent('Adaeze Bello');
    expect(textsIn(pane(1001), 'mark')).toEqual([]);
    await expect
      .element(pane(1001).getByRole('region', { name: /^Found/ }))
      .not.toBeInTheDocument();
  });
});
