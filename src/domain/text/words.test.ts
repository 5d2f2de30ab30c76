import { describe, expect, it } from 'vitest';
import { counted, firstOf, resultOf, wordsOf } from './words.ts';

it.each([
  ['charge_failed', 'Charge failed'],
  ['transacted_and_matched', 'Transacted and matched'],
  ['ok', 'Ok'],
  ['', ''],
])('%s reads %s in words', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});

it('a result names its owner, if known', () => {
  expect(resultOf('Card declined', 'Ada Obi')).toBe('Card declined · Ada Obi');
  expect(resultOf('Card declined', null)).toBe('Card declined');
});

describe('a number of things', () => {
  it.each([
    [0, '0 orders'],
    [1, '1 order'],
    [2, '2 orders'],
    [5000, '5,000 orders'],
    [999_999, '999,999 orders'],
    [1_234_567, '1,234,567 orders'],
  ])('%i is %j', (count, words) => {
    expect(counted(count, 'order')).toBe(words);
  });
});

it.each([
  [1, 'Match and 2 more'],
  [2, 'Match, Fee and 1 more'],
  [3, 'Match, Fee, Rate'],
])('of three texts a line of %i names %j', (most, text) => {
  expect(firstOf(['Match', 'Fee', 'Rate'], most)).toBe(text);
});
