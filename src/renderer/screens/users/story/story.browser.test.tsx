import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { tabNamed } from '#renderer/testing/tabs.ts';

const NONE = { data: [], pagination: { rowCount: 0 } };

const ANSWERS: Answers = {
  'users.read': {
    data: {
      id: 7,
      full_name: 'Ada Obi',
      status: 'banned',
      can_post_offers: true,
      joined_at: '2026-11-01T10:00:00Z',
    },
  },
  'userStatistic.read': { data: {} },
  'userOrders.list': {
    data: [
      { id: 5, status: 'published', posted_at: '2026-11-02T10:00:00Z', poster_amount: '1000' },
    ],
    pagination: { rowCount: 45, pageSize: 1 },
  },
  'receivedOrders.list': NONE,
  'paymentRequests.list': NONE,
  'invitedUsers.list': NONE,
  'referrals.list': { models: [], pagination: { rowCount: 0 } },
  'cardVerifications.list': { models: [], pagination: { rowCount: 0 } },
  'docVerifications.list': ({ type, search }) =>
    type === 'identity' && search === 'Ada Obi'
      ? {
          models: [
            { id: 71, type, status: 'declined', comments: ['ID Expired'], user: { id: 7 } },
            { id: 72, type, status: 'approved', user: { id: 8 } },
          ],
          pagination: { rowCount: 101, pageSize: 2 },
        }
      : { models: [], pagination: { rowCount: 0 } },
};

const story = page.getByRole('region', { name: 'Timeline', exact: true });
const moments = story.getByRole('list', { name: 'Timeline' }).getByRole('listitem');

it("a user's charts say that an amount could not be read, and show the others", async () => {
  const posted = { date: new Date().toISOString(), currency: 'EUR', amount: 10 };
  await openPage('/users/7', {
    answers: {
      ...ANSWERS,
      'userStatistic.read': { data: { posted: [posted, { ...posted, amount: 'ten' } as never] } },
    },
  });
  await expect
    .element(page.getByText(/^1 amount could not be read\. It is left out/u))
    .toBeVisible();
  await expect
    .element(page.getByRole('table', { name: 'Total amounts' }).getByText('10.00'))
    .toBeVisible();
});

describe("a user's timeline", () => {
  it('is shown in place of the tables and the charts, at a separate address', async () => {
    const { place } = await openPage('/users/7', { answers: ANSWERS });
    await expect.element(tabNamed('Payments')).toBeVisible();
    await expect.element(story).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Show timeline' }).click();
    await expect.element(moments.nth(0)).toHaveTextContent('Order 5 posted');
    await expect.element(moments.nth(1)).toHaveTextContent('Joined');
    await expect.element(tabNamed('Payments')).not.toBeInTheDocument();
    expect(place()).toBe('/users/7#timeline');
    await page.getByRole('button', { name: 'Show tables' }).click();
    await expect.element(tabNamed('Payments')).toBeVisible();
  });

  it('reads the first page of what the user may have, and no more of what the tables read', async () => {
    const { asked } = await openPage('/users/7', { answers: ANSWERS });
    await page.getByRole('button', { name: 'Show timeline' }).click();
    await expect.element(story.getByText('Joined')).toBeVisible();
    await expect.poll(() => asked('referrals.list')).not.toEqual([]);
    expect(asked('pendingMatches.list')).toEqual([]);
    // The table and the timeline ask alike, so that one answer does for both.
    const ofTables = asked('userOrders.list').filter(({ state }) => state === undefined);
    expect(new Set(ofTables.map((input) => JSON.stringify(input))).size).toBe(1);
  });

  it('says which sections have more, and where', async () => {
    await openPage('/users/7#timeline', { answers: ANSWERS });
    await expect
      .element(story.getByText('1 of 45 orders are shown. The tab Payments has all of them.'))
      .toBeVisible();
  });

  it('says that no requests were searched for a user without a name', async () => {
    const answers = { ...ANSWERS, 'users.read': { data: { id: 7, full_name: ' \u200b' } } };
    const { asked } = await openPage('/users/7#timeline', { answers });
    await expect.element(page.getByRole('heading', { name: 'User 7', level: 1 })).toBeVisible();
    await expect
      .element(story.getByText(/requests were not searched, because this user has no name/u))
      .toBeVisible();
    expect(asked('cardVerifications.list')).toEqual([]);
  });

  it('shows a ban, whose time is not known', async () => {
    await openPage('/users/7#timeline', { answers: ANSWERS });
    await expect
      .element(story.getByRole('region', { name: 'Time not available' }))
      .toHaveTextContent('Banned');
  });

  it('lists what they submitted for verification, with links', async () => {
    const opened = await openPage('/users/7#timeline', { answers: ANSWERS });
    await expect
      .element(
        story.getByText(
          '2 of 101 identity requests found for this name were searched. Some may be missing.',
        ),
      )
      .toBeVisible();
    await expect.element(story.getByText('Identity request 72')).not.toBeInTheDocument();
    const link = story.getByRole('link', { name: 'Identity request 71' });
    const topOf = (text: Element) => text.getBoundingClientRect().top;
    const below = topOf(story.getByText('ID Expired').element());
    expect(below).toBeGreaterThan(topOf(link.element()) + 10);
    await link.click();
    await expect.poll(opened.place).toBe('/doc-verifications/identity?review=71');
  });

  it('asks for no requests where they may not be seen', async () => {
    const { asked } = await openPage('/users/7#timeline', { answers: ANSWERS, role: 'manager' });
    await expect.element(story.getByText('Order 5 posted')).toBeVisible();
    expect(asked('docVerifications.list').filter(({ search }) => search)).toEqual([]);
    expect(asked('cardVerifications.list')).toEqual([]);
  });

  it('says what could not be loaded, and shows the rest', async () => {
    await openPage('/users/7#timeline', {
      answers: { ...ANSWERS, 'receivedOrders.list': () => Promise.reject(new Error('gone')) },
    });
    await expect.element(story.getByText('The received orders could not be loaded')).toBeVisible();
    await expect.element(story.getByText('Order 5 posted')).toBeVisible();
    await expect
      .element(story.getByRole('button', { name: 'Retry: the received orders' }))
      .toBeVisible();
  });

  it('has nothing that axe finds wrong', async () => {
    await openPage('/users/7#timeline', { answers: ANSWERS });
    await expect.element(story.getByText('Order 5 posted')).toBeVisible();
    expect(await commands.violations()).toEqual([]);
  });
});
