/** Where a text has what was searched for, compared as searches compare texts. */
import { normalizeText } from './normalize-text.ts';

/** A part of a text: from `start` up to `end`, in UTF-16 units. */
export interface TextPart {
  readonly start: number;
  readonly end: number;
}

/** The normalized text, and of each of its units the letter of the text that it came from. */
function normalized(text: string) {
  const letters: TextPart[] = [];
  let plain = '';
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    const letter = { start: index, end: index + segment.length };
    const units = normalizeText(segment);
    plain += units;
    letters.push(...Array.from({ length: units.length }, () => letter));
  }
  return { plain, letters };
}

/** In the order of the text, without those that begin inside another. */
const inOrder = (parts: readonly TextPart[]): readonly TextPart[] =>
  parts
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start }, at, all) => all.slice(0, at).every(({ end }) => end <= start));

/** The parts of a text that a search fits: the whole search, else each of its words; none where one is missing. */
export function matchedParts(text: string, searched: string): readonly TextPart[] {
  const wanted = normalizeText(searched.trim());
  if (wanted === '') return [];
  const { plain, letters } = normalized(text);
  const partOf = (term: string): TextPart | null => {
    const at = plain.indexOf(term);
    const first = letters[at];
    const last = letters[at + term.length - 1];
    return first && last ? { start: first.start, end: last.end } : null;
  };
  const whole = partOf(wanted);
  if (whole) return [whole];
  const parts = wanted.split(/\s+/u).map(partOf);
  return parts.every((part) => part !== null) ? inOrder(parts) : [];
}
