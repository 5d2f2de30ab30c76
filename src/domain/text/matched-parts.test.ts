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
  ['Anna Bello', 'an anna', ['Anna']],
  ['AdaObi', 'obi ada', ['Ada', 'Obi']],
  ['Adaeze Bello Obi', 'adaeze bello', ['Adaeze Bello']],
  ['Bello Adaeze', 'adaeze \t bello', ['Bello', 'Adaeze']],
  ['Adaeze Bello', ' bello ', ['Bello']],
  ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'ΠΑΠΑΔΟΠΟΥΛΟΣ', ['ΠΑΠΑΔΟΠΟΥΛΟΣ']],
  ['Adaeze Obi', 'bello', []],
  ['Adaeze Bello', 'bello okafor', []],
  ['Adaeze Bello', '  ', []],
])('of %s the search %s finds %j', (text, searched, parts) => {
  expect(partsOf(text, searched)).toEqual(parts);
});
