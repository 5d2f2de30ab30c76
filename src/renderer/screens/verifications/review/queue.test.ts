import { describe, expect, it } from 'vitest';
import { added, at, decided, EMPTY_QUEUE, moved, overtaken, type Queue } from './queue.ts';

const items = (...all: readonly string[]) => all.map((id) => ({ id }));
const queue = (...all: readonly string[]): Queue<{ id: string }> =>
  added(EMPTY_QUEUE, items(...all));
const ids = (value: Queue<{ id: string }>) => value.items.map(({ id }) => id);

describe('a queue of requests', () => {
  it('begins with the oldest, and takes up later ones at its end', () => {
    const first = queue('12', '3', '101');
    expect(ids(first)).toEqual(['3', '12', '101']);
    expect(ids(added(first, items('7', '12')))).toEqual(['3', '12', '101', '7']);
  });

  it('keeps the order it was given where ids are no numbers', () => {
    expect(ids(queue('b', 'a'))).toEqual(['b', 'a']);
  });

  it('goes on to the next one after a decision, and counts it', () => {
    const after = decided(moved(queue('1', '2', '3'), 1), '2');
    expect(after).toMatchObject({ position: 1, done: 1 });
    expect(after.items[after.position]?.id).toBe('3');
    expect(ids(added(after, items('2')))).toEqual(['1', '3']);
  });

  it('skips, comes back, and stops at its ends', () => {
    const start = queue('1', '2');
    expect(moved(start, -1).position).toBe(0);
    const end = moved(moved(moved(start, 1), 1), 1);
    expect(end.position).toBe(2);
    expect(end.items[end.position]).toBeUndefined();
    expect(moved(end, -1).position).toBe(1);
  });

  it('drops what somebody else has decided, but never from under the eyes', () => {
    const start = moved(queue('1', '2', '3'), 1);
    expect(overtaken(start, '1')).toMatchObject({ position: 0, overtaken: false });
    const seen = overtaken(start, '2');
    expect(seen.items[seen.position]?.id).toBe('2');
    expect(seen.overtaken).toBe(true);
    const on = moved(seen, 1);
    expect(on.items[on.position]?.id).toBe('3');
    expect(on.overtaken).toBe(false);
    expect(ids(moved(seen, -1))).toEqual(['1', '3']);
    expect(moved(seen, -1).position).toBe(0);
  });

  it('opens at one of its requests, else at the first', () => {
    expect(at(queue('1', '2'), '2').position).toBe(1);
    expect(at(queue('1', '2'), '9').position).toBe(0);
  });
});
