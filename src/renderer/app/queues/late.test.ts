import { expect, it } from 'vitest';
import { lookAtLate, readKnownLate } from './late.ts';

it('what becomes late is told of once, and nothing that was late at the first look', () => {
  const told: (readonly string[])[] = [];
  let known: readonly string[] | undefined;
  for (const late of [['1'], ['1', '2'], ['1', '2'], [], ['2', '3']]) {
    const look = lookAtLate(known, late);
    ({ known } = look);
    told.push(look.newly);
  }
  // Also after it has left the queue for a while.
  expect(told).toEqual([[], ['2'], [], [], ['3']]);
});

it('what was known is read again after a reload, and anything else is nothing', () => {
  expect(readKnownLate({ disputes: ['1'], other: ['2'], 'failed-refunds': 'x' })).toEqual({
    disputes: ['1'],
  });
  expect(readKnownLate(undefined)).toEqual({});
});

it('remembers no more than a thousand items of a queue, those that are late now among them', () => {
  const known = Array.from({ length: 1000 }, (_each, index) => `old ${index}`);
  const look = lookAtLate(known, ['old 0', 'new']);
  expect(look.known).toHaveLength(1000);
  expect(look.known.slice(-2)).toEqual(['old 0', 'new']);
});
