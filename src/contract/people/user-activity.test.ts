import { describe, expect, it } from 'vitest';
import { paymentRequest, userActivityEndpoints } from './user-activity.ts';

type Name = keyof typeof userActivityEndpoints;
const callOf = (name: Name) => {
  const { method, path, assumed } = userActivityEndpoints[name];
  return [`${method} ${path}`, assumed];
};
const fieldsOf = (name: Name) =>
  Object.keys(userActivityEndpoints[name].query?.shape ?? {}).toSorted();

describe('the calls about one user', () => {
  it.each([
    ['userOrders', 'orders'],
    ['receivedOrders', 'received-orders'],
    ['pendingMatches', 'pending-matches'],
    ['paymentRequests', 'payment-requests'],
  ] as const)(
    'are assumed below admin/users, for %s and their export',
    {
      tags: ['2UD36', '2UD37', '2UD38'],
    },
    (area, folder) => {
      expect(callOf(`${area}.list`)).toEqual([`GET admin/users/{id}/${folder}`, true]);
      expect(callOf(`${area}.export`)).toEqual([`GET admin/users/{id}/${folder}/export`, true]);
      const { query, answer } = userActivityEndpoints[`${area}.export`];
      expect(
        ['pdf', 'xlsx', 'csv'].filter((format) => query?.safeParse({ format }).success),
      ).toEqual(['pdf', 'xlsx']);
      expect(answer.parse({ data: { url: 'https://a.test/x.pdf' } })).toBe('https://a.test/x.pdf');
    },
  );

  it('take page and pageSize alone for invited users', { tags: ['2UD40', '2UD41'] }, () => {
    expect(callOf('invitedUsers.list')).toEqual(['GET admin/users/{id}/invited-users', true]);
    expect(fieldsOf('invitedUsers.list')).toEqual(['page', 'pageSize']);
  });

  it('take the two instants, an interval and a type for the statistic', {
    tags: ['2UD58', '2UD59'],
  }, () => {
    expect(callOf('userStatistic.read')).toEqual(['GET admin/users/{id}/statistic', true]);
    expect(fieldsOf('userStatistic.read')).toEqual(['created_at', 'interval', 'type']);
  });
});

describe('the statistic', () => {
  const { answer } = userActivityEndpoints['userStatistic.read'];
  const at = '2026-11-20T00:00:00.000Z';
  const none = {
    posted: [],
    post_completed: [],
    requested: [],
    matched: [],
    match_completed: [],
    received: [],
    received_completed: [],
    unread: 0,
  };

  it('has the amounts of each series that can be read, and counts the others', {
    tags: ['2UD58'],
  }, () => {
    const read = answer.parse({
      data: {
        posted: [
          { date: '2026-11-20', currency: ' USD ', amount: 12.5 },
          { date: 'odd', currency: 'USD', amount: 1 },
          { date: at, currency: ' ', amount: 1 },
        ],
        postCompleted: [{ date: at, currency: 'NGN', amount: null }],
        matched: { date: at, currency: 'EUR', amount: '7' },
        received: null,
      },
    });
    expect(read).toEqual({
      ...none,
      posted: [{ date: at, currency: 'USD', amount: '12.5' }],
      post_completed: [{ date: at, currency: 'NGN', amount: '0' }],
      matched: [{ date: at, currency: 'EUR', amount: '7' }],
      unread: 2,
    });
  });

  it.each([[{ data: {} }], [{}], [null], ['odd']])('is empty in %j', (body) => {
    expect(answer.parse(body)).toEqual(none);
  });
});

it.each([
  ['Acme', 'Acme'],
  [{ company: 'Acme' }, 'Acme'],
  [{}, null],
  [null, null],
])('the company of a payment request is read of %j', { tags: ['2UD51'] }, (sent, read) => {
  expect(paymentRequest.parse({ id: 7, company: sent }).company).toBe(read);
});
