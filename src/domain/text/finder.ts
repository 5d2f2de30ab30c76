/** Finding things by what they are called and coded, best first. */
import { normalizeText } from './normalize-text.ts';

/** What a thing is found by, in any spelling. */
export interface Findable {
  /** The first is the main name: of two things that match equally well, it ranks its thing first. */
  readonly names: readonly string[];
  /** These match only as a whole. Those of digits, such as phone codes, also match by their beginning. */
  readonly codes: readonly string[];
}

const BEGINS_A_NUMBER = /^\+?\d/u;

const NO_MATCH = Number.POSITIVE_INFINITY;

/** How well a name fits: lower is better. */
function rankName(name: string, wanted: string): number {
  if (name === wanted) return 1;
  if (name.startsWith(wanted)) return 2;
  if (name.includes(` ${wanted}`)) return 3;
  return name.includes(wanted) ? 4 : NO_MATCH;
}

const BY_ANOTHER_NAME = 0.5;

function rank({ names, codes }: Findable, wanted: string): number {
  if (codes.includes(wanted)) return 0;
  const costs = names.map((name, at) => rankName(name, wanted) + (at > 0 ? BY_ANOTHER_NAME : 0));
  const isPartOfCode =
    BEGINS_A_NUMBER.test(wanted) && codes.some((code) => code.startsWith(wanted));
  return Math.min(...costs, isPartOfCode ? 2 : NO_MATCH);
}

/**
 * Prepares a search over `items` that ignores case and accents. The order is: a code, the whole
 * name, its beginning, the beginning of one of its words, then any part of it. Equal matches keep
 * their order. The returned function finds everything for an empty text.
 */
export function createFinder<T>(
  items: readonly T[],
  describe: (item: T) => Findable,
): (text: string) => readonly T[] {
  const index = items.map((item) => {
    const { names, codes } = describe(item);
    const distinct = (texts: readonly string[]) => [...new Set(texts.map(normalizeText))];
    return { item, words: { names: distinct(names), codes: distinct(codes) } };
  });
  return (text) => {
    const wanted = normalizeText(text.trim());
    if (wanted === '') return items;
    return index
      .map(({ item, words }) => ({ item, score: rank(words, wanted) }))
      .filter(({ score }) => score < NO_MATCH)
      .toSorted((a, b) => a.score - b.score)
      .map(({ item }) => item);
  };
}
