import { describe, expect, it } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { shownDateTime } from '#renderer/client/kept/dates.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsOf } from '#renderer/testing/texts.ts';

const CREATED = '2026-10-01T09:00:00.000Z';
const APPROVED = '2026-10-03T14:02:00.000Z';

interface Decided {
  readonly id: unknown;
}

const PENDING = { status: 'pending', created_at: CREATED };
const INITIATED = { status: 'initiated', created_at: APPROVED };

const withdrawal = (id: string, statuses: readonly (typeof PENDING)[]) => ({
  id,
  type: 'withdraw' as const,
  amount: '10.00',
  currency_code: 'USD',
  created_at: CREATED,
  status: statuses.at(-1),
  statuses,
});

const USER = { id: 5, full_name: 'Ada Obi', status: 'new', is_identity_verified: true };

const CREDIT = {
  id: '20',
  type: 'credit' as const,
  amount: '25.00',
  currency_code: 'USD',
  created_at: CREATED,
  status: { status: 'completed' },
  order_id: 1001,
};

/** A network with two pending withdrawals and an initiated one, which it decides as it is asked to. */
function network(account: string | null = '0123456789'): Answers {
  const known = new Map<string, ReturnType<typeof withdrawal>>([
    ['1', withdrawal('1', [PENDING])],
    ['2', withdrawal('2', [PENDING])],
    ['8', withdrawal('8', [PENDING, INITIATED])],
  ]);
  const become = (id: string, status: string) => {
    known.set(id, withdrawal(id, [PENDING, { status, created_at: APPROVED }]));
    return {};
  };
  return {
    ...answersWith([]),
    'users.read': { data: USER },
    'referrals.list': ({ status, type }) => {
      const models = [...known.values(), CREDIT]
        .filter(
          (each) =>
            [undefined, each.status?.status].includes(status) &&
            [undefined, each.type].includes(type),
        )
        .map((each) => ({
          ...each,
          beneficiaryDeliveryMethod: account === null ? null : { accountNumber: account },
          user: { id: 5, full_name: `Person ${each.id}` },
        }));
      return { models, pagination: { rowCount: models.length } };
    },
    'referrals.approve': ({ id }: Decided) => become(String(id), 'initiated'),
    'referrals.cancel': ({ id }: Decided) => become(String(id), 'cancelled'),
  };
}

const LIST = '/withdrawal-referral-transactions';
const dialog = page.getByRole('alertdialog');
const yes = dialog.getByRole('button', { name: 'Yes' });
const no = dialog.getByRole('button', { name: 'No' });
const decisions = page.getByRole('toolbar', { name: 'Decisions' });
const left = page.getByRole('status').filter({ hasText: 'left' });
const actions = page.getByRole('button', { name: 'Actions', exact: true });
const owner = page.getByRole('region', { name: 'Withdrawn by' });

describe('the review of withdrawals', () => {
  it('approves the pending ones, and those it has approved are left to complete', async () => {
    await openPage(`${LIST}?review=approve`, { answers: network() });
    await expect.element(left).toHaveTextContent('2 left');
    await expect.element(owner).toHaveTextContent('Person 1');
    await expect
      .poll(() => textsOf(decisions.getByRole('button')))
      .toEqual(['ApproveA', 'Mark as CompletedM', 'CancelD', 'SkipS']);
    await userEvent.keyboard('a');
    await yes.click();
    await expect.element(left).toHaveTextContent('1 left');
    await expect.element(owner).toHaveTextContent('Person 2');

    await page.getByRole('button', { name: 'To complete' }).click();
    await expect.element(left).toHaveTextContent('2 left');
    await expect
      .poll(() => textsOf(decisions.getByRole('button')))
      .toEqual(['Mark as CompletedM', 'CancelD', 'ApproveA', 'SkipS']);
    await page.getByRole('button', { name: 'To approve' }).click();
    await expect.element(left).toHaveTextContent('1 left');
    await expect.element(owner).toHaveTextContent('Person 2');
  });

  it('cancels by the key that cancels or declines in the other queues', async () => {
    const opened = await openPage(`${LIST}?review=complete`, { answers: network() });
    await expect.element(owner).toHaveTextContent('Person 8');
    await userEvent.keyboard('d');
    await expect.element(dialog).toHaveTextContent('cancel this Withdraw Referral Transaction?');
    await yes.click();
    await expect
      .element(
        page.getByText('No referral withdrawals to complete. New ones appear here automatically.'),
      )
      .toBeVisible();
    expect(opened.asked('referrals.cancel')).toEqual([{ id: '8' }]);
  });
});

const decides = page.getByRole('region', { name: 'What decides' });
const evidence = (within: Locator) =>
  textsOf(within.getByRole('listitem')).map((text) => text?.trim());

describe('what decides on a withdrawal', () => {
  it('fills the page of the review: what speaks for and against it, and what the user had', async () => {
    await openPage(`${LIST}?review=approve`, { answers: network() });
    await expect
      .poll(() => evidence(decides))
      .toEqual([
        'Contradicts The earned balance is 5.00 USD, less than the withdrawal.',
        'The account holder is not known: the account names none.',
        'Supports No payment was initiated before.',
        'Supports The user is not banned.',
        'Supports The identity of the user is verified.',
        `The user has 2 other withdrawals: 1 Pending, 1 Initiated, the latest (${shownDateTime(CREATED)}).`,
      ]);
    const others = page.getByRole('region', { name: 'Other referral transactions of this user' });
    await expect.element(others.getByRole('row')).toHaveLength(4);
    // What has its lines is not cut through the last of them.
    for (const line of decides.getByRole('listitem').elements()) {
      expect(line.getBoundingClientRect().height % 20).toBe(0);
    }
    expect(await commands.violations()).toEqual([]);
  });

  it('stands in the question too, and a banned user contradicts it', async () => {
    const answers = { ...network(), 'users.read': { data: { ...USER, status: 'banned' } } };
    await openPage(`${LIST}?status=pending`, { answers });
    await actions.first().click();
    await page.getByRole('menuitem', { name: 'Approve' }).click();
    await expect.poll(() => evidence(dialog)).toContain('Contradicts The user is banned.');
    await expect.element(yes).toBeEnabled();
  });

  it('keeps its room while it loads', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const answers = { ...network(), 'users.read': () => promise };
    await openPage(`${LIST}?review=approve`, { answers });
    await expect.element(decides).toHaveTextContent('Loading…');
    const before = decides.element().getBoundingClientRect().height;
    resolve({ data: USER });
    await expect.element(decides).toHaveTextContent('The user is not banned.');
    expect(decides.element().getBoundingClientRect().height).toBe(before);
  });

  it('says what could not be loaded', async () => {
    const answers = { ...network(), 'users.read': () => Promise.reject(new Error('gone')) };
    await openPage(`${LIST}?review=approve`, { answers });
    await expect.element(decides).toHaveTextContent('The user could not be loaded.');
  });
});

it('a queue says in its heading what both hold', async () => {
  const answers = network();
  await openPage(`${LIST}?review=approve`, { answers });
  const heading = page.getByRole('heading', { level: 1 });
  await expect
    .element(heading)
    .toHaveTextContent('Referral withdrawals 2 to approve · 1 to complete');
});

it('the list says beside its title what both queues hold, and leads to each', async () => {
  const opened = await openPage(LIST, { answers: network() });
  await expect.element(page.getByText('2 to approve · 1 to complete')).toBeVisible();
  await page.getByRole('link', { name: '1 to complete' }).click();
  await expect.poll(opened.place).toBe(`${LIST}?review=complete`);
});

it('the holder of the account stands below the name of the user in the review', async () => {
  const named = {
    ...network(),
    'referrals.list': {
      models: [
        {
          ...withdrawal('1', [PENDING]),
          user: { id: 5, full_name: 'Ada Obi' },
          beneficiaryDeliveryMethod: { accountNumber: '01', account_name: 'Bola Ade' },
        },
      ],
      pagination: { rowCount: 1 },
    },
  };
  await openPage(`${LIST}?review=approve`, { answers: named });
  await expect.element(owner).toHaveTextContent('Ada Obi');
  await expect.element(owner).toHaveTextContent('Account holder:Bola Ade');
});

it('the pane of a withdrawal begins with what it waits for', async () => {
  await openPage(`${LIST}?inspect=1`, { answers: network() });
  const awaited = page.getByRole('region', { name: 'What is awaited' });
  await expect.element(awaited).toHaveTextContent('Waiting for approval');
});

it('a credit and a withdrawal lead to their order and their user', async () => {
  const row = { ...CREDIT, order_id: 1001, user_id: 5 };
  const answers = {
    ...network(),
    'referrals.list': { models: [row], pagination: { rowCount: 1 } },
  };
  const { place, goBack } = await openPage('/referral-transactions?inspect=20', { answers });
  const pane = page.getByRole('region', { name: 'Credit 20' });
  await pane.getByRole('link', { name: '1001' }).first().click();
  await expect.poll(place).toBe('/transactions/1001');
  await goBack();
  await expect
    .element(pane.getByRole('link', { name: '5', exact: true }))
    .toHaveAttribute('href', '#/users/5');
});

describe('approving a withdrawal', () => {
  it('that was approved before asks a second time, with the time of the first payment', async () => {
    const opened = await openPage(`${LIST}?status=initiated`, { answers: network() });
    await actions.click();
    await page.getByRole('menuitem', { name: 'Approve' }).click();
    await yes.click();
    await expect
      .element(dialog)
      .toHaveTextContent(
        `The payment of this withdrawal was already initiated on ${shownDateTime(APPROVED)}.`,
      );
    await expect.element(no).toHaveFocus();
    expect(opened.asked('referrals.approve')).toEqual([]);
    await yes.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(opened.asked('referrals.approve')).toEqual([{ id: '8' }]);
  });

  it('says before Yes that the account is not available', async () => {
    const answers = network(null);
    await openPage(`${LIST}?status=pending`, { answers });
    await actions.first().click();
    await page.getByRole('menuitem', { name: 'Approve' }).click();
    await expect.element(yes).toBeEnabled();
    await expect.element(dialog).toHaveTextContent('Account not available');
  });
});
