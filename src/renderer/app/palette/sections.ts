/** The sections of the palette for the typed text, before the server is searched. */
import { ArrowSwapRegular } from '@fluentui/react-icons';
import type { PaletteEntry, PaletteSection } from './entry.ts';
import { rank } from './match.ts';

/** The entries that need no search. */
export interface PaletteSources {
  /** What the thing in focus offers, under its name. */
  readonly thing: readonly PaletteSection[];
  readonly screens: readonly PaletteEntry[];
  readonly actions: readonly PaletteEntry[];
  /** The ids of entries used recently, the latest first. */
  readonly recent: readonly string[];
  /** The entry of an order used recently. */
  orderEntry(id: string): PaletteEntry;
}

const ORDER = 'order:';

function recentEntries({
  screens,
  actions,
  recent,
  orderEntry,
}: PaletteSources): readonly PaletteEntry[] {
  return recent.flatMap((id) => {
    if (id.startsWith(ORDER)) {
      const order = id.slice(ORDER.length);
      return [{ ...orderEntry(order), label: `Order ${order}`, icon: ArrowSwapRegular }];
    }
    return [...screens, ...actions].filter((entry) => entry.id === id);
  });
}

const matching = (query: string, entries: readonly PaletteEntry[]) =>
  rank(query, entries, ({ label }) => label);

/**
 * The sections of these entries: for an empty query the recent ones and then all others, else the
 * matching ones, best first.
 */
export function localSections(query: string, sources: PaletteSources): readonly PaletteSection[] {
  const recent = query.trim() === '' ? recentEntries(sources) : [];
  const others = (entries: readonly PaletteEntry[]) =>
    entries.filter(({ id }) => !recent.some((entry) => entry.id === id));
  return [
    ...sources.thing,
    { name: 'Recent', entries: recent },
    { name: 'Screens', entries: others(matching(query, sources.screens)) },
    { name: 'Actions', entries: others(matching(query, sources.actions)) },
  ].filter(({ entries }) => entries.length > 0);
}
