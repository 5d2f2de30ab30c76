import { describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { openPage } from '#renderer/testing/openPage.ts';

const NONE = { data: [], pagination: { rowCount: 0 } };

const OPEN = {
  data: [
    { id: 5, status: 'cancelled', cancelled_at: '2026-11-02T10:00:00Z' },
    {
      id: 6,
      status: 'published',
      published_at: '2026-11-03T10:00:00Z',
      poster_amount: '1000',
      poster_currency: 'NGN',
    },
    { id: 7, status: 'unable_to_payout', poster_amount: '20', poster_currency: 'NGN' },
  ],
  pagination: { rowCount: 3 },
};

const ANSWERS: Answers = {
  'users.read': {
    data: { id: 8, full_name: 'Ada Obi', status: 'transacted-posted', can_post_offers: true },
  },
  'userStatistic.read': { data: {} },
  'userOrders.list': ({ state }) => (state === 'uncompleted' ? OPEN : NONE),
  'receivedOrders.list': NONE,
};

const open = page.getByRole('region', { name: 'Open now' });
const items = open.getByRole('listitem');

describe('what is open for a user', () => {
  it('stands first: how much in which currency, and what each waits for', async () => {
    await openPage('/users/8', { answers: ANSWERS });
    await expect.element(open).toHaveTextContent('2 orders posted1,020.00 NGN');
    await open.getByRole('button', { name: 'How this is known' }).hover();
    await expect
      .element(page.getByRole('tooltip'))
      .toHaveTextContent('Searched: uncompleted orders posted, orders to receive.');
    await expect.element(items.nth(0)).toHaveTextContent('Order 7');
    await expect.element(items.nth(0)).toHaveTextContent('The payout failed');
    await expect.element(items.nth(1)).toHaveTextContent('Waiting for a match since ');
    expect(items.elements()).toHaveLength(2);
    await expect
      .element(items.nth(0).getByRole('link', { name: 'Order 7' }))
      .toHaveAttribute('href', '#/transactions/7');
    expect(await commands.violations()).toEqual([]);
  });

  it('is copied as an answer for a caller', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openPage('/users/8', { answers: ANSWERS });
    await expect.element(items.nth(1)).toBeVisible();
    await open.getByRole('button', { name: 'Copy answer' }).click();
    await expect
      .poll(() => write.mock.calls.at(-1)?.[0])
      .toBe(
        [
          'You have at least 2 open orders (1,020.00 NGN).',
          'Order 7, 20.00 NGN: the payout has not gone through yet.',
          'Order 6, 1,000.00 NGN: it is published and waits to be accepted, since 11/3/2026.',
        ].join('\n'),
      );
  });

  it('says what was not looked through, and what could not be loaded', async () => {
    await openPage('/users/8', {
      answers: {
        ...ANSWERS,
        'userOrders.list': ({ state }) =>
          state === 'uncompleted' ? { ...OPEN, pagination: { rowCount: 240, pageSize: 3 } } : NONE,
        'receivedOrders.list': () => Promise.reject(new Error('gone')),
      },
    });
    await expect
      .element(open)
      .toHaveTextContent('The first 3 of 240 uncompleted orders posted were looked through.');
    await expect.element(open).toHaveTextContent('The orders to receive could not be loaded');
  });

  it('is nothing where nothing waits', async () => {
    await openPage('/users/8', { answers: { ...ANSWERS, 'userOrders.list': NONE } });
    await expect.element(open).toHaveTextContent('Nothing open was found');
  });
});

it('is not loaded of users that one passes with J', async () => {
  const user = (id: number) => ({ id, full_name: `Ada ${id}`, status: 'new' });
  const users = Array.from({ length: 4 }, (_user, index) => user(index + 1));
  const opened = await openPage('/users?inspect=1', {
    answers: {
      ...ANSWERS,
      'users.list': { data: users, pagination: { rowCount: 4 } },
      'users.read': ({ id }) => ({ data: { ...user(Number(id)), can_post_offers: true } }),
    },
  });
  const uncompleted = () =>
    opened.asked('receivedOrders.list').flatMap(({ id, state }) => (state ? [id] : []));
  await expect.poll(uncompleted).toContain('1');
  await userEvent.keyboard('jjj');
  await page.getByRole('region', { name: 'User 4' }).findElement();
  await expect.poll(uncompleted).toContain('4');
  expect(uncompleted()).not.toContain('3');
});

it('begins the pane, before the timeline of what the pane has loaded', async () => {
  const opened = await openPage('/users?inspect=8', {
    answers: { ...ANSWERS, 'users.list': { data: [], pagination: { rowCount: 0 } } },
  });
  const pane = page.getByRole('region', { name: 'User 8' });
  const awaited = pane.getByRole('region', { name: 'What is awaited' });
  await expect.element(awaited).toHaveTextContent('Order 7: The payout failed');
  await expect.element(awaited).toHaveTextContent('The identity is not verified.');
  const timeline = pane.getByRole('region', { name: 'Timeline' }).first();
  await expect.element(timeline).toHaveTextContent('Order 7');
  await expect
    .element(timeline.getByRole('link', { name: 'Show whole timeline' }))
    .toHaveAttribute('href', '#/users/8#timeline');
  // Nothing is asked for it that the rest of the pane does not ask for.
  expect(opened.asked('paymentRequests.list')).toEqual([]);
  expect(await commands.violations()).toEqual([]);
});

it('Ban and Delete stand apart from the other actions', { tags: ['2UD03'] }, async () => {
  await openPage('/users/8', { answers: ANSWERS });
  const apart = page.getByRole('group', { name: 'Ban or delete' });
  await expect.element(apart.getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect.element(apart.getByRole('button', { name: 'Ban' })).toBeVisible();
  await expect
    .element(apart.getByRole('button', { name: 'Create network email' }))
    .not.toBeInTheDocument();
});

it('a ban says whom it is about and what stays open, and its Yes is not the primary button', {
  tags: ['2UD20'],
}, async () => {
  const { answer, asked } = await openPage('/users/8', { answers: ANSWERS });
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect
    .element(dialog)
    .toHaveTextContent('Ban Ada Obi: 2 open orders, 1,020.00 NGN, stay open');
  await expect
    .element(dialog.getByRole('listitem').first())
    .toHaveTextContent('Contradicts Something is still open for the user.');
  const yes = dialog.getByRole('button', { name: 'Yes' });
  const look = (button: typeof yes) => getComputedStyle(button.element()).backgroundColor;
  expect(look(yes)).not.toBe(look(dialog.getByRole('button', { name: 'No' })));
  expect(await commands.violations()).toEqual([]);
  answer({ 'users.ban': { data: { id: 8, full_name: 'Ada Obi', status: 'banned' } } });
  await yes.click();
  await expect.poll(() => asked('users.ban')).toEqual([{ id: '8' }]);
});
