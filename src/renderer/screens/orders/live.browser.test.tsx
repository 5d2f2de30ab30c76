/** What the list of orders makes of news, and how a person moves in it. */
import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { choose, chooseAction } from '#renderer/testing/choose.ts';
import { watchCopies } from '#renderer/testing/clipboard.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsIn, textsOf } from '#renderer/testing/texts.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const search = page.getByPlaceholder('Search by Transaction ID or Name...');
const ids = () => textsIn(grid, '.ag-row [col-id="id"]');
const marks = grid.getByRole('img', { name: /^Changed since you saw it/u });
const cell = (id: number, column: string) => {
  const found = grid
    .element()
    .querySelector<HTMLElement>(`[row-business-key="${id}"] [col-id="${column}"]`);
  if (!found) throw new Error(`There is no cell ${column} of ${id}.`);
  return page.elementLocator(found);
};

async function openList(orders: ReturnType<typeof someOrders>) {
  const opened = await openPage('/transactions', { answers: answersWith(orders) });
  await grid.getByRole('link', { name: '1001' }).findElement();
  return opened;
}

describe('news', () => {
  it.each([
    'connected',
    'newOrder',
    'orderMatched',
    'matchCancelled',
    'orderRequested',
    'orderCancelled',
    'orderRemoved',
    'orderHiddenChange',
    'orderSaved',
  ] as const)(
    'of %s reload the list',
    { tags: ['1V07', '1V08', '1V09', '1V10'] },
    async (event) => {
      const opened = await openList(someOrders(1));
      opened.answer(answersWith(someOrders(2)));
      opened.tell('realtime', { event });
      await expect.poll(ids).toEqual(['1001', '1002']);
    },
  );

  it('mark what someone else changed until it is read by pointer or key, and not what is done here', async () => {
    const orders = someOrders(3);
    const opened = await openList(orders);
    // The person looks elsewhere.
    await search.hover();
    const [first, second, third] = orders;
    const cancelled = { status: 'cancelled' } as const;
    opened.answer(
      answersWith([{ ...first, ...cancelled }, { ...second, ...cancelled }, { ...third }]),
    );
    opened.tell('realtime', { event: 'orderCancelled' });
    await expect.element(marks).toHaveLength(2);
    await expect
      .element(marks.first())
      .toHaveAccessibleName(/^Changed since you saw it: .*\bStatus\b/u);
    expect(await commands.violations()).toEqual([]);
    await cell(1001, 'status').hover();
    await expect.element(marks).toHaveLength(1);
    cell(1002, 'status').element().focus();
    await userEvent.tab();
    await expect.element(marks).not.toBeInTheDocument();

    opened.answer({
      'orders.setHidden': () => {
        opened.answer(
          answersWith([first, second, { ...third, hidden: true }].map((each) => ({ ...each }))),
        );
        return {};
      },
    });
    await chooseAction('Hide Order', cell(1003, 'actions'));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await search.hover();
    await expect.element(cell(1003, 'id').getByRole('img', { name: 'Hidden' })).toBeVisible();
    await expect
      .element(grid.getByRole('row', { name: /1003/u }).getByRole('img', { name: /^Changed/u }))
      .not.toBeInTheDocument();
  });
});

it('an amount is written with two decimals and its currency, and a reference comes from either field', {
  tags: ['1O08', '1O09', '1O10', '3F01'],
}, async () => {
  const [first, second, third] = someOrders(3);
  await openList([
    { ...first, poster_amount: '1234567.5', flwRef: 'FLW-1' },
    { ...second, poster_manual_payment_ref: 'MAN-2' },
    { ...third },
  ]);
  expect(textsIn(grid, '.ag-row [col-id="reference"]')).toEqual(['FLW-1', 'MAN-2', '–']);
  expect(textsIn(grid, '[row-business-key="1001"] [col-id="posterAmount"]')).toEqual([
    '1,234,567.50 USD',
  ]);
});

it('is ordered by Posted at and can be ordered otherwise', {
  tags: ['1L03', '1F22', '1F23'],
}, async () => {
  const opened = await openList(someOrders(3));
  const orderBy = page.getByRole('combobox', { name: 'Order By' });
  await expect.element(orderBy).toHaveTextContent('Posted at');
  expect(opened.asked('orders.list').at(-1)?.orderBy).toBe('posted_at');
  await orderBy.click();
  const dates = ['Posted at', 'Completed at', 'Cancelled at', 'Expired at', 'Validated at'];
  await expect.poll(() => textsOf(page.getByRole('option'))).toEqual(dates);
  await page.getByRole('option', { name: 'Expired at' }).click();
  await expect.poll(() => opened.asked('orders.list').at(-1)?.orderBy).toBe('removed_at');
  await expect.poll(opened.place).toBe('/transactions?orderBy=removed_at');
});

it('pages through the orders; Back and a reload show the same page', {
  tags: ['1L07'],
}, async () => {
  const opened = await openList(someOrders(200));
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect.element(pager.getByRole('button', { name: /^Page \d/u })).toHaveLength(5);
  await pager.getByRole('button', { name: 'Page 3' }).click();
  await expect.element(pager).toHaveTextContent('41–60 of 200');
  await expect.poll(() => ids()[0]).toBe('1041');
  await opened.reload();
  await expect.poll(() => ids()[0]).toBe('1041');
  await opened.goBack();
  await expect.poll(() => ids()[0]).toBe('1001');
});

it('the focused cell is copied by key as it is seen, an id also by its button', {
  tags: ['3F06'],
}, async () => {
  const copied = watchCopies();
  await openList(someOrders(3));
  await expect.poll(() => ids()[0]).toBe('1001');
  await cell(1001, 'type').hover();
  await page.getByRole('button', { name: 'Copy 1001' }).click();
  await expect.element(page.getByText('Copied to clipboard!')).toBeVisible();
  expect(copied()).toBe('1001');
  await cell(1001, 'posterAmount').click();
  await userEvent.keyboard('{Control>}c{/Control}');
  await expect.poll(copied).toBe('100.00 USD');
  await cell(1001, 'paymentType').click();
  await userEvent.keyboard('{Control>}c{/Control}');
  await expect.element(page.getByText('Empty cell copied')).toBeVisible();
  expect(copied()).toBe('');
});

it('the dialog of a custom period has no violation', async () => {
  await openList(someOrders(1));
  await page.getByRole('button', { name: 'Show filters' }).click();
  await choose('Period', 'Custom period');
  await expect.element(page.getByRole('dialog', { name: 'Custom period' })).toBeVisible();
  expect(await commands.violationsInAllThemes()).toEqual([]);
});
