/** What the palette shows for what was typed, before anything is searched. */
import { ArrowSwapRegular } from '@fluentui/react-icons';
import type { PaletteEntry, PaletteSection } from './entry.ts';
import { rank } from './match.ts';

/** Everything the palette has at hand. */
export interface AtHand {
  readonly screens: readonly PaletteEntry[];
  readonly actions: readonly PaletteEntry[];
  /** The ids of entries used recently, the latest first. */
  readonly recent: readonly string[];
  /** The entry of an order used recently. */
  orderEntry(id: string): PaletteEntry;
}

const ORDER = 'order:';

function recentEntries({ screens, actions, recent, orderEntry }: AtHand): readonly PaletteEntry[] {
  return recent.flatMap((id) => {
    if (id.startsWith(ORDER)) {
      const order = id.slice(ORDER.length);
      return [{ ...orderEntry(order), label: `Order ${order}`, icon: ArrowSwapRegular }];
    }
    return [...screens, ...actions].filter((entry) => entry.id === id);
  });
}

const matching = (query: string, entries: readonly PaletteEntry[]) =>
  rank(query, entries, ({ label }) => label).map(({ item }) => item);

/**
 * The sections of what is at hand: for an empty query what was used recently and then all the rest,
 * else what fits it, the best first.
 */
export function sectionsAtHand(query: string, atHand: AtHand): readonly PaletteSection[] {
  const recent = query.trim() === '' ? recentEntries(atHand) : [];
  const others = (entries: readonly PaletteEntry[]) =>
    entries.filter(({ id }) => !recent.some((entry) => entry.id === id));
  return [
    { name: 'Recent', entries: recent },
    { name: 'Screens', entries: others(matching(query, atHand.screens)) },
    { name: 'Actions', entries: others(matching(query, atHand.actions)) },
  ].filter(({ entries }) => entries.length > 0);
}
