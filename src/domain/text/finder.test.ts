import { describe, expect, it } from 'vitest';
import { createFinder } from './finder.ts';
import { containing, normalizeText } from './normalize-text.ts';

const ALL = [
  { names: ['Far away', 'Upper hand'], codes: [] },
  { names: ['Enigeria'], codes: ['ENI'] },
  { names: ['Upper Niger'], codes: [] },
  { names: ['Nigeria'], codes: ['NG', '+234', '234'] },
  { names: ['Niger', 'Nijar', 'Upper Nigeria'], codes: ['NE', '+227', '227'] },
  { names: ['Łódź–Ærø', ''], codes: ['', 'X12', '1'] },
  { names: [], codes: ['ZZ'] },
];
const find = createFinder(ALL, (item) => item);
const first = (text: string) => find(text).map(({ names }) => names[0]);

describe('finding by names and codes', () => {
  it('finds everything for an empty text, in its order, and nothing for what is not there', () => {
    expect(find('  ')).toBe(ALL);
    expect(find('atlantis')).toEqual([]);
  });

  it('goes from the whole name to its beginning, the beginning of a word, any part', () => {
    expect(first('niger')).toEqual(['Niger', 'Nigeria', 'Upper Niger', 'Enigeria']);
  });

  it.each([
    ['a code before any name', 'ne', 'Niger'],
    ['another name', 'nijar', 'Niger'],
    ['a number by its beginning', '+23', 'Nigeria'],
    ['a number by its beginning, without plus', '22', 'Niger'],
    ['letters, dashes and accents as a plain keyboard has them', 'lodz-aero', 'Łódź–Ærø'],
  ])('finds %s', (_what, text, name) => {
    expect(first(text)[0]).toBe(name);
  });

  it('puts the usual name before others', () => {
    expect(first('upper')).toEqual(['Upper Niger', 'Far away', 'Niger']);
  });

  it('finds a code of letters as a whole only', () => {
    expect(first('en')).toEqual(['Enigeria']);
    expect(first('eni')).toEqual(['Enigeria']);
    expect(first('x1')).toEqual([]);
  });
});

describe('one spelling', () => {
  it.each([
    ['ISPARTA ısparta', 'isparta isparta'],
    ['Łódź Ærø Œuvre', 'lodz aero oeuvre'],
    ['Đorđe Ðrifa Ħal Əli', 'dorde drifa hal ali'],
    ['Þór Groß GROẞ', 'thor gross gross'],
    ['‘a’ ʻa ʼa a–b', "'a' 'a 'a a-b"],
    ['Παπαδόπουλος ΠΑΠΑΔΟΠΟΥΛΟΣ', 'παπαδοπουλοσ παπαδοπουλοσ'],
    ['Stryker’s', "stryker's"],
  ])('of %j is %j', (text, plain) => {
    expect(normalizeText(text)).toBe(plain);
  });

  it('is that of rows and of what is typed to find them', () => {
    const rows = ['Adébáyọ̀ Ọlá', 'Łódź', 'Lagos'];
    const found = [' LODZ ', 'o ola', 'atlantis', ''].map((typed) =>
      containing(rows, typed, (row) => row),
    );
    expect(found).toEqual([['Łódź'], ['Adébáyọ̀ Ọlá'], [], rows]);
  });
});
