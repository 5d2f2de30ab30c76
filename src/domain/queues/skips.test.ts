import { expect, it } from 'vitest';
import { progressOf, skipText } from './skips.ts';

it('why an item was skipped is its reason and the line beside it', () => {
  const reasons = ['user', 'bank', 'opinion', 'not-mine', null] as const;
  expect(reasons.map((reason) => skipText({ reason, note: '' }))).toEqual([
    'Waiting for the user',
    'Waiting for the bank',
    'Second opinion',
    'Not mine',
    'No reason',
  ]);
  expect(skipText({ reason: 'opinion', note: 'asked Ada' })).toBe('Second opinion: asked Ada');
});

it('a review begins without progress, and goes on from what was kept', () => {
  const none = { done: 0, skipped: [], seen: [], share: null };
  expect(progressOf(undefined)).toEqual(none);
  expect(progressOf({ done: 2, seen: ['7'] })).toEqual({ ...none, done: 2, seen: ['7'] });
});
