import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { orderDetailEndpoints } from '../orders/order-detail.ts';
import { orderRow } from '../orders/orders.ts';
import { userActivityEndpoints } from '../people/user-activity.ts';
import { userEndpoints } from '../people/users.ts';
import { listAnswer } from './list.ts';
import { unreadableNames, wirePath } from './wire-path.ts';

/** The path of what cannot be read in an answer, as the message or the log names it. */
function pathIn(answer: z.ZodType, body: unknown): string {
  const read = answer.safeParse(body);
  return read.success
    ? unreadableNames(body, read.data).join(', ')
    : wirePath(body, read.error.issues[0]?.path ?? []);
}

const rows = userActivityEndpoints['pendingMatches.list'].answer;
const pagination = { rowCount: 1 };

describe('a field that cannot be read is named as the server wrote it', () => {
  it.each([
    ['models.requested_at', { models: [{ id: 1, requested_at: 'soon' }], pagination }],
    ['data.requested_at', { data: [{ id: 1, requested_at: 'soon' }], pagination }],
    [
      'data.models.requested_at',
      { data: { models: [{ id: 1, requested_at: 'soon' }], pagination } },
    ],
    ['data.data.id', { data: { data: [{ id: 1 }, {}], pagination } }],
    [
      'data.order.user, data.requested_at',
      {
        data: [
          { id: 1, requested_at: 'soon', order: { user: 'x' } },
          { id: 2, requested_at: 'later' },
        ],
        pagination,
      },
    ],
    ['models', { models: {}, pagination }],
  ])('%s in a list', (path, body) => {
    expect(pathIn(rows, body)).toBe(path);
  });

  it.each([
    ['data.canceled_at', { data: { id: 1, status: 'matched', canceled_at: {} } }],
    [
      'data.match.poster_amount',
      { data: { id: 1, status: 'matched', match: { id: 2, poster_amount: 'x' } } },
    ],
    [
      'data.match.canceled_at',
      { data: { id: 1, status: 'matched', match: { id: 2, canceled_at: 'x' } } },
    ],
    ['status', { id: 1 }],
  ])('%s of an order', (path, body) => {
    expect(pathIn(orderDetailEndpoints['orders.read'].answer, body)).toBe(path);
  });

  it.each([
    ['data.kaoshi_email', { data: { id: 1, kaoshi_email: {} } }],
    ['data.payment_methods.holderName', { data: { id: 1, payment_methods: [{ holderName: {} }] } }],
    [
      'data.payment_methods.account.sortCode',
      { data: { id: 1, payment_methods: [{ account: { sortCode: {} } }] } },
    ],
  ])('%s of a user', (path, body) => {
    expect(pathIn(userEndpoints['users.read'].answer, body)).toBe(path);
  });

  it.each([
    ['data.3.id', { data: [] }, ['models', 3, 'id']],
    ['pbAmount', { pbAmount: 'x', amount: 'x' }, ['matcher_amount']],
    ['matcher_amount', { amount: 'x' }, ['matcher_amount']],
    ['match.poster_amount', { match: {} }, ['match_poster_amount']],
    ['match_poster_amount', { other: {} }, ['match_poster_amount']],
    ['rematch_id', { match: { id: {} } }, ['rematch_id']],
    ['account', { name: 'x' }, ['account']],
    ['sort_code', { sort_code: {} }, ['account', 'sort_code']],
    ['account.sort_code', { account: { sort_code: {} } }, ['account', 'sort_code']],
    ['missing.deeper.still', {}, ['missing', 'deeper', 'still']],
  ])('%s in %j', (found, body, path) => {
    expect(wirePath(body, path)).toBe(found);
  });

  it('pagination.rowCount where a list does not say how long it is', () => {
    expect(pathIn(listAnswer(orderRow), { models: [], pagination: {} })).toBe(
      'pagination.rowCount',
    );
  });
});
