import { expect, it } from 'vitest';
import { hasErrors, verdict } from './validation.ts';

it.each([
  [true, 'Yes', 'success'],
  [false, 'No', 'danger'],
  [null, 'Unknown', 'neutral'],
])('an answer of %s reads %s', { tags: ['1O22'] }, (value, text, tone) => {
  expect(verdict(value)).toEqual({ text, tone });
});

it.each([
  [{ errors: ['no such account'] }, true],
  [{ errors: null }, false],
  [{ checked: true }, false],
  ['errors', false],
  [null, false],
])('whether %j contains errors: %s', { tags: ['1O22'] }, (data, has) => {
  expect(hasErrors(data)).toBe(has);
});
