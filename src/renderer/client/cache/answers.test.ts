import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { endpointKey } from '../calls/endpoints.ts';
import { answersOf } from './useCached.ts';

describe('an answer in memory', () => {
  it('is found before the older ones', () => {
    const queries = new QueryClient();
    const page = (number: number) => ({ page: number, pageSize: 20 });
    const keep = (number: number, updatedAt: number) =>
      queries.setQueryData(
        endpointKey('orders.list', page(number)),
        { rows: [], rowCount: number },
        { updatedAt },
      );
    keep(1, 2000);
    keep(2, 3000);
    keep(3, 1000);
    const found = answersOf(queries.getQueryCache(), 'orders.list');
    expect(found.map(({ input, readAt }) => [input.page, readAt])).toEqual([
      [2, 3000],
      [1, 2000],
      [3, 1000],
    ]);
  });
});
