/** Every queue with decisions, while what it is decided on is still loading. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QUEUE_IDS, queueOf } from '#domain/queues/queues.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const decisions = page.getByRole('toolbar', { name: 'Decisions' });
const first = decisions.getByRole('button').first();
const said = page.getByRole('status').filter({ hasText: 'Still loading.' });
const question = page.getByRole('alertdialog');

const never = () => new Promise<never>(() => undefined);
/** A network that answers no list of a queue. */
const SLOW: Answers = {
  ...answersWith([]),
  'orders.list': never,
  'orders.read': never,
  'disputes.list': never,
  'referrals.list': never,
  'cardVerifications.list': never,
  'docVerifications.list': never,
};

/** The address of an item of a queue; a list of several queues names the queue and the item. */
function itemAddress(id: (typeof QUEUE_IDS)[number]): string {
  const { path, asked, short } = queueOf(id);
  return short === undefined ? `${path}?review=9` : `${path}?review=${asked}&item=9`;
}

/** Third-party transactions are only read. */
const DECIDED = QUEUE_IDS.filter((id) => id !== 'third-party-transactions');

describe.each(DECIDED)('in the queue %s', (id) => {
  it('a decision that is asked for too early is said to be still loading', async () => {
    await openPage(itemAddress(id), { answers: SLOW });
    await expect.element(first).toHaveAttribute('title', 'Loading…');
    const key = first.element().querySelector('kbd')?.textContent.toLowerCase() ?? '';
    const label = first.element().querySelector('span')?.textContent;
    await expect.element(said).not.toBeInTheDocument();
    await userEvent.keyboard(key);
    await expect.element(said).toHaveTextContent(`${label} is not available yet. Still loading.`);
    await expect.element(question).not.toBeInTheDocument();
  });
});

const WITHDRAWAL = {
  id: '1',
  type: 'withdraw' as const,
  amount: '10.00',
  currency_code: 'USD',
  user: { id: 5, full_name: 'Ada Obi' },
  status: { status: 'pending' },
};
const ONE = { models: [WITHDRAWAL], pagination: { rowCount: 1 } };

it('a withdrawal is decided once its user and their other transactions are there', async () => {
  const user = Promise.withResolvers<{ data: object }>();
  const theirs = Promise.withResolvers<typeof ONE>();
  await openPage('/withdrawal-referral-transactions?review=approve', {
    answers: {
      ...answersWith([]),
      'users.read': () => user.promise,
      'referrals.list': ({ user_id: of }) => (of === undefined ? ONE : theirs.promise),
    },
  });
  await expect.element(first).toHaveAttribute('title', 'Loading…');
  await userEvent.keyboard('a');
  await expect.element(said).toHaveTextContent('Approve is not available yet. Still loading.');
  user.resolve({ data: { ...WITHDRAWAL.user, status: 'new' } });
  await expect.element(first).toBeDisabled();
  theirs.resolve(ONE);
  await expect.element(first).toBeEnabled();
  await expect.element(said).not.toBeInTheDocument();
  await userEvent.keyboard('a');
  await expect.element(question).toBeVisible();
});
