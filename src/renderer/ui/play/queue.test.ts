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
const NOTHING = { skipped: [], decided: new Set<string>(), current: null };

describe('a queue in play', () => {
  it('starts with the oldest; what has no age comes last', () => {
    expect(oldestFirst(ITEMS, QUEUE.since).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
      'nobody knows',
    ]);
    const { item: first, next, left } = lineUp(QUEUE, ITEMS, NOTHING);
    expect([first?.id, next?.id, left]).toEqual(['a', 'b', 4]);
  });

  it('passes over what was skipped or decided', () => {
    const state = { skipped: ['a'], decided: new Set(['b']), current: null };
    const { item: first, next, left } = lineUp(QUEUE, ITEMS, state);
    expect([first?.id, next?.id, left]).toEqual(['c', 'nobody knows', 2]);
  });

  it('brings back what was skipped and still waits, and nothing else', () => {
    const skipped = ['b', 'gone', 'a', 'c'];
    const state = { skipped, decided: new Set(['a']), current: null };
    expect(lineUp(QUEUE, ITEMS, state).putOff).toEqual(['b', 'c']);
  });

  it('shows what the person asks for by name although they skipped it before', () => {
    const state = { ...NOTHING, skipped: ['b', 'c'], current: 'b' };
    const { item: first, left, putOff } = lineUp(QUEUE, ITEMS, state);
    expect([first?.id, left, putOff]).toEqual(['b', 3, ['c']]);
  });

  it('keeps what the person looks at when an older one comes in', () => {
    const more = [item('older', '2026-11-01T00:00:00Z'), ...ITEMS];
    const { item: first, next } = lineUp(QUEUE, more, { ...NOTHING, current: 'b' });
    expect([first?.id, next?.id]).toEqual(['b', 'older']);
  });

  it('goes on with the oldest when what the person looked at is gone', () => {
    expect(lineUp(QUEUE, ITEMS, { ...NOTHING, current: 'gone' }).item?.id).toBe('a');
    expect(lineUp(QUEUE, [], { ...NOTHING, current: 'gone' }).item).toBeUndefined();
  });
});
