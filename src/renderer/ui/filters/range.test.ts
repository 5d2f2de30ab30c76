import { describe, expect, it } from 'vitest';
import { rangeFilter, typedEnd } from './range.tsx';

describe('a range of amounts', () => {
  const filter = rangeFilter('Sent amount');

  it('takes amounts as they are pasted, and filters by their digits', { tags: ['1F19'] }, () => {
    expect(['1,750.00', '1 750', '1750 USD', '1750'].map(typedEnd)).toEqual([
      '1750.00',
      '1750',
      '1750',
      '1750',
    ]);
    expect(filter.read('1,750.00..2 500')).toEqual({ from: '1750.00', to: '2500' });
  });

  it('keeps an invalid amount as typed, and does not filter by it', () => {
    const typed = { from: typedEnd(' 1,5 '), to: '' };
    expect(typed).toEqual({ from: '1,5', to: '' });
    expect(filter.isComplete(typed)).toBe(false);
    expect(filter.read('1,5..')).toEqual(filter.empty);
  });

  it('ends after it begins', () => {
    expect(filter.isComplete({ from: '200', to: '1000' })).toBe(true);
    expect(filter.isComplete({ from: '1000', to: '200' })).toBe(false);
    expect(filter.isComplete({ from: '', to: '200' })).toBe(true);
  });
});
