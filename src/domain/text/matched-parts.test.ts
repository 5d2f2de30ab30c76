import { expect, it } from 'vitest';
import { matchedParts } from './matched-parts.ts';

const partsOf = (text: string, searched: string) =>
  matchedParts(text, searched).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Adaeze Bello', 'bello', ['Bello']],
  ['Adébáyọ̀ Ọlá', 'adebayo', ['Adébáyọ̀']],
  ['Łódź Groß', 'gross', ['Groß']],
  ['Bello Adaeze', 'adaeze bello', ['Bello', 'Adaeze']],
  ['Anna Bello', 'anna an', ['Anna']],
  ['Adaeze Obi', 'bello', []],
  ['Adaeze Bello', 'bello okafor', []],
  ['Adaeze Bello', '  ', []],
])('of %s the search %s finds %j', (text, searched, parts) => {
  expect(partsOf(text, searched)).toEqual(parts);
});
