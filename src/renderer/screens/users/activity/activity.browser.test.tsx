import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { tabNamed } from '#renderer/testing/tabs.ts';

const NONE = { data: [], pagination: { rowCount: 0 } };

const ANSWERS: Answers = {
  'users.read': {
    data: { id: 8, full_name: 'Ada Obi', can_post_offers: true, can_accept_offers: true },
  },
  'userStatistic.read': { data: {} },
  'userOrders.list': NONE,
  'pendingMatches.list': NONE,
  'receivedOrders.list': NONE,
  'paymentRequests.list': NONE,
  'invitedUsers.list': NONE,
  'referrals.list': { models: [], pagination: { rowCount: 0 } },
};

const FIRST_PAGE = { page: 1, pageSize: 10 };

test('the tabs of a user load the four lists, the invited users and the rewards of that user', {
  tags: ['2UD36', '2UD39', '2UD40', '2R15'],
}, async () => {
  const { asked } = await openPage('/users/8', { answers: ANSWERS });
  for (const name of ['Payments', 'Requests', 'Received', 'Invited users', 'Rewards']) {
    await tabNamed(name).click();
    await expect.element(tabNamed(name)).toHaveAttribute('aria-selected', 'true');
  }
  const lists = ['userOrders', 'pendingMatches', 'paymentRequests', 'receivedOrders'] as const;
  for (const list of lists) {
    await expect
      .poll(() => asked(`${list}.list`))
      .toContainEqual(expect.objectContaining({ id: '8', ...FIRST_PAGE }));
  }
  await expect.poll(() => asked('invitedUsers.list')).toEqual([{ id: '8', ...FIRST_PAGE }]);
  await expect
    .poll(() => asked('referrals.list').at(-1))
    .toMatchObject({ user_id: '8', ...FIRST_PAGE });
  expect(asked('userStatistic.read').at(-1)).toMatchObject({ id: '8' });
});

test('a table of a user is exported as PDF and XLSX with what narrows it', {
  tags: ['2UD37'],
}, async () => {
  const { calls } = await openPage('/users/8?type=p2p#requests', {
    answers: ANSWERS,
    handlers: {
      'exports.start': () => ({ status: 'saved', folder: '/x', fileName: 'a', opened: true }),
    },
  });
  for (const format of ['PDF', 'XLSX']) {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: format }).click();
  }
  await expect
    .poll(() => calls.filter(({ name }) => name === 'exports.start').map(({ input }) => input))
    .toMatchObject(
      ['pdf', 'xlsx'].map((format) => ({
        endpoint: 'paymentRequests.export',
        format,
        input: { id: '8', type: 'p2p' },
      })),
    );
});
