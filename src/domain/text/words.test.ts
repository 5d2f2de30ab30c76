import { expect, it } from 'vitest';
import { wordsOf } from './words.ts';

it.each([
  ['charge_failed', 'Charge failed'],
  ['transacted_and_matched', 'Transacted and matched'],
  ['ok', 'Ok'],
  ['', ''],
])('%s reads %s in words', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});
