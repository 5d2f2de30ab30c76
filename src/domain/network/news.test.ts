import { describe, expect, it } from 'vitest';
import { arrived, countNew, markSeen, nothingNew } from './news.ts';

const EMPTY = nothingNew(1000);

describe('what came into the queues', () => {
  it('is counted by kind, with the time of the latest', () => {
    const first = arrived(EMPTY, 'card', { count: 1, at: 2000 });
    const second = arrived(first, 'card', { count: 2, at: 3000 });
    const all = arrived(second, 'identity', { count: 1, at: 4000 });
    expect(all.arrivals.card).toEqual({ count: 3, at: 3000 });
    expect(countNew(all)).toBe(4);
    expect(all.since).toBe(1000);
  });

  it('is new no longer when its queue was looked at', () => {
    const both = arrived(arrived(EMPTY, 'card', { count: 1, at: 2000 }), 'address', {
      count: 1,
      at: 3000,
    });
    const left = markSeen(both, 'card');
    expect(Object.keys(left.arrivals)).toEqual(['address']);
    expect(markSeen(left, 'card')).toBe(left);
  });
});
