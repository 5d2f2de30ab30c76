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

/** How well a name fits: lower is better; undefined when it does not. */
function rankName(name: string, wanted: string): number | undefined {
  if (name === wanted) return 1;
  if (name.startsWith(wanted)) return 2;
  if (name.includes(` ${wanted}`)) return 3;
  return name.includes(wanted) ? 4 : undefined;
}

const BY_ANOTHER_NAME = 0.5;

function rank({ names, codes }: Findable, wanted: string): number | undefined {
  if (codes.includes(wanted)) return 0;
  let best: number | undefined;
  for (const [at, name] of names.entries()) {
    const score = rankName(name, wanted);
    const cost = score === undefined ? undefined : score + (at > 0 ? BY_ANOTHER_NAME : 0);
    if (cost !== undefined && (best === undefined || cost < best)) best = cost;
  }
  if (best !== undefined || !BEGINS_A_NUMBER.test(wanted)) return best;
  return codes.some((code) => code.startsWith(wanted)) ? 2 : undefined;
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
    const distinct = (texts: readonly string[]) => [
      ...new Set(texts.filter(Boolean).map(normalizeText)),
    ];
    return { item, words: { names: distinct(names), codes: distinct(codes) } };
  });
  return (text) => {
    const wanted = normalizeText(text.trim());
    if (wanted === '') return items;
    const ranked: { readonly item: T; readonly score: number }[] = [];
    for (const { item, words } of index) {
      const score = rank(words, wanted);
      if (score !== undefined) ranked.push({ item, score });
    }
    return ranked.sort((a, b) => a.score - b.score).map(({ item }) => item);
  };
}
