import { describe, expect, it } from 'vitest';
import { createFinder } from './finder.ts';

const find = createFinder(
  [
    { names: ['Far away', 'Upper hand'], codes: [] },
    { names: ['Upper Niger'], codes: [] },
    { names: ['Nigeria'], codes: ['NG', '+234'] },
    { names: ['Niger', 'Nijar'], codes: ['NE', '+227'] },
    { names: ['Enigeria'], codes: ['ENI'] },
    { names: ['Łódź–Ærø', ''], codes: ['', '1'] },
  ],
  (item) => item,
);
const first = (text: string) => find(text).map(({ names }) => names[0]);

describe('finding by names and codes', () => {
  it.each([
    ['everything for an empty text, in its order', '  ', 6],
    ['nothing for what is not there', 'atlantis', 0],
  ])('finds %s', (_what, text, count) => {
    expect(find(text)).toHaveLength(count);
  });

  it('goes from the whole name to its beginning, the beginning of a word, any part', () => {
    expect(first('niger')).toEqual(['Niger', 'Nigeria', 'Upper Niger', 'Enigeria']);
  });

  it.each([
    ['a code before any name', 'ne', 'Niger'],
    ['another name', 'nijar', 'Niger'],
    ['a number by its beginning', '+23', 'Nigeria'],
    ['letters, dashes and accents as a plain keyboard has them', 'lodz-aero', 'Łódź–Ærø'],
  ])('finds %s', (_what, text, name) => {
    expect(first(text)[0]).toBe(name);
  });

  it('puts the usual name before others', () => {
    expect(first('upper')).toEqual(['Upper Niger', 'Far away']);
  });

  it('finds a code of letters as a whole only', () => {
    expect(first('en')).toEqual(['Enigeria']);
    expect(first('eni')).toEqual(['Enigeria']);
    expect(first('n')).not.toContain('');
  });
});
