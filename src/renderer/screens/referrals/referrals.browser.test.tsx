/** The lists of referral money, their filters, and a withdrawal that somebody else has decided. */
import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { ReferralTransactionOnWire } from '#contract/people/referrals.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import type { Answers, Sparse } from '#renderer/testing/fakeBridge.ts';
import { answersWith, pageOf } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { rowsOf } from '#renderer/testing/rows.ts';
import { textsOf } from '#renderer/testing/texts.ts';

const CREDITS = '/referral-transactions';
const WITHDRAWALS = '/withdrawal-referral-transactions';
const AT = '2026-10-01T09:00:00.000Z';
const PENDING = { status: 'pending', created_at: AT };

const COMMON = { amount: '12.5', currency_code: 'USD', created_at: AT };
const person = (id: number) => ({ id, full_name: `Person ${id}` });

type Transaction = Sparse<ReferralTransactionOnWire>;

const credit = (id: number): Transaction => ({
  ...COMMON,
  id,
  type: 'credit',
  user: person(id),
  order_id: 900 + id,
  order: { id: 900 + id, poster_amount: '100', poster_fee: '5', poster_currency: 'EUR' },
});
/** The lower its id, the older it is. */
const withdrawal = (id: number, status = PENDING): Transaction => ({
  ...COMMON,
  created_at: `2026-10-${10 + id}T09:00:00.000Z`,
  id,
  type: 'withdraw',
  user: person(id),
  beneficiaryDeliveryMethod: { accountNumber: '0123456789' },
  status,
  statuses: [],
});

/** A network with twelve credits, whose search finds order ids, and those withdrawals. */
function network(
  withdrawals = Array.from({ length: 12 }, (_, index) => withdrawal(index + 1)),
): Answers {
  const credits = Array.from({ length: 12 }, (_, index) => credit(index + 1));
  return {
    ...answersWith([]),
    'users.read': { data: { id: 8, full_name: 'Ada Obi' } },
    'referrals.list': (input) => {
      const { type, search, status } = input;
      const found = (type === 'credit' ? credits : withdrawals)
        .filter(({ order }) => !(search && order) || String(order.id) === search)
        .filter((each) =>
          [undefined, (each.status as typeof PENDING | null)?.status].includes(status),
        );
      return pageOf(found, input);
    },
  };
}

const rows = rowsOf('Referrals');
const dialog = page.getByRole('alertdialog');
const yes = dialog.getByRole('button', { name: 'Yes' });
const owner = page.getByRole('region', { name: 'Withdrawn by' });
const count = page.getByRole('status').filter({ hasText: 'left' });

describe('referral money', () => {
  it('lists credits, which are searched for, open to a diagram and lead to their user', {
    tags: ['2R01', '2R02', '2R03', '2R05', '2R12', '2R13', '2R14', '2R34'],
  }, async () => {
    const opened = await openPage(CREDITS, { role: 'manager', answers: network() });
    await expect.poll(rows.ids).toHaveLength(10);
    await expect.element(page.getByRole('heading', { name: 'Referrals', level: 1 })).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: 'Reference' })).toBeVisible();
    expect(rows.text('1', 'amount')).toBe('12.50 USD');
    expect(rows.text('1', 'reference')).toBe('901');
    await (await rows.cell('1', 'user')).click();
    const part = (name: string) => rows.opened().getByRole('region', { name });
    await expect.element(part('Poster')).toHaveTextContent('Fee');
    await expect.element(part('Order')).toHaveTextContent('901');
    expect(await commands.violations()).toEqual([]);
    await expect
      .element(part('Credited to').getByRole('link'))
      .toHaveAttribute('href', '#/users/1');
    await page.getByRole('button', { name: 'Withdrawal' }).click();
    await expect.poll(opened.place).toBe(WITHDRAWALS);
    await page.getByRole('button', { name: 'Credit' }).click();
    await expect.poll(opened.place).toBe(CREDITS);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect.poll(opened.place).toBe(`${CREDITS}?page=2`);
    await page.getByRole('searchbox').fill('903');
    await expect.poll(opened.place).toBe(`${CREDITS}?search=903`);
    await expect.poll(rows.ids).toEqual(['3']);
    expect(opened.asked('referrals.list').at(-1)).toEqual({
      type: 'credit',
      search: '903',
      page: 1,
      pageSize: 10,
    });
    await page.getByRole('button', { name: 'Withdrawal' }).click();
    await expect.element(page.getByRole('searchbox')).toHaveValue('903');
  });

  it('lists withdrawals as negative amounts, by status and period, and opens them', {
    tags: ['2R04', '2R06', '2R07', '2R08', '2R09', '2R10', '2R13', '2R14', '2R16', '2R17'],
  }, async () => {
    const opened = await openPage(WITHDRAWALS, { role: 'manager', answers: network() });
    await expect.poll(() => rows.text('1', 'amount')).toBe('-12.50 USD');
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByRole('button', { name: 'Show filters' }).click();
    const options = page.getByRole('option');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await expect
      .poll(() => textsOf(options))
      .toEqual(['All', 'Initiated', 'Completed', 'Pending', 'Cancelled']);
    await options.filter({ hasText: 'Pending' }).click();
    await expect.poll(opened.place).toBe(`${WITHDRAWALS}?status=pending`);
    await expect.poll(() => rows.text('1', 'status')).toBe('Pending');

    await page.getByRole('combobox', { name: 'Period' }).click();
    await expect
      .poll(() => textsOf(options))
      .toEqual([
        'Today',
        'Yesterday',
        'This week',
        'Last week',
        'This month',
        'Last month',
        'All time',
        'Custom',
      ]);
    await options.filter({ hasText: 'Custom' }).click();
    const range = page.getByRole('dialog', { name: 'Custom period' });
    const ok = range.getByRole('button', { name: 'OK' });
    await expect.element(ok).toBeDisabled();
    await range.getByLabelText('Start date').fill('2020-01-01');
    await range.getByLabelText('End date').fill('2020-02-01');
    opened.answer({ 'referrals.list': { models: [], pagination: { rowCount: 0 } } });
    await ok.click();
    await expect.element(page.getByText('No withdrawals match these filters')).toBeVisible();
    expect(opened.asked('referrals.list').at(-1)).toMatchObject({
      type: 'withdraw',
      status: 'pending',
      created_at: ['2020-01-01', '2020-02-01'],
      pageSize: 10,
    });
    opened.answer(network());
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await (await rows.cell('1', 'user')).click();
    await expect
      .element(rows.opened().getByRole('region', { name: 'Paid to' }))
      .toHaveTextContent('0123456789');
    expect(await commands.violations()).toEqual([]);
  });

  it('that could not be loaded is named in the list, with Retry and without an alert', {
    tags: ['2R26'],
  }, async () => {
    const opened = await openPage(CREDITS, {
      answers: {
        ...network(),
        'referrals.list': () => {
          throw new ProblemError({ kind: 'server', status: 500, message: 'broken' });
        },
      },
    });
    await expect.element(page.getByText('The referral credits could not be loaded.')).toBeVisible();
    await expect.element(page.getByText(/broken/u).first()).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    opened.answer(network());
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(rows.ids).toHaveLength(10);
  });
});

it('a withdrawal decided elsewhere is shown with old and new values, and nothing is sent', async () => {
  const opened = await openPage(`${WITHDRAWALS}?status=pending`, { answers: network() });
  await rows.choose('1', 'Cancel');
  await expect.element(yes).toBeEnabled();
  opened.answer(network([withdrawal(1, { status: 'initiated', created_at: AT })]));
  await yes.click();
  await expect.element(dialog).toHaveTextContent('The withdrawal has changed since you opened it');
  await expect.element(dialog.getByRole('table')).toHaveTextContent('Initiated');
  expect(opened.asked('referrals.cancel')).toEqual([]);
});

describe('the review of withdrawals by key', () => {
  it('shows the oldest first, and skips, brings back, decides and counts', async () => {
    const from = `${WITHDRAWALS}?status=pending`;
    const opened = await openPage(from, { answers: network([withdrawal(2), withdrawal(1)]) });
    await expect.poll(rows.ids).toHaveLength(2);
    await userEvent.keyboard('v');
    await expect.element(count).toHaveTextContent('0 done');
    await expect.element(owner).toHaveTextContent('Person 1');
    expect(await commands.violations()).toEqual([]);
    await userEvent.keyboard('s1');
    await expect.element(count).toHaveTextContent('1 skipped');
    await expect.element(owner).toHaveTextContent('Person 2');
    await userEvent.keyboard('b');
    await expect.element(owner).toHaveTextContent('Person 1');
    opened.answer({
      'referrals.complete': () => {
        const completed = { status: 'completed', created_at: AT };
        opened.answer(network([withdrawal(2), withdrawal(1, completed)]));
        return {};
      },
    });
    await userEvent.keyboard('m');
    await expect.element(dialog).toHaveTextContent('complete this Withdraw Referral Transaction?');
    await expect.element(yes).toBeEnabled();
    await userEvent.keyboard('y');
    const done = 'Completed – Payment successfully completed · ';
    await expect.element(page.getByRole('status').filter({ hasText: done })).toBeVisible();
    await expect
      .element(page.getByRole('listitem', { name: /^Completed/u }))
      .not.toBeInTheDocument();
    await expect.element(count).toHaveTextContent('1 done');
    await expect.element(owner).toHaveTextContent('Person 2');
    await userEvent.keyboard('q');
    await expect.poll(opened.place).toBe(from);
  });

  it('decides on the withdrawal that was asked about, also after that was decided elsewhere', async () => {
    const opened = await openPage(`${WITHDRAWALS}?review=approve`, {
      answers: network([withdrawal(2), withdrawal(1)]),
    });
    await expect.element(owner).toHaveTextContent('Person 1');
    await userEvent.keyboard('d');
    await expect.element(yes).toBeEnabled();
    opened.answer(network([withdrawal(2), withdrawal(1, { status: 'completed', created_at: AT })]));
    await yes.click();
    await expect
      .element(dialog)
      .toHaveTextContent('The withdrawal has changed since you opened it');
    await expect.element(page.getByText(/^Completed by someone else/u)).toBeInTheDocument();
    await opened.reload();
    await expect.element(dialog).toHaveTextContent('Person 1');
    await dialog.getByRole('button', { name: 'No' }).click();
    await expect.element(page.getByText(/^Completed by someone else/u)).toBeVisible();
    await expect.element(owner).toHaveTextContent('Person 1');
    await userEvent.keyboard('n');
    await expect.element(owner).toHaveTextContent('Person 2');
    await expect.element(count).toHaveTextContent('0 done');
  });
});
