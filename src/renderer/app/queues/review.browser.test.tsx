/** The queues of disputes, orders and third-party transactions, worked through by key. */
import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, pageOf } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsOf } from '#renderer/testing/texts.ts';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const files = page.getByRole('list', { name: 'Files of the Matcher' });
const count = page.getByRole('status').filter({ hasText: 'done' });
const buttons = page.getByRole('toolbar', { name: 'Decisions' }).getByRole('button');
const foot = page.getByRole('toolbar', { name: 'Decisions' });
const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Yes' });

const dispute = (id: number, hours: number) => ({
  id,
  status: 'pending',
  created_at: hoursAgo(hours),
  match_id: id + 100,
  order: { id: id + 1000, postersBeneficiary: { full_name: `Beneficiary ${id}` } },
  match: { id: id + 100, matcher_amount: 50, matcher_currency: 'NGN', latestValidationData: [] },
  matcher_resp_email_files: [
    { originalname: `receipt-${id}.pdf`, filepath: `/files/${id}`, mimetype: 'application/pdf' },
  ],
});

/** A network that decides disputes. */
function disputeNetwork(all: ReturnType<typeof dispute>[]): Answers {
  const decide =
    (status: string) =>
    ({ id }: { readonly id: string }) => {
      Object.assign(all.find((each) => String(each.id) === id) ?? {}, { status });
      return {};
    };
  return {
    ...answersWith([]),
    'disputes.list': (input) => pageOf(all, input),
    'disputes.approve': decide('approved'),
    'disputes.decline': decide('declined'),
  };
}

describe('disputes', () => {
  it('are decided with two keys each, the oldest first', async () => {
    // Newest first, as the network lists them.
    const all = Array.from({ length: 10 }, (_each, index) => dispute(10 - index, index + 1));
    const opened = await openPage('/dispute-resolutions', { answers: disputeNetwork(all) });
    await page.getByRole('button', { name: /^Review/u }).findElement();
    await userEvent.keyboard('v');
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      await expect.element(files.getByText(`receipt-${id}.pdf`)).toBeVisible();
      await userEvent.keyboard(id % 2 === 0 ? 'd' : 'a');
      await expect.element(yes).toBeEnabled();
      await userEvent.keyboard('y');
      await expect.element(count).toHaveTextContent(`${id} done`);
    }
    expect(opened.asked('disputes.approve').map(({ id }) => id)).toEqual(['1', '3', '5', '7', '9']);
    expect(opened.asked('disputes.decline').map(({ id }) => id)).toEqual([
      '2',
      '4',
      '6',
      '8',
      '10',
    ]);
    await expect
      .element(page.getByText('No disputes to decide. New ones appear here automatically.'))
      .toBeVisible();
  });

  it('show both sides, the five decisions, and how long they may still wait', async () => {
    await openPage('/dispute-resolutions?review=next', {
      answers: disputeNetwork([dispute(1, 26)]),
    });
    await expect.element(page.getByRole('region', { name: 'Matcher', exact: true })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Poster Beneficiary' })).toBeVisible();
    await expect
      .poll(() => textsOf(buttons))
      .toEqual(['DismissI', 'ApproveA', 'DeclineD', 'Approve MatchT', 'Cancel MatchX', 'SkipS']);
    await expect.element(foot).toHaveTextContent('Opened 1 day ago · Late by 2 hours');
    expect(await commands.violations()).toEqual([]);
  });

  it('offer a manager nothing about the match', async () => {
    await openPage('/dispute-resolutions?review=next', {
      role: 'manager',
      answers: disputeNetwork([dispute(1, 2)]),
    });
    await expect
      .poll(() => textsOf(buttons))
      .toEqual(['DismissI', 'ApproveA', 'DeclineD', 'SkipS']);
  });

  it('go on to an own one when the queue is shared', async () => {
    await openPage('/dispute-resolutions?review=next', {
      answers: disputeNetwork([dispute(2, 1), dispute(1, 2)]),
    });
    await expect.element(files.getByText('receipt-1.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const share = page.getByRole('dialog', { name: 'Share the queue' });
    await userEvent.selectOptions(share.getByLabelText('We are'), '3');
    await userEvent.selectOptions(share.getByLabelText('I am the'), '3');
    await share.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.element(files.getByText('receipt-2.pdf')).toBeVisible();
  });

  it('come back at the end with the reason for which they were skipped', async () => {
    const opened = await openPage('/dispute-resolutions?review=next', {
      answers: disputeNetwork([dispute(2, 1), dispute(1, 2)]),
    });
    await expect.element(files.getByText('receipt-1.pdf')).toBeVisible();
    await userEvent.keyboard('s');
    const question = page.getByRole('dialog', { name: 'Skip dispute 1' });
    await question.getByRole('textbox', { name: 'Note (optional)' }).fill('called 1 time');
    expect(await commands.violations()).toEqual([]);
    await question.getByRole('button', { name: /^Waiting for the bank/u }).click();
    await expect.element(files.getByText('receipt-2.pdf')).toBeVisible();
    await expect.element(count).toHaveTextContent('1 left · 1 skipped · 0 done');
    await userEvent.keyboard('a');
    await expect.element(yes).toBeEnabled();
    await userEvent.keyboard('y');
    await expect.element(files.getByText('receipt-1.pdf')).toBeVisible();
    await expect
      .element(page.getByText('Waiting for the bank: called 1 time', { exact: false }))
      .toBeVisible();
    // After a reload as well.
    await opened.reload();
    await expect
      .element(page.getByText('Waiting for the bank: called 1 time', { exact: false }))
      .toBeVisible();
    // Whoever presses the key twice gives no reason.
    await userEvent.keyboard('ss');
    await expect.element(page.getByText('No reason', { exact: false })).toBeVisible();
  });
});

const stuck = (id: number, status: string, more: object = {}) => ({
  id,
  status,
  posted_at: hoursAgo(id),
  published_at: hoursAgo(id),
  ...more,
});

/** A network with those orders, which filters as asked. */
const orderNetwork = (all: readonly ReturnType<typeof stuck>[]): Answers => ({
  ...answersWith(all),
  'orders.list': (input) => {
    const { statuses, refundStatuses } = input.filters ?? {};
    const found = all.filter(
      ({ status, ...order }) =>
        (statuses?.includes(status) ?? true) &&
        (refundStatuses?.includes(String((order as { refund_status?: string }).refund_status)) ??
          true),
    );
    return pageOf(found, input);
  },
});

describe('orders', () => {
  it('with payment errors offer what ends the error, and say why they do not offer the rest', async () => {
    const all = [
      stuck(2, 'unable_to_void'),
      stuck(5, 'unable_to_capture', { can_be_marked_as_refunded: true }),
      stuck(1, 'published'),
    ];
    const opened = await openPage('/transactions', { answers: orderNetwork(all) });
    await page.getByRole('button', { name: 'Export' }).findElement();
    await userEvent.keyboard('v');
    await expect.element(page.getByText('The payment could not be captured')).toBeVisible();
    await expect
      .poll(() => textsOf(buttons))
      .toEqual(['CaptureC', 'VoidV', 'Complete OrderM', 'Mark as RefundedF', 'SkipS']);
    await expect
      .element(foot.getByRole('button', { name: /^Void/u }))
      .toHaveAttribute('title', expect.stringMatching(/^The status is /u));
    await expect.element(foot).toHaveTextContent('Last recorded step 5 hours ago');
    expect(await commands.violations()).toEqual([]);
    // What is not offered has no key.
    await userEvent.keyboard('v');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    opened.answer({
      'orders.capture': () => {
        Object.assign(all[1] ?? {}, { status: 'payment_received' });
        return {};
      },
    });
    await userEvent.keyboard('c');
    await expect.element(yes).toBeEnabled();
    await userEvent.keyboard('y');
    await expect.element(page.getByText('The payment could not be voided')).toBeVisible();
    expect(opened.asked('orders.capture')).toEqual([{ id: '5' }]);
  });

  it('with failed refunds are beside them', async () => {
    const failed = stuck(7, 'cancelled', {
      refund_status: 'failed',
      can_be_marked_as_refunded: true,
    });
    const opened = await openPage('/transactions?review=payment-errors', {
      answers: orderNetwork([failed]),
    });
    await expect
      .element(page.getByText('No orders with payment errors.', { exact: false }))
      .toBeVisible();
    await page.getByRole('button', { name: 'Failed refunds' }).click();
    await expect
      .element(page.getByRole('region', { name: 'What is awaited' }))
      .toHaveTextContent('failed. It is still owed');
    expect(opened.place()).toBe('/transactions?review=failed-refunds');
    const refund = page.getByRole('button', { name: /^Mark as Refunded/u });
    await expect.element(refund).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('f');
    await expect.element(page.getByRole('alertdialog', { name: 'Mark as Refunded' })).toBeVisible();
  });
});

describe('third-party transactions', () => {
  it('are read one after the other, and do not come back', async () => {
    const row = (id: number) => ({ id, status: 'attention_needed', created_at: hoursAgo(id) });
    const all = [row(1), row(2)];
    const opened = await openPage('/third-party-transactions?review=next', {
      answers: {
        ...answersWith([]),
        'thirdPartyTransactions.list': (input) => pageOf(all, input),
        'thirdPartyTransactions.read': ({ id }) => ({ data: row(Number(id)) }),
      },
    });
    await expect.element(page.getByText('Transaction 2')).toBeVisible();
    await expect.poll(() => textsOf(buttons)).toEqual(['NextN', 'SkipS']);
    expect(await commands.violations()).toEqual([]);
    await userEvent.keyboard('n');
    await expect.element(page.getByText('Transaction 1')).toBeVisible();
    await expect.element(count).toHaveTextContent('1 left · 1 done');
    await opened.goTo('/third-party-transactions');
    await opened.goTo('/third-party-transactions?review=next');
    await expect.element(page.getByText('Transaction 1')).toBeVisible();
  });
});
