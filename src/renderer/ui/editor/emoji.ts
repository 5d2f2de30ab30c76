/** Emoji of Unicode by group, with their English names: loaded when first asked for. */
import address from 'emojibase-data/en/compact.json?url';
import { normalizeText } from '#domain/text/normalize-text.ts';
import {
  type BundledReading,
  fetchBundled,
  useBundled,
} from '#renderer/client/reference/bundled.ts';

/** One emoji, with its name and the words it is found by. */
export interface Emoji {
  readonly unicode: string;
  readonly label: string;
  readonly group?: number;
  readonly tags?: readonly string[];
}

/** The groups of Unicode, with its numbers for them. Group 2 has parts of emoji only. */
export const EMOJI_GROUPS = [
  [0, 'Smileys and emotion'],
  [1, 'People and body'],
  [3, 'Animals and nature'],
  [4, 'Food and drink'],
  [5, 'Travel and places'],
  [6, 'Activities'],
  [7, 'Objects'],
  [8, 'Symbols'],
  [9, 'Flags'],
] as const;

const GROUPS: readonly number[] = EMOJI_GROUPS.map(([group]) => group);

/** Emoji a search gives at most. */
const FOUND_AT_MOST = 120;

async function load(): Promise<readonly Emoji[]> {
  const all = await fetchBundled<readonly Emoji[]>(address);
  return all.filter(({ group }) => group !== undefined && GROUPS.includes(group));
}

/** A hook: every emoji in the order of Unicode. */
export const useEmoji = (): BundledReading<readonly Emoji[]> => useBundled('emoji', load);

/** Those of a group, or those whose name or words begin with the query. */
export function chosenEmoji(all: readonly Emoji[], group: number, typed: string): readonly Emoji[] {
  const wanted = normalizeText(typed.trim());
  if (wanted === '') return all.filter((emoji) => emoji.group === group);
  const fits = ({ label, tags = [] }: Emoji) =>
    [...normalizeText(label).split(' '), normalizeText(label), ...tags].some((word) =>
      word.startsWith(wanted),
    );
  return all.filter(fits).slice(0, FOUND_AT_MOST);
}
