import { describe, expect, it } from 'vitest';
import { orderRow } from '#contract/orders/orders.ts';
import { countByStatus, foundWords, totalsByCurrency } from './preview.ts';

const order = (id: number, status: string, amount: string, currency: string | null) =>
  orderRow.parse({ id, status, poster_amount: amount, poster_currency: currency });

describe('a preview of many orders', () => {
  const orders = [
    order(1, 'published', '0.10', 'NGN'),
    order(2, 'removed', '5', 'GHS'),
    order(3, 'published', '0.20', 'NGN'),
    order(4, 'matched', '7', null),
  ];

  it('counts them by the status people read, the most frequent first', () => {
    const unsaid = { ...order(5, 'x', '1', 'NGN'), status: null };
    expect(countByStatus([unsaid, ...orders])).toEqual([
      { name: 'Published', count: 2 },
      { name: 'Status not available', count: 1 },
      { name: 'Expired', count: 1 },
      { name: 'Matched', count: 1 },
    ]);
  });

  it('adds up each currency by itself, exactly', () => {
    expect(totalsByCurrency(orders)).toEqual([
      { currency: 'GHS', amount: '5', count: 1, unknown: 0 },
      { currency: 'NGN', amount: '0.3', count: 2, unknown: 0 },
    ]);
  });

  it('says how many amounts are in no sum, because they cannot be read', () => {
    expect(totalsByCurrency([...orders, order(5, 'matched', '1,5', 'NGN')]).at(-1)).toEqual({
      currency: 'NGN',
      amount: '0.3',
      count: 3,
      unknown: 1,
    });
    expect(totalsByCurrency([order(6, 'matched', '1,5', 'EUR')])).toEqual([
      { currency: 'EUR', amount: '0', count: 1, unknown: 1 },
    ]);
  });
});

describe('the preview of a bulk change', () => {
  it('is what the filters find, one order being one', () => {
    expect(foundWords({ rowCount: 1 }, true)).toBe('1 order matches the filters and the search.');
    expect(foundWords({ rowCount: 1200 }, true)).toBe(
      '1,200 orders match the filters and the search.',
    );
  });

  it('is at least what was loaded, where the server counts fewer', () => {
    const found = { rowCount: 1000, said: 0 };
    expect(foundWords(found, true)).toBe('At least 1,000 orders match the filters and the search.');
    expect(foundWords(found, false)).toMatch(/ there is: at least 1,000 orders\.$/u);
  });

  it('is every order without filters, and says so', () => {
    expect(foundWords({ rowCount: 2000 }, false)).toBe(
      'No filter and no search is set. This changes every order there is: 2,000 orders.',
    );
  });
});
