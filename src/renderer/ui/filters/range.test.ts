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
    expect(filter.read('1,5..')).toBeUndefined();
  });

  it.each([
    ['0.', '0'],
    ['1000.', '1000'],
    ['.5', '0.5'],
    ['00.50', '0.50'],
    ['007', '7'],
    ['000', '0'],
    ['12.', '12'],
  ])('is a number also where %s is typed', { tags: ['1F01'] }, (typed, kept) => {
    const range = { from: typedEnd(typed), to: '50000' };
    expect(range.from).toBe(kept);
    expect(filter.read(filter.write(range) ?? '')).toEqual(range);
    expect(filter.asked(range, new Date())).toEqual({ from: kept, to: '50000' });
  });

  it.each([
    '0...500',
    '1000...50000',
    '..',
    '1',
    '1..2..3',
    'a..2',
    '9..1',
    '1..-2',
    '...',
    '1e5..',
  ])('cannot be read from %s', (text) => expect(filter.read(text)).toBeUndefined());

  it('has an open end', () => {
    expect(filter.read('..500')).toEqual({ from: '', to: '500' });
    expect(filter.read('0.5..')).toEqual({ from: '0.5', to: '' });
  });

  it('ends after it begins', () => {
    expect(filter.isComplete({ from: '200', to: '1000' })).toBe(true);
    expect(filter.isComplete({ from: '1000', to: '200' })).toBe(false);
    expect(filter.isComplete({ from: '', to: '200' })).toBe(true);
  });
});
