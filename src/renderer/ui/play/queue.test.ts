import { describe, expect, it } from 'vitest';
import { lineUp, oldestFirst } from './queue.ts';

interface Item {
  readonly id: string;
  readonly at: string | null;
}
const item = (id: string, at: string | null): Item => ({ id, at });
const ITEMS = [
  item('c', '2026-11-20T12:00:00Z'),
  item('nobody knows', null),
  item('a', '2026-11-18T12:00:00Z'),
  item('b', '2026-11-19T12:00:00Z'),
];
const QUEUE = { itemId: ({ id }: Item) => id, since: ({ at }: Item) => at };
const NOTHING = { skipped: [], decided: new Set<string>(), front: null };

describe('a queue in play', () => {
  it('starts with the oldest; what has no age comes last', () => {
    expect(oldestFirst(ITEMS, QUEUE.since).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
      'nobody knows',
    ]);
    const { next, left } = lineUp(QUEUE, ITEMS, NOTHING);
    expect([next?.id, left]).toEqual(['a', 4]);
  });

  it('passes over what was skipped or decided', () => {
    const state = { skipped: ['a'], decided: new Set(['b']), front: null };
    const { next, left } = lineUp(QUEUE, ITEMS, state);
    expect([next?.id, left]).toEqual(['c', 2]);
  });

  it('brings back what was skipped and still waits, and nothing else', () => {
    const skipped = ['b', 'gone', 'a', 'c'];
    const state = { skipped, decided: new Set(['a']), front: null };
    expect(lineUp(QUEUE, ITEMS, state).putOff).toEqual(['b', 'c']);
  });

  it('counts what the person looks at although they skipped it before', () => {
    const state = { ...NOTHING, skipped: ['b', 'c'], front: 'b' };
    const { next, left, putOff } = lineUp(QUEUE, ITEMS, state);
    expect([next?.id, left, putOff]).toEqual(['a', 3, ['c']]);
  });

  it('goes on with the oldest, also when that came in last', () => {
    const more = [...ITEMS, item('older', '2026-11-01T00:00:00Z')];
    expect(lineUp(QUEUE, more, { ...NOTHING, front: 'b' }).next?.id).toBe('older');
  });

  it('does not count what the person looks at once it no longer waits', () => {
    const { next, left } = lineUp(QUEUE, ITEMS, { ...NOTHING, front: 'decided elsewhere' });
    expect([next?.id, left]).toEqual(['a', 4]);
    expect(lineUp(QUEUE, [], { ...NOTHING, front: 'decided elsewhere' }).left).toBe(0);
  });
});
