import { describe, expect, it } from 'vitest';
import { arrived, countNew, lookedAt, nothingNew } from './arrivals.ts';

const EMPTY = nothingNew('7', 1000);

describe('what came into the queues', () => {
  it('is counted by kind, with the time of the latest', () => {
    const first = arrived(EMPTY, '7', 'card', { count: 1, at: 2000 });
    const second = arrived(first, '7', 'card', { count: 2, at: 3000 });
    const all = arrived(second, '7', 'identity', { count: 1, at: 4000 });
    expect(all.arrivals.get('card')).toEqual({ count: 3, at: 3000 });
    expect(countNew(all)).toBe(4);
    expect(all.since).toBe(1000);
  });

  it('is new no longer when its queue was looked at', () => {
    const both = arrived(arrived(EMPTY, '7', 'card', { count: 1, at: 2000 }), '7', 'address', {
      count: 1,
      at: 3000,
    });
    const left = lookedAt(both, 'card');
    expect([...left.arrivals.keys()]).toEqual(['address']);
    expect(lookedAt(left, 'card')).toBe(left);
  });

  it('is of the person signed in, never of the one before', () => {
    const old = arrived(EMPTY, '7', 'card', { count: 5, at: 2000 });
    expect(countNew(arrived(old, '8', 'card', { count: 1, at: 3000 }))).toBe(1);
  });
});
