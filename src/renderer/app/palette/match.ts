/** How well a query fits a name: by beginnings of words, by initials, by any part of it. */
import type { TextPart } from '#domain/text/matched-parts.ts';

/** How a text fits: the higher the score the better; `ranges` is what fits, in order. */
export interface Match {
  readonly score: number;
  readonly ranges: readonly TextPart[];
}

/** The text in lower case without accents. It has the same length, so that positions stay valid. */
const lowerCase = (text: string): string =>
  Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');

/** Where the words of a text begin. */
const wordStarts = (text: string): readonly number[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ index }) => index);

function commonLength(text: string, start: number, term: string): number {
  let length = 0;
  while (length < term.length && text[start + length] === term[length]) length += 1;
  return length;
}

/**
 * Fits a term to beginnings of adjacent words: 'tpt' and 'thparty' both fit 'Third Party
 * Transactions'. Long pieces are preferred.
 */
function chain(text: string, starts: readonly number[], term: string): readonly TextPart[] | null {
  if (term === '') return [];
  const [start, ...later] = starts;
  if (start === undefined) return null;
  for (let length = commonLength(text, start, term); length > 0; length -= 1) {
    const rest = chain(text, later, term.slice(length));
    if (rest) return [{ start, end: start + length }, ...rest];
  }
  return null;
}

/** Fits one term: 4 for the beginning of the text, 3 of a word, 2 for initials, 1 for any part. */
function matchTerm(text: string, term: string): Match | null {
  const starts = wordStarts(text);
  for (const [word] of starts.entries()) {
    const ranges = chain(text, starts.slice(word), term);
    if (ranges) {
      const whole = ranges.length === 1 ? 3 : 2;
      return { score: whole + (word === 0 ? 1 : 0) - word / 100, ranges };
    }
  }
  const start = term.length > 1 ? text.indexOf(term) : -1;
  return start < 0 ? null : { score: 1, ranges: [{ start, end: start + term.length }] };
}

/** Ranges in order, those that touch joined. */
function joined(ranges: readonly TextPart[]): readonly TextPart[] {
  const done: TextPart[] = [];
  for (const next of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = done.at(-1);
    if (last && next.start <= last.end) {
      done[done.length - 1] = { start: last.start, end: Math.max(last.end, next.end) };
    } else done.push(next);
  }
  return done;
}

/**
 * Fits a query to a text; null when one of its words fits nowhere. An empty query fits everything
 * equally.
 */
export function match(query: string, text: string): Match | null {
  const normalized = lowerCase(text);
  const terms = lowerCase(query.normalize('NFC')).split(/\s+/u).filter(Boolean);
  const matches = terms.map((term) => matchTerm(normalized, term));
  if (!matches.every((found) => found !== null)) return null;
  const score = matches.reduce((sum, found) => sum + found.score, 0) / (matches.length || 1);
  return { score, ranges: joined(matches.flatMap(({ ranges }) => ranges)) };
}

/**
 * Whether a query names a text: each of its words begins one of the text's, or it is the initials of all of them. What
 * only occurs somewhere in the text, such as a part of a person's name, does not. An empty query names everything.
 */
export function isNamed(query: string, text: string): boolean {
  const normalized = lowerCase(text);
  const starts = wordStarts(normalized);
  const terms = lowerCase(query.normalize('NFC')).split(/\s+/u).filter(Boolean);
  const initials = starts.map((start) => normalized[start]).join('');
  return (
    (starts.length > 1 && terms.join('') === initials) ||
    terms.every((term) => starts.some((start) => normalized.startsWith(term, start)))
  );
}

/** Those that fit, the best first; equally good ones keep their order. */
export function rank<T>(
  query: string,
  items: readonly T[],
  textOf: (item: T) => string,
): readonly T[] {
  return items
    .flatMap((item) => {
      const found = match(query, textOf(item));
      return found ? [{ item, score: found.score }] : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
