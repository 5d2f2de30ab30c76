import { describe, expect, it } from 'vitest';
import { place } from '../wire/endpoint.ts';
import { referralEndpoints, referralTransaction } from './referrals.ts';

describe('a referral transaction', () => {
  it.each([
    ['withdrawal', 'withdraw'],
    ['withdraw', 'withdraw'],
    ['credit', 'credit'],
    ['other', 'other'],
  ])('of type %s is read as %s, and keeps its other fields', (sent, type) => {
    const row = { id: 7, type: sent, amount: 12.5, currency_code: 'USD' };
    expect(referralTransaction.parse(row)).toMatchObject({
      id: '7',
      type,
      amount: '12.5',
      currency_code: 'USD',
    });
  });

  it('is not read from what is no record', () => {
    expect(referralTransaction.safeParse('odd').success).toBe(false);
  });
});

describe('the days of the query', () => {
  const asked = (...days: readonly unknown[]) =>
    place(referralEndpoints['referrals.list'], { page: 1, pageSize: 10, created_at: days }).query;

  it('are a first and a last one', { tags: ['2R14'] }, () => {
    expect(asked('2026-11-20', '2026-11-27')).toMatchObject({
      created_at: ['2026-11-20', '2026-11-27'],
    });
    expect(() => asked('2026-11-20')).toThrow();
  });

  it.each([
    '2026-11-20T10:00:00Z',
    'on 2026-11-20',
    '6-11-20',
    '2026-1-20',
    '2026-11-2',
    'yyyy-mm-dd',
  ])('are days and nothing else: %s', (day) => {
    expect(() => asked(day, '2026-11-27')).toThrow('expected YYYY-MM-DD');
  });
});
