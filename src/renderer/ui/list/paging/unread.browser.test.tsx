/** Rows of which the network has sent something that cannot be read. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { chooseAction } from '#renderer/testing/choose.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, someOrders } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsIn } from '#renderer/testing/texts.ts';

const ODD = [
  { id: 1, poster_amount: '1,234.50', poster_currency: 'USD', collection_fee: 5 },
  { id: 2, poster_amount: 'Infinity', exchange_rate: 'x' },
  { id: 3, status: null, posted_at: '0000-00-00 00:00:00' },
  { id: 4, posted_at: '2026-02-31', is_partial_match_allowed: 'maybe' },
  { poster_amount: 7 },
].map((more) => ({ status: 'unable_to_capture', ...more }));
const [GOOD] = someOrders(1);

const pageOf = (...models: readonly unknown[]) => ({
  models,
  pagination: { rowCount: models.length },
});

/** What a network sends, whatever the contract says. */
const answers = (more: Readonly<Record<string, unknown>>): Answers =>
  ({ ...answersWith([]), ...more }) as Answers;

const grid = (name: string) => page.getByRole('grid', { name });
const cells = (name: string, column: string) => textsIn(grid(name), `.ag-row [col-id="${column}"]`);

describe('the list of orders', () => {
  const ORDERS = answers({
    'orders.list': pageOf(...ODD, GOOD),
    'orders.statistics': {
      transactionsStatistic: { total_poster_amount: '1,241.50', total_matcher_amount: 12 },
    },
    'orders.read': ({ id }: { readonly id: string }) => ({
      data: ODD.find((order) => String(order.id) === id),
    }),
  });

  it.each(['/transactions', '/transactions-new'])(
    'shows of each row what can be read, and says what cannot: %s',
    async (path) => {
      onTestFinished(() => page.viewport(1440, 900));
      await page.viewport(3400, 900);
      await openPage(path, { answers: ORDERS });
      const name = 'Transactions';
      await expect.poll(() => cells(name, 'id')).toEqual(['1', '2', '3', '4', '1001']);
      expect(cells(name, 'posterAmount')).toEqual([
        'Unreadable: 1,234.50 USD',
        'Unreadable: Infinity',
        '–',
        '–',
        '100.00 USD',
      ]);
      expect(cells(name, 'status').slice(1, 4)).toEqual([
        'Unable to capture',
        '–',
        'Unable to capture',
      ]);
      await expect
        .element(page.getByText('1 row cannot be read (id) and is not shown. Tell the API team.'))
        .toBeVisible();
      expect(await commands.violationsInAllThemes()).toEqual([]);
    },
  );

  it('shows a rate, a date and a flag that cannot be read as such, and copies them so', async () => {
    onTestFinished(() => page.viewport(1440, 900));
    await page.viewport(3400, 900);
    await openPage('/transactions', { answers: ORDERS, role: 'manager' });
    const column = (id: string) => cells('Transactions', id);
    await expect.poll(() => column('rate')[1]).toBe('Unreadable: x');
    expect(column('posted').slice(2, 4)).toEqual(['–', 'Unreadable: 2026-02-31']);
    expect(column('partialMatchAllowed').slice(2, 4)).toEqual(['No', 'Unreadable: maybe']);
    const first = grid('Transactions').getByRole('gridcell', { name: /^Unreadable: 1,234/u });
    await userEvent.click(first, { modifiers: ['Control'] });
    await page.getByRole('toolbar', { name: 'Selected rows' }).findElement();
    const clipboardData = new DataTransfer();
    first.element().dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }));
    const lines = clipboardData.getData('text/plain').split('\n');
    expect(lines.at(-1)).toContain('Unreadable: 1,234.50\tUSD');
  });

  it('shows the totals that can be read', { tags: ['1L24'] }, async () => {
    await openPage('/transactions', { answers: ORDERS });
    await expect
      .poll(() => textsIn(page.getByLabelText('Totals'), 'dd').slice(0, 3))
      .toEqual(['Unreadable: 1,241.50', '12.00', '0.00']);
  });

  it('opens the order, and refuses to act on it', async () => {
    const opened = await openPage('/transactions/1', { answers: ORDERS });
    const order = page.getByRole('main');
    await expect.element(order).toHaveTextContent('Poster AmountUnreadable: 1,234.50 USD');
    await expect.element(order).toHaveTextContent('Collection Fee5.00 USD');
    await chooseAction('Capture');
    const dialog = page.getByRole('alertdialog');
    await expect
      .element(dialog)
      .toHaveTextContent('about the order that Corridor cannot read (poster_amount)');
    await expect.element(dialog).toHaveTextContent('so nothing was sent');
    await expect.element(dialog.getByRole('button', { name: 'Yes' })).not.toBeInTheDocument();
    expect(opened.calls.filter(({ name }) => name === 'acts.send')).toEqual([]);
  });

  it('says that no row of a page can be read, and not that there is none', async () => {
    await openPage('/transactions', { answers: answers({ 'orders.list': pageOf({}, null) }) });
    await expect.element(page.getByText('No row of this page can be read')).toBeVisible();
    await expect
      .element(page.getByText(/^2 rows cannot be read \(id\) and are not shown\./u))
      .toBeVisible();
  });
});

it.each(['/referral-transactions', '/withdrawal-referral-transactions'])(
  'a referral without a type, an amount or a date is shown: %s',
  { tags: ['2R04'] },
  async (path) => {
    const referrals = [
      { id: 1, type: null, amount: null, created_at: '0000-00-00' },
      { id: 2, type: 'withdraw', amount: '1,5', currency_code: 'USD', created_at: '2026-02-31' },
      { id: 3, type: 'withdraw', amount: 5, currency_code: 'USD' },
    ];
    await openPage(path, { answers: answers({ 'referrals.list': pageOf(...referrals) }) });
    const column = (id: string) => cells('Referrals', id);
    await expect.poll(() => column('amount')).toEqual(['–', 'Unreadable: 1,5 USD', '-5.00 USD']);
    expect(column('created')).toEqual(['–', 'Unreadable: 2026-02-31', '–']);
  },
);
