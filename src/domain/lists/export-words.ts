/** What the file of an export contains, in words, and what it is named. */
import { formatCount } from '../text/words.ts';
import { daysInWords, type InstantRange, periodName } from '../time/period.ts';

/** One thing that narrows a file: as its sentence says it, and as its name does. */
export interface ExportWord {
  readonly text: string;
  readonly name: string;
}

/** A filter that is not a period. A status says what it is by itself. */
export function filterWord(label: string, words: string): ExportWord {
  const text = label === 'Status' ? words : `${label} ${words}`;
  return { text, name: text };
}

/** A search. The name of the file leaves its text out: that may be a person's name. */
export const searchWord = (search: string): ExportWord => ({
  text: `search ‘${search}’`,
  name: 'search',
});

/** What a date is of, as a verb: 'Completed at' is 'completed'. */
export const didOf = (date: string): string => date.replace(/ at$/iu, '').toLowerCase();

interface PeriodDate {
  readonly label: string;
  /** Whether it is the one that periods apply to at first: the name says it of any other. */
  readonly isDefault: boolean;
}

/** A period and its date: 'posted 10/1/2026 to 10/31/2026 (UTC)'. @param shown writes a day as the reader chose */
export function periodWord(
  date: PeriodDate,
  range: InstantRange,
  shown: (day: string) => string,
): ExportWord {
  const did = didOf(date.label);
  return {
    text: `${did} ${daysInWords(range, shown)} (UTC)`,
    name: `${date.isDefault ? '' : 'by '}${did} ${periodName(range)}`,
  };
}

/** Whose rows a file has. Its name has the ID only. */
export const userWord = (id: string): ExportWord => ({ text: `of user ${id}`, name: `user ${id}` });

const oneOf = (things: string) => things.replace(/(?<=ch)es$|s$/u, '');

/** What a file will contain: '341 orders · Completed · posted 10/1/2026 to 10/31/2026 (UTC)'; null: unknown. */
export function exportSentence(
  things: string,
  count: number | null,
  words: readonly ExportWord[],
): string {
  const counted =
    count === null
      ? `Number of ${things} not known`
      : `${formatCount(count)} ${count === 1 ? oneOf(things) : things}`;
  const narrowed = words.length === 0 ? ['no filters'] : words.map(({ text }) => text);
  return [counted, ...narrowed].join(' · ');
}

const LONGEST_NAME = 80;
const MORE = '-and-more';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** A file's name without extension, 'transactions-completed'; beyond 80 characters words give way to 'and-more'. */
export function exportName(title: string, words: readonly ExportWord[]): string {
  let name = plain(title);
  for (const word of words) {
    const longer = `${name}-${plain(word.name)}`;
    if (longer.length > LONGEST_NAME - MORE.length) return `${name}${MORE}`;
    name = longer;
  }
  return name;
}
