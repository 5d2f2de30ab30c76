import { describe, expect, it } from 'vitest';
import { fullOrder } from '#contract/orders/order-detail.ts';
import { type Finding, keyOf, readOrNull, whyNot } from './act.ts';
import { MODE } from './areas/maintenance.ts';
import { ORDER, ORDER_ACTS, orderRef } from './areas/orders.ts';
import { anyOf } from './proofs.ts';

const answered = (status: number) => ({ problem: { kind: 'server', status, message: 'No' } });

describe('what a call reads', () => {
  it('is its answer, or null where the server does not find it', async () => {
    expect(await readOrNull(Promise.resolve(7))).toBe(7);
    expect(await readOrNull(Promise.reject(answered(404)))).toBeNull();
  });

  it.each([
    ['a refusal', answered(403)],
    ['an error of the server', answered(500)],
    ['no answer', { problem: { kind: 'network', message: 'No answer' } }],
    ['an error of the program', new TypeError('broken')],
    ['nothing', undefined],
  ])('is not taken as gone after %s', async (_what, thrown) => {
    await expect(readOrNull(Promise.reject(thrown))).rejects.toBe(thrown);
  });
});

describe('several proofs', () => {
  const proofs = (...findings: readonly Finding[]) =>
    anyOf(...findings.map((outcome) => () => outcome))(null, null, null);
  const done = { text: 'Done', at: null };
  const other = { text: 'Other', at: null };

  it('are proven by the first trace, and cannot tell where one of them was there before', () => {
    expect(proofs('cannot-tell', done, other)).toBe(done);
    expect(proofs('not-yet', other)).toBe(other);
    expect(proofs('cannot-tell', 'not-yet')).toBe('cannot-tell');
    expect(proofs('not-yet', 'not-yet')).toBe('not-yet');
    expect(proofs('cannot-tell', 'cannot-tell')).toBe('cannot-tell');
  });
});

it('a thing has one key, also where it is one of its kind', () => {
  expect(keyOf(MODE, { on: true })).toBe('maintenance:new');
  expect(ORDER.ref({ id: '7' } as never)).toEqual(orderRef('7'));
});

it('what cannot be read is not said to be so where an act is not offered', () => {
  const why = (completed: string) =>
    whyNot(
      ORDER_ACTS['order.expireOrder'],
      fullOrder.parse({ id: 7, status: 'published', completed_at: completed }),
      'admin',
    );
  expect(why('2026-11-22T14:02:11Z')).toBe('the order is completed');
  expect(why('soon')).toBe('not all of it can be read (completed_at)');
});
