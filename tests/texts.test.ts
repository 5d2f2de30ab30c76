/** The specification's texts stand in the page's code letter for letter (FACTS.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inProject } from '#cli/setup/paths.mjs';

const FACTS = readFileSync(inProject('tests/FACTS.md'), 'utf8');

/** Texts of ours that differ from one of the specification in their case alone, and what they name. */
const OURS = new Map([
  ['Exchange rate limit', 'one limit; the specification names the screen'],
  ['Hybrid order options', 'the options; the specification names the screen'],
  ['Try again', 'a button of ours; the specification names a link after a reset of the password'],
  ['Last signed in', 'a field of a user; the specification names an order of the list'],
]);

/** What the facts quote, by its lower case. An apostrophe inside a word is no quotation mark. */
const QUOTED = new Set(
  FACTS.split('\n').flatMap((fact) =>
    [...fact.matchAll(/(?<=[\s(,/"])'([^']{2,}?)'(?![a-z])/gu)].map(([, text = '']) =>
      text.toLowerCase(),
    ),
  ),
);

const isQuoted = (text: string) => QUOTED.has(text.toLowerCase());
/** Whether the specification writes it so somewhere, also without quotation marks. */
const isWrittenSo = (text: string) => FACTS.includes(text) || OURS.has(text);

/** Strings, and the text between the tags of JSX. */
const TEXTS = /'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|>\s*([A-Z][^<>{}]*?)\s*</gu;

const textsIn = (source: string): readonly string[] =>
  [...source.matchAll(TEXTS)].map(([, single, double, tag]) => single ?? double ?? tag ?? '');

const sourcesIn = (folder: string) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$/u.test(name))
    .map((name) => join(folder, name));

const sources = ['src/renderer', 'src/domain'].flatMap(sourcesIn);

it('are written as there, in the same case', () => {
  const wrong = sources.flatMap((file) =>
    textsIn(readFileSync(inProject(file), 'utf8'))
      .filter((text) => /[A-Z]/u.test(text) && isQuoted(text) && !isWrittenSo(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

it('are told from those that are not', () => {
  expect(textsIn(`<Label size="small">\n  Order by\n</Label>`)).toContain('Order by');
  expect(isQuoted('Order by') && !isWrittenSo('Order by')).toBe(true);
  expect(isQuoted('Order By') && isWrittenSo('Order By')).toBe(true);
});

it('have times and dates from one place, in its forms', () => {
  const formatting = [...sources, ...sourcesIn('src/main')].filter(
    (file) =>
      file !== 'src/domain/time/format.ts' &&
      /toLocale(?:Date|Time)?String\(|Intl\.DateTimeFormat\((?!\)\.resolved)/u.test(
        readFileSync(inProject(file), 'utf8'),
      ),
  );
  expect(formatting).toEqual([]);
});
