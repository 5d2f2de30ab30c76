import { describe, expect, it } from 'vitest';
import { orderRow } from '#contract/orders/orders.ts';
import { offeredOnOrder } from './orders.ts';

const THEN = '2026-11-20T10:00:00.000Z';

const PUBLISHED = { published_at: THEN };
const HISTORY = { ...PUBLISHED, match_id: '9', match_cancelled_at: THEN };
const PAID = { ...PUBLISHED, match_id: '9', matcher_payment_completed_at: THEN };
const REMOVED = { removed_at: THEN, is_removed: true };

const order = (status: string, fields: Record<string, unknown>) =>
  orderRow.parse({ id: 1, status, ...fields });

describe('Investigate goes by the status text', { tags: ['1A33'] }, () => {
  const offers = (statusText: string) =>
    offeredOnOrder(order('other', { ...HISTORY, statusText }), 'admin').includes(
      'order.investigate',
    );

  it.each(['Published', 'Unpublished', 'Expired', 'Canceled', 'Cancelled', 'canceled'])(
    '%s',
    (statusText) => {
      expect(offers(statusText)).toBe(true);
    },
  );

  it.each(['Expired and Refunded', 'Matched', 'Completed', 'constructor'])(
    'not %s',
    (statusText) => {
      expect(offers(statusText)).toBe(false);
    },
  );

  it('of an expired order that was refunded, with any spelling of the status', () => {
    const refunded = order('removed', {
      ...HISTORY,
      ...REMOVED,
      refunded_at: THEN,
      statusText: 'Expired',
    });
    expect(offeredOnOrder(refunded, 'admin')).not.toContain('order.investigate');
  });

  it.each([
    ['matched', 'Published', null, true],
    ['matched', 'Cancelled', THEN, true],
    ['removed', 'Published', null, true],
    ['removed', 'Matched', null, false],
    ['published', 'Matched', null, false],
  ])(
    'the text of the server comes before that of the status: %s, %s',
    (status, statusText, refunded_at, isOffered) => {
      const row = order(status, { ...HISTORY, statusText, refunded_at });
      expect(offeredOnOrder(row, 'admin').includes('order.investigate')).toBe(isOffered);
    },
  );
});

it.each([{ is_removed: true }, { removed_at: THEN }, { status: 'removed' }])(
  'an order is removed by any sign of it: %j',
  { tags: ['1A12', '1A15', '1A24'] },
  (sign) => {
    const offered = offeredOnOrder(order('published', { ...PUBLISHED, ...sign }), 'admin');
    expect(offered).toContain('order.void');
    expect(offered).not.toContain('order.expireOrder');
    expect(offered).not.toContain('order.hide');
    const paid = order('payment_received', { ...PAID, ...sign });
    expect(offeredOnOrder(paid, 'admin')).not.toContain('order.completeOrder');
  },
);
