import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ORDER_STATUSES } from '#contract/orders/choices.ts';
import { orderStatusName } from '#domain/orders/status.ts';
import { ORDER_COLUMNS } from '#domain/orders/testing.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, pageOf, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsIn } from '#renderer/testing/texts.ts';
import { allHeaders, scrollToFirstColumn, visibleHeaders } from '#renderer/testing/visible.ts';

const grid = page.getByRole('grid', { name: 'Transactions' });
const rows = grid.getByRole('row');
const search = page.getByPlaceholder('Search by Transaction ID or Name...');
const range = page.getByRole('navigation', { name: 'Pages' }).getByText(/ of /);
const totals = page.getByLabelText('Totals');
const dialogs = page.getByRole('alertdialog');
const refresh = page.getByRole('button', { name: 'Refresh' });

const COLUMNS = [...ORDER_COLUMNS, 'Actions'];

const fails = () => {
  throw new ProblemError({ kind: 'server', status: 500, message: 'broken' });
};

async function open(answers: Answers = answersWith(someOrders(45)), path = '/transactions') {
  const opened = await openPage(path, { answers });
  await rows.nth(1).findElement();
  return opened;
}

/** The names of the columns. */
const headers = () => allHeaders('Transactions');

/** The texts of one column, by its id, from the first row to the last. */
const column = (id: string) => textsIn(grid, `.ag-row [col-id="${id}"]`);

afterEach(() => {
  vi.useRealTimers();
});

describe('a name of several words that finds no order', () => {
  it('offers to search its last word, and widens nothing by itself', async () => {
    const named = { ...someOrders(1)[0], id: 'Obi' };
    const opened = await openPage('/transactions?search=Ada+Obi', {
      answers: answersWith([named]),
    });
    await expect.element(page.getByText('No orders match these filters')).toBeVisible();
    expect(opened.asked('orders.list').map((input) => input.search)).toEqual(['Ada Obi']);
    await page.getByRole('button', { name: 'Search for ‘Obi’ only' }).click();
    await expect.element(search).toHaveValue('Obi');
    await expect.poll(() => column('id')).toHaveLength(1);
    await expect.poll(opened.place).toBe('/transactions?search=Obi');
  });

  it('offers nothing where the search is one word', async () => {
    await openPage('/transactions?search=Ada', { answers: answersWith(someOrders(1)) });
    await expect.element(page.getByText('No orders match these filters')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: /^Search for/u }))
      .not.toBeInTheDocument();
  });
});

describe('the Transactions list', () => {
  it('has its title, its search, 23 columns and Actions in order, and 20 rows', {
    tags: ['1L01', '1L02', '1L06', '1L08', '1L09', '1L10'],
  }, async () => {
    await open();
    await expect.element(page.getByRole('heading', { name: 'Transactions' })).toBeVisible();
    await expect.element(search).toBeVisible();
    await expect.poll(() => column('id')).toHaveLength(20);
    expect(await headers()).toEqual(COLUMNS);
  });

  it('wraps its headers to two lines and cuts none', async () => {
    await open();
    onTestFinished(() => page.viewport(1440, 900));
    await page.viewport(3400, 900);
    await expect.poll(() => visibleHeaders('Transactions')).toHaveLength(COLUMNS.length);
    const texts = [...grid.element().querySelectorAll('.ag-header-cell-text')];
    const cut = texts.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
    expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  });

  it('counts in its pager the rows that are shown, not those that are asked for', async () => {
    const opened = await open();
    await expect.element(range).toHaveTextContent('1–20 of 45');
    const answer = Promise.withResolvers<ReturnType<typeof pageOf<object>>>();
    opened.answer({ 'orders.list': () => answer.promise });
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.poll(() => opened.asked('orders.list').map((input) => input.page)).toContain(2);
    await expect.element(range).toHaveTextContent('1–20 of 45');
    expect(column('id')).toHaveLength(20);
    answer.resolve(pageOf(someOrders(21), { page: 2, pageSize: 20 }));
    await expect.element(range).toHaveTextContent('21–21 of 21');
  });

  it('goes to the last page when the page asked for does not exist', async () => {
    const opened = await open(undefined, '/transactions?page=9999');
    await expect.element(range).toHaveTextContent('41–45 of 45');
    await expect.poll(opened.place).toBe('/transactions?page=3');
    await search.fill('1003');
    await expect.poll(opened.place).toBe('/transactions?search=1003');
  });

  it('searches 300 ms after the last key, from page 1', { tags: ['1L20'] }, async () => {
    const opened = await open();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.element(range).toHaveTextContent('21–40 of 45');
    const searches = () => opened.asked('orders.list').filter((input) => input.search);
    const field = search.element();
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    for (const text of ['1', '10', '100', '1003']) {
      set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(299);
    }
    expect(searches()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.runOnlyPendingTimersAsync();
    vi.useRealTimers();
    await expect.poll(opened.place).toBe('/transactions?search=1003');
    await expect.poll(() => column('id')).toEqual(['1003']);
    expect(searches()).toMatchObject([{ search: '1003', page: 1 }]);
  });

  it('says when a search finds nothing, and leads back', async () => {
    await open();
    await search.fill('zzzz');
    await expect.element(page.getByText('No orders match these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => column('id')).toHaveLength(20);
    await expect.element(search).toHaveValue('');
  });

  it('shows each status by its name, and markup as text', { tags: ['1O02'] }, async () => {
    const MARKUP = '<img src=x onerror=alert(1)><b>x</b>';
    const [first = {}] = someOrders(1);
    const orders = ORDER_STATUSES.map((status, index) => ({
      ...first,
      id: 1001 + index,
      status,
      memo: MARKUP,
      flwRef: MARKUP,
    }));
    await open(answersWith(orders));
    await expect.poll(() => column('status')).toEqual(ORDER_STATUSES.map(orderStatusName));
    expect(new Set(column('reference'))).toEqual(new Set([MARKUP]));
    expect(grid.element().querySelectorAll('b, script, img[src=x]')).toHaveLength(0);
  });
});

describe('the totals of the orders', () => {
  const names = () => textsIn(totals, 'dt');
  const values = () => textsIn(totals, 'dd');

  it('are the eight of the query', { tags: ['1L05', '1L22', '1L24'] }, async () => {
    const statistics = {
      total_poster_amount: '1234567.5',
      total_matcher_amount: '2',
      total_poster_fee: '3',
      total_matcher_fee: '4',
      total_collection_fee: '5',
      total_payout_fee: '6',
      total_poster_payout_fee: '7',
      total_stampduty_fee: '8',
    };
    const opened = await open({
      ...answersWith(someOrders(45)),
      'orders.statistics': { transactionsStatistic: statistics },
    });
    await expect
      .poll(values)
      .toEqual(['1,234,567.50', '2.00', '3.00', '4.00', '5.00', '6.00', '7.00', '8.00']);
    expect(names()).toEqual([
      'Poster Amount',
      'Matcher Amount',
      'Poster Fee',
      'Matcher Fee',
      'Collection Fee',
      'Payout Fee',
      'Poster Payout Fee',
      'Stampduty Fee',
    ]);
    await opened.goTo('/transactions?type=hybrid');
    await expect
      .poll(() => opened.asked('orders.statistics').at(-1)?.filters)
      .toMatchObject({ type: 'hybrid' });
  });

  it('are 0 when they cannot be loaded, without a dialog', { tags: ['1L23'] }, async () => {
    await open({ ...answersWith(someOrders(45)), 'orders.statistics': fails });
    await expect.poll(values).toEqual(Array<string>(8).fill('0.00'));
    await expect.element(dialogs).not.toBeInTheDocument();
    expect(column('id')).toHaveLength(20);
  });
});

describe('a list that cannot be loaded', () => {
  it('keeps its rows without a dialog until Refresh works', { tags: ['1L21'] }, async () => {
    const answers = answersWith(someOrders(45));
    const opened = await open(answers);
    await expect.poll(() => column('id')).toHaveLength(20);
    const before = column('id');
    opened.answer({ 'orders.list': fails });
    await refresh.click();
    await expect.element(page.getByText(/^Refresh failed/u)).toBeVisible();
    expect(column('id')).toEqual(before);
    await expect.element(dialogs).not.toBeInTheDocument();
    opened.answer(answers);
    await refresh.click();
    await expect.element(page.getByText(/^Refresh failed/u)).not.toBeInTheDocument();
  });

  it('offers Retry the first time', async () => {
    const answers = answersWith(someOrders(45));
    const opened = await openPage('/transactions', {
      answers: { ...answers, 'orders.list': fails },
    });
    await expect.element(page.getByText(/The orders could not be loaded\./u)).toBeVisible();
    await expect.element(page.getByText(/^Refresh failed/u)).not.toBeInTheDocument();
    await expect.element(page.getByText(/broken/u)).toBeVisible();
    opened.answer(answers);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => column('id')).toHaveLength(20);
  });
});

describe('the table as a person arranges it', () => {
  it('keeps its density and its columns after a reload', async () => {
    const opened = await open();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemradio', { name: 'Compact' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Memo' }).click();
    await userEvent.keyboard('{Escape}');
    const height = () => rows.nth(1).element().getBoundingClientRect().height;
    expect(await headers()).not.toContain('Memo');
    await expect.poll(height).toBeLessThan(30);
    await scrollToFirstColumn('Transactions');
    const type = grid.getByRole('columnheader', { name: 'Type', exact: true });
    const reference = grid.getByRole('columnheader', { name: 'Reference', exact: true });
    await userEvent.dragAndDrop(type, reference, { targetPosition: { x: 8, y: 12 } });
    const second = async () => (await headers()).slice(1, 4);
    await expect.poll(second).toEqual(['Type', 'Reference', 'Payment Type']);

    await opened.reload();
    await expect.element(rows.nth(1)).toBeVisible();
    expect(await second()).toEqual(['Type', 'Reference', 'Payment Type']);
    expect(await headers()).not.toContain('Memo');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitem', { name: 'Reset columns' }).click();
    expect(await headers()).toContain('Memo');
    await expect.poll(second).toEqual(['Reference', 'Payment Type', 'Type']);
  });
});
