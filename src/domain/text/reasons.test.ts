import { expect, it } from 'vitest';
import { OFFLINE_MESSAGE } from '#contract/wire/problem.ts';
import { reasonOf } from './reasons.ts';

it('tells no answer, a time limit, a refusal, a fault and a web page apart', () => {
  const page = 'https://api.test answered a web page (status 200): that is not the API.';
  const reasons = [
    reasonOf({ kind: 'offline', message: OFFLINE_MESSAGE }),
    reasonOf({
      kind: 'offline',
      message: OFFLINE_MESSAGE,
      advice: 'api.test did not answer in time.',
    }),
    reasonOf({ kind: 'offline', message: 'The list is too long.' }),
    reasonOf({ kind: 'server', message: 'Staff only', status: 403 }),
    reasonOf({ kind: 'server', message: 'Sign in first', status: 401 }),
    reasonOf({ kind: 'server', message: 'No such list', status: 404 }),
    reasonOf({ kind: 'server', message: 'The database is away', status: 500 }),
    reasonOf({ kind: 'server', message: 'orders.list failed with status 502.', status: 502 }),
    reasonOf({ kind: 'unreadable', message: page, endpoint: 'orders.list', field: '' }),
  ];
  expect(reasons).toEqual([
    'The server did not answer.',
    'api.test did not answer in time.',
    'The list is too long.',
    'You may not see this: Staff only',
    'You may not see this: Sign in first',
    'The server refused (status 404): No such list',
    'The server failed (status 500): The database is away',
    'orders.list failed with status 502.',
    page,
  ]);
});
