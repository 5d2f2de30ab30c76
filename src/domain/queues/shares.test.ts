import { expect, it } from 'vitest';
import { ordinal, ownerOf, ownFirst } from './shares.ts';

const IDS = Array.from({ length: 300 }, (_each, index) => String(4000 + index));

it('three desks that share 300 items open none twice while their own are left', () => {
  const opened = new Set<string>();
  const desks = [1, 2, 3].map((mine) => ({
    mine,
    left: ownFirst(IDS, { of: 3, mine }, (id) => id),
  }));
  const counts = desks.map(({ mine, left }) => left.filter((id) => ownerOf(id, 3) === mine).length);
  for (const [at, { left }] of desks.entries()) {
    for (const id of left.slice(0, counts[at])) {
      expect(opened.has(id), id).toBe(false);
      opened.add(id);
    }
  }
  expect(opened.size).toBe(300);
  // No desk has much more than its part.
  for (const count of counts) expect(Math.abs(count - 100)).toBeLessThan(25);
});

it('is the same on every computer and in every version', () => {
  expect(['1', '2', '1043', 'a-b'].map((id) => ownerOf(id, 3))).toEqual([2, 3, 1, 1]);
  expect([1, 2, 3, 4, 9].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '9th']);
});

it('leaves a queue that is not shared in its order', () => {
  expect(ownFirst(['b', 'a'], null, (id) => id)).toEqual(['b', 'a']);
});
