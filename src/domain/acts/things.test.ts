import { describe, expect, it } from 'vitest';
import type { Read } from './act.ts';
import { describedText, describerOf } from './things.ts';

/** A network that answers each call alike, and counts. */
function network(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const read = ((endpoint: string) => {
    asked.push(endpoint);
    return Promise.resolve(answers[endpoint]);
  }) as Read;
  return { asked, read };
}

const listOf = (...rows: readonly object[]) => ({ rows, rowCount: rows.length });

describe('a thing of an act', () => {
  it.each([
    ['order', { 'orders.read': { id: '7', status: 'matched' } }, 'Order 7, now Matched'],
    [
      'dispute',
      { 'disputes.list': listOf({ id: '7', status: 'pending' }) },
      'Dispute 7, now Pending',
    ],
    [
      'withdrawal',
      { 'referrals.list': listOf({ id: '7', status: { status: 'initiated' } }) },
      'Withdrawal 7, now Initiated',
    ],
    ['ribbon', { 'ribbons.list': listOf({ id: '7', is_active: true }) }, 'Ribbon 7, now active'],
  ])('is described as it is now: %s', async (kind, answers, words) => {
    const thing = await describerOf(kind, false)?.(network(answers).read, '7');
    expect(thing && describedText(thing)).toBe(words);
  });

  it('has the amount it is worth: of an order what is posted, of a withdrawal what is withdrawn', async () => {
    const worth = async (kind: string, answers: Readonly<Record<string, unknown>>) =>
      (await describerOf(kind, false)?.(network(answers).read, '7'))?.figure;
    const order = { id: '7', status: 'matched', poster_amount: '50', poster_currency: 'NGN' };
    expect(await worth('order', { 'orders.read': order })).toEqual({
      amount: '50',
      currency: 'NGN',
    });
    const withdrawal = { id: '7', amount: '10', currency_code: 'GBP', status: null };
    expect(await worth('withdrawal', { 'referrals.list': listOf(withdrawal) })).toEqual({
      amount: '10',
      currency: 'GBP',
    });
  });

  it('is named by a person only where that is asked for', async () => {
    const { read } = network({ 'users.read': { id: '7', full_name: 'Ada Obi' } });
    expect(describerOf('user', false)).toBeUndefined();
    expect(await describerOf('user', true)?.(read, '7')).toEqual({ name: 'Ada Obi', now: null });
    expect(['card', 'document', 'maintenance'].map((kind) => describerOf(kind, true))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is searched in the first pages alone', async () => {
    let id = 100;
    const asked: unknown[] = [];
    const read = ((endpoint: string) => {
      asked.push(endpoint);
      id += 1;
      return Promise.resolve({ rows: [{ id: String(id) }], rowCount: 500 });
    }) as Read;
    await expect(describerOf('dispute', false)?.(read, '7')).rejects.toThrow(
      'Not searched further',
    );
    expect(asked).toHaveLength(3);
  });
});
