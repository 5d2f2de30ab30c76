/** Two rows of one ID: what is done with one of them, and what is said of both. */
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { rowsOf } from '#renderer/testing/rows.ts';

const TWINS = 'The list has 2 rows with this ID';
const [FIRST = {}, OTHER = {}, LAST = {}] = someOrders(3);
const SECOND = { ...FIRST, poster_amount: 555 };
const orders = rowsOf('Transactions');
const grid = page.getByRole('grid', { name: 'Transactions' });
const dialog = page.getByRole('alertdialog');

async function openOrders(rows: Parameters<typeof answersWith>[0] = [FIRST, SECOND, OTHER]) {
  const opened = await openPage('/transactions', {
    answers: answersWith(rows),
    handlers: { 'acts.beginRun': () => undefined, 'acts.endRun': () => undefined },
  });
  await orders.cell('1001 (2)', 'id');
  return opened;
}

describe('two rows of one ID', () => {
  it('are said before an act on either, on what was loaded by the ID', async () => {
    const opened = await openOrders();
    await orders.choose('1001 (2)', 'Expire Order');
    await expect.element(dialog).toHaveTextContent(TWINS);
    const amount = dialog.getByRole('row', { name: /^Poster Amount/u });
    await expect.element(amount).toHaveTextContent('555.00 USD100.00 USD');
    expect(opened.asked('orders.read')).toContainEqual({ id: '1001' });
    await dialog.getByRole('button', { name: 'No' }).click();
    await orders.choose('1001', 'Expire Order');
    await expect.element(dialog).toHaveTextContent(TWINS);
    await dialog.getByRole('button', { name: 'No' }).click();
    await orders.choose('1002', 'Expire Order');
    await expect.element(dialog.getByRole('button', { name: 'Yes' })).toBeEnabled();
    await expect.element(dialog).not.toHaveTextContent(TWINS);
  });

  it('are one order of a run, which says so', async () => {
    const opened = await openOrders();
    opened.answer({ 'orders.expire': {} });
    await grid.getByRole('checkbox', { name: 'Select order 1001 (2)' }).click();
    await grid.getByRole('checkbox', { name: 'Select order 1001', exact: true }).click();
    await expect.element(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for selected' }).click();
    await page.getByRole('menuitem', { name: 'Expire Order (2 of 2)' }).click();
    await expect
      .element(page.getByRole('alertdialog', { name: 'Expire Order: 1 order' }))
      .toBeVisible();
    await expect.element(dialog).toHaveTextContent('Several rows have the ID 1001');
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect
      .element(dialog.getByRole('row').filter({ hasText: '1001' }))
      .toHaveTextContent('Done');
    expect(opened.asked('orders.expire')).toEqual([{ id: '1001' }]);
  });

  it('are said before a run for each such ID, and for no other', async () => {
    await openOrders([FIRST, SECOND, OTHER, OTHER, LAST]);
    await grid.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: 'Actions for selected' }).click();
    await page.getByRole('menuitem', { name: 'Expire Order (5 of 5)' }).click();
    await expect
      .element(dialog.getByText(/^Several rows/u))
      .toHaveTextContent(/^Several rows have the ID 1001, 1002$/u);
  });

  it('open each for itself', async () => {
    const opened = await openOrders();
    const chevron = (name: string) => grid.getByRole('button', { name, exact: true });
    await chevron('Details of 1001 (2)').click();
    await expect.element(chevron('Details of 1001 (2)')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(chevron('Details of 1001')).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(opened.place).toBe('/transactions?expanded=1001+%282%29');
    expect(document.querySelectorAll('.ag-full-width-row')).toHaveLength(1);
    await opened.reload();
    await expect.element(chevron('Details of 1001 (2)')).toHaveAttribute('aria-expanded', 'true');
  });

  it('are marked each for itself', async () => {
    const opened = await openOrders();
    opened.answer(answersWith([FIRST, { ...SECOND, poster_amount: 556 }, OTHER]));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => orders.text('1001 (2)', 'posterAmount')).toBe('556.00 USD');
    const mark = await orders.cell('1001 (2)', 'id');
    await expect
      .element(mark.getByRole('img', { name: /^Changed since you saw it/u }))
      .toBeVisible();
    const other = await orders.cell('1001', 'id');
    expect(other.getByRole('img', { name: /^Changed/u }).query()).toBeNull();
  });

  it('are one order in the walk from order to order', async () => {
    await openOrders();
    await grid.getByRole('link', { name: '1001' }).first().click();
    await page.getByRole('button', { name: /^Next order/u }).click();
    await expect.element(page.getByRole('heading', { name: 'Order: 1002' })).toBeVisible();
  });
});

it('a form that changes a row says that another one has its ID', async () => {
  const limit = { id: 7, poster_country_abbreviation: 'US', min_exchange_rate: 1 };
  const models = [limit, { ...limit, min_exchange_rate: 2 }];
  await openPage('/exchange-rates', {
    answers: {
      ...answersWith([]),
      'exchangeRateLimits.list': { data: models, pagination: { rowCount: 2 } },
    },
  });
  await rowsOf('Exchange Rate Limit').choose('7 (2)', 'Edit');
  await expect.element(page.getByRole('dialog')).toHaveTextContent(TWINS);
});

/** A user with these orders. */
const openUser = (id: number, posted: readonly object[]) =>
  openPage(`/users/${id}`, {
    answers: {
      'users.read': { data: { id, full_name: 'Ada Obi', can_post_offers: true } },
      'userStatistic.read': { data: {} },
      'userOrders.list': { data: posted, pagination: { rowCount: 0 } },
      'receivedOrders.list': { data: [], pagination: { rowCount: 0 } },
    },
  });
const ONE = { id: 5, status: 'published', poster_amount: 100, poster_currency: 'USD' };

it('orders of the same ID as a user are no rows of that user', async () => {
  await openUser(5, [ONE, ONE]);
  await expect.poll(rowsOf('Orders').ids).toEqual(['5', '5 (2)']);
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect.element(dialog.getByRole('button', { name: 'Yes' })).toBeEnabled();
  await expect.element(dialog).not.toHaveTextContent(TWINS);
});

it('both rows of one ID are in a table of a user', async () => {
  await openUser(8, [ONE, { ...ONE, poster_amount: 200 }, { ...ONE, id: 6, poster_amount: 300 }]);
  const table = rowsOf('Orders');
  await expect.poll(table.ids).toEqual(['5', '5 (2)', '6']);
  expect(table.text('5 (2)', 'posterAmount')).toBe('200.00 USD');
  await userEvent.click(await table.cell('5 (2)', 'posterAmount'), { modifiers: ['Control'] });
  await expect.element(page.getByText('1 selected')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages of Orders' });
  await expect.element(pages).toHaveTextContent('1–3, total not known');
  await vi.waitUntil(() => document.querySelectorAll('.ag-row-selected').length > 0);
});
