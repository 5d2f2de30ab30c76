import { describe, expect, it } from 'vitest';
import { earlierThan, oldestRequestsFirst } from './order.ts';

interface Request {
  readonly id: string;
  readonly status: string | null;
}

const request = (id: string, status: string | null = null): Request => ({ id, status });
const waits = ({ status }: Request) => status === null;
const ids = (requests: readonly Request[]) => requests.map(({ id }) => id);

describe('the order of requests', () => {
  it('is that of their numbers', () => {
    expect(ids(oldestRequestsFirst([request('10'), request('9'), request('100')]))).toEqual([
      '9',
      '10',
      '100',
    ]);
  });

  it('is that of the list where ids are no numbers', () => {
    expect(ids(oldestRequestsFirst([request('b'), request('9'), request('a')]))).toEqual([
      'b',
      '9',
      'a',
    ]);
  });
});

describe('earlier requests', () => {
  it('are those that came in before, decided or not, and never a later one', () => {
    const others = [
      request('9', 'declined'),
      request('10'),
      request('11', 'declined'),
      request('8'),
    ];
    expect(ids(earlierThan(request('10'), others, waits))).toEqual(['9', '8']);
  });

  it('are the decided ones if ids are no numbers', () => {
    const others = [request('a', 'declined'), request('b'), request('c')];
    expect(ids(earlierThan(request('b'), others, waits))).toEqual(['a']);
  });
});
