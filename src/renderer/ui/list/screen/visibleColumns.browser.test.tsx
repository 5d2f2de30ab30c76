import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { allHeaders, visibleHeaders, visibleRowCount } from '#renderer/testing/visible.ts';

const SMALLEST = [1280, 720] as const;
/** How long rows may take on a busy machine. */
const LIMIT = { timeout: 15_000 };

/** Gives the window a size for one test. */
async function resize(width: number, height: number) {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(width, height);
}

const PERSON = { id: 7, full_name: 'Adaeze Obi' };
const LISTS = [
  ['/transactions', 'Transactions', ['Status', 'Refund Status', 'Actions']],
  ['/transactions-new', 'Transactions', ['Status', 'Actions', 'View']],
  ['/third-party-transactions', 'Third Party Transactions', ['Completed', 'Status']],
  ['/dispute-resolutions', 'Dispute Resolution', ['Poster Beneficiary', 'Status', 'Actions']],
  // Updated lets go of its pin first, so that the amount is in sight.
  ['/withdrawal-referral-transactions', 'Referrals', ['Updated', 'Status', 'Created', 'Actions']],
  [
    '/card-verifications',
    'Payment Method Authentication',
    ['Status', 'Response Message', 'Actions'],
  ],
] as const;

afterEach(() => vi.useRealTimers());

describe('the deciding columns are visible', () => {
  it.each(LISTS)(
    '%s shows its status in a small window, in the order of its columns',
    async (path, title, last) => {
      await resize(...SMALLEST);
      await openPage(path, {
        answers: {
          ...answersWith([{ id: 1001, status: 'dispute_resolution_needed' }]),
          'disputes.list': { models: [{ id: 1, status: 'new' }], pagination: { rowCount: 1 } },
          'referrals.list': { models: [{ id: 1, user: PERSON }], pagination: { rowCount: 1 } },
          'cardVerifications.list': {
            models: [{ id: 1, user: PERSON, status: 'pending' }],
            pagination: { rowCount: 1 },
          },
        },
      });
      await expect.element(page.getByRole('grid', { name: title })).toBeVisible();
      await expect.poll(() => visibleHeaders(title)).toEqual(expect.arrayContaining(['Status']));
      expect((await allHeaders(title)).slice(-last.length)).toEqual(last);
    },
  );
});

/** Orders as they usually are, the longest values among them. */
const usual = Array.from({ length: 20 }, (_, index) => ({
  id: 101_000 + index,
  status: index === 0 ? 'dispute_resolution_needed' : 'completed',
  refund_status: 'completed',
  type: 'hybrid',
  payment_type: 'stripe',
  poster_manual_payment_ref: 'KX-848643',
  poster_amount: 354_008 + index,
  poster_currency: 'NGN',
  matcher_amount: 179_000 + index,
  matcher_currency: 'NGN',
  match_id: 5,
  match_matcher_amount: 179_000 + index,
  match_matcher_currency: 'NGN',
  match_matcher_fee: 2000,
  match_matcher_payment_method_fee: 2000,
  exchange_rate: 0.002273,
  poster_fee: 2000,
  collection_fee: 2000,
  payout_fee: 2000,
  posted_at: '2026-11-22T00:04:05Z',
}));

/** Opens Transactions with a page of usual orders; gives what is visible. */
async function openOrders(preferences: Readonly<Record<string, unknown>> = {}) {
  await openPage('/transactions', {
    preferences,
    answers: { ...answersWith(usual), 'orders.statistics': { transactionsStatistic: {} } },
  });
  const grid = page.getByRole('grid', { name: 'Transactions' });
  await vi.waitFor(() => grid.getByRole('link', { name: '101019' }).element(), LIMIT);
  await document.fonts.ready;
  return { columns: visibleHeaders('Transactions'), rows: visibleRowCount('Transactions') };
}

describe('how much of Transactions is visible', () => {
  it.each([
    { width: 1440, height: 900, preferences: {}, columns: 10, rows: 17 },
    { width: 1440, height: 900, preferences: { 'sidebar.collapsed': true }, columns: 12, rows: 17 },
    { width: 1440, height: 900, preferences: { density: 'compact' }, columns: 10, rows: 20 },
    { width: 1920, height: 1080, preferences: {}, columns: 15, rows: 20 },
  ])('$width × $height with $preferences: $columns columns and $rows rows', async (wanted) => {
    await resize(wanted.width, wanted.height);
    const { columns, rows } = await openOrders(wanted.preferences);
    expect(columns.length).toBeGreaterThanOrEqual(wanted.columns);
    expect(columns).toEqual(expect.arrayContaining(['Status', 'Refund Status', 'Actions']));
    expect(rows).toBeGreaterThanOrEqual(wanted.rows);
  });

  it.each([
    [1440, 900],
    [1920, 1080],
  ])('at %i × %i the table begins 130 px below the top bar at most', async (width, height) => {
    await resize(width, height);
    await openOrders();
    const screen = page.getByRole('main').element().getBoundingClientRect();
    const [header] = document.querySelectorAll('[role=columnheader]');
    const above = (header?.getBoundingClientRect().top ?? Number.NaN) - screen.top;
    expect(above).toBeLessThanOrEqual(130);
  });
});

/** Whether anything in a cell has no room. */
const isCut = (cell: Element) =>
  [cell, ...cell.querySelectorAll('*')].some(
    ({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
  );

describe('an amount of millions', () => {
  it('is read whole with its currency, beside an open pane in a small window', async () => {
    await resize(...SMALLEST);
    const row = { id: 31, poster_amount: '12345678.90', poster_currency: 'NGN' };
    await openPage('/third-party-transactions?inspect=31', {
      answers: {
        ...answersWith([]),
        'thirdPartyTransactions.list': { models: [row], pagination: { rowCount: 1 } },
        'thirdPartyTransactions.read': { data: row },
      },
    });
    const cell = page.getByRole('gridcell', { name: /^12,345,678\.90/u });
    await document.fonts.ready;
    await expect.element(page.getByRole('region', { name: 'Transaction 31' })).toBeVisible();
    await expect.element(cell).toHaveTextContent('12,345,678.90 NGN');
    expect(isCut(cell.element())).toBe(false);
  });

  it.each([
    ['NGN', '10817100.00', '10,817,100.00 NGN'],
    ['COP', '98765432.10', '98,765,432.10 COP'],
    ['MWK', '1081710.00', '1,081,710.00 MWK'],
  ])(
    'is read whole with its currency in the many columns of Transactions: %s',
    async (...given) => {
      const [poster_currency, poster_amount, shown] = given;
      const order = { id: 1001, status: 'published', poster_currency, poster_amount };
      await openPage('/transactions', { answers: answersWith([order]) });
      const cell = page.getByRole('gridcell', { name: shown, exact: true });
      await document.fonts.ready;
      expect(isCut(await cell.findElement())).toBe(false);
    },
  );

  it.each(['NGN', 'MWK'])('is read whole as a fee of thousands of %s', async (poster_currency) => {
    const order = { id: 1001, status: 'published', poster_currency, poster_fee: '9876.50' };
    await openPage('/transactions', { answers: answersWith([order]) });
    const cell = page.getByRole('gridcell', { name: `9,876.50 ${poster_currency}`, exact: true });
    await document.fonts.ready;
    expect(isCut(await cell.findElement())).toBe(false);
  });

  it('keeps its currency in sight where the digits have no room', async () => {
    const order = { id: 1001, status: 'published', poster_currency: 'NGN' };
    const poster_amount = '123456789012345.00';
    await openPage('/transactions', { answers: answersWith([{ ...order, poster_amount }]) });
    const cell = await page
      .getByRole('gridcell', { name: /^123,456,789,012,345\.00/u })
      .findElement();
    expect(isCut(cell)).toBe(true);
    const currency = cell.querySelector('span > span:last-child') as Element;
    expect(currency).toHaveTextContent('NGN');
    expect(currency.getBoundingClientRect().right).toBeLessThanOrEqual(
      cell.getBoundingClientRect().right,
    );
  });
});

describe('the head of a list', () => {
  it.each(['/transactions', '/third-party-transactions'])(
    '%s is one row at 1440 × 900: title, search and buttons',
    async (path) => {
      // Hours of two digits are the widest.
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 22, 44, 44) });
      await openPage(path, {
        answers: {
          ...answersWith(usual),
          'orders.list': { models: usual, pagination: { rowCount: 123_456 } },
        },
      });
      const middleOf = (name: string) => {
        const { top, bottom } = page
          .getByRole('button', { name, exact: true })
          .element()
          .getBoundingClientRect();
        return (top + bottom) / 2;
      };
      await page.getByRole('button', { name: 'Export' }).findElement();
      await expect.poll(() => Math.abs(middleOf('Export') - middleOf('Refresh'))).toBeLessThan(6);
    },
  );
});

describe('a table with few columns', () => {
  it('fills the window, except for columns with a set width', async () => {
    await resize(1920, 1080);
    await openPage('/third-party-transactions', {
      answers: answersWith([]),
      preferences: {
        'table.third-party-transactions': {
          density: null,
          columns: [{ id: 'rate', width: 90, hidden: false }],
        },
      },
    });
    const grid = page.getByRole('grid', { name: 'Third Party Transactions' });
    const widthOf = (name: string) =>
      grid.getByRole('columnheader', { name }).element().getBoundingClientRect().width;
    await expect.element(grid).toBeVisible();
    await expect
      .poll(() => {
        const [frame, all] = [
          grid.element(),
          [...document.querySelectorAll('[role=columnheader]')],
        ];
        const taken = all.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, 0);
        return frame.getBoundingClientRect().width - taken;
      })
      .toBeLessThanOrEqual(20);
    expect(widthOf('Rate')).toBe(90);
  });
});

describe('copying', () => {
  it('takes the selected rows with their headers, as text and as a table', async () => {
    await openOrders();
    const copied = new DataTransfer();
    const grid = page.getByRole('grid', { name: 'Transactions' });
    for (const row of [1, 3]) await grid.getByRole('checkbox').nth(row).click();
    await expect.element(page.getByText('2 selected')).toBeVisible();
    const event = { clipboardData: copied, bubbles: true, cancelable: true };
    grid.getByRole('gridcell').first().element().dispatchEvent(new ClipboardEvent('copy', event));
    const lines = copied.getData('text/plain').split('\n');
    expect(lines.map((line) => line.split('\t')[0])).toEqual([
      'Transaction ID',
      '101000',
      '101002',
    ]);
    // Money takes two cells: the number and its currency.
    expect(lines[0]?.split('\t')).toHaveLength(33);
    expect(copied.getData('text/html')).toContain('<th>Transaction ID</th><th>Reference</th>');
    await expect.element(page.getByText('2 rows copied')).toBeVisible();
  });
});
