/** What is in the palette: a combobox over its entries (WAI-ARIA, combobox with a listbox). */
import { type ChangeEvent, type KeyboardEvent, Suspense, useId, useState } from 'react';
import { ProgressLine } from '#renderer/ui/feedback/ProgressLine.tsx';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { useOffered } from './acts/sections.ts';
import { useTypedAct } from './acts/useTypedAct.ts';
import type { PaletteEntry, PaletteSection } from './entry.ts';
import { isNamed } from './match.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteList } from './PaletteList.tsx';
import styles from './palette.module.css';
import { typedPlace } from './places.ts';
import { localSections } from './sections.ts';
import { useActions } from './useActions.ts';
import { useFound } from './useFound.ts';
import { useHelp } from './useHelp.ts';
import { useRecentEntries } from './useRecentEntries.ts';
import { usePlaceEntry, useScreens } from './useScreens.ts';

/** Loaded with the first order that is chosen. The palette does without it if it cannot be loaded. */
const OrderPreview = lazyContent(
  async () => (await import('./OrderPreview.tsx')).OrderPreview,
  () => null,
);

/**
 * All choices for the typed text, and the key of the first that the text itself names; `isSearching`
 * while more may follow.
 */
function useSections(query: string) {
  const placeEntry = usePlaceEntry();
  const [recent, remember] = useRecentEntries();
  const sources = localSections(query, {
    thing: useOffered(query),
    screens: useScreens(),
    actions: useActions(),
    recent,
    orderEntry: (order) => placeEntry({ path: `/transactions/${order}`, order, side: null }),
  });
  const help = useHelp(query);
  const found = useFound(query);
  const typed = useTypedAct(query);
  const place = typedPlace(query);
  const named: PaletteSection[] = place ? [{ name: 'Go to', entries: [placeEntry(place)] }] : [];
  const immediate = [...typed, ...named, ...sources];
  return {
    sections: [...immediate, ...help, ...found.sections],
    // Later answers are not selected: Enter just after the last letter must not open one of them.
    first: keysOf(immediate).find(
      ({ entry }) => place || typed.length > 0 || isNamed(query, entry.label),
    )?.key,
    isSearching: found.isSearching,
    remember,
  };
}

/** The entries of all sections with their keys. The key names the section: an order may be in two. */
const keysOf = (sections: readonly PaletteSection[]) =>
  sections.flatMap(({ name, entries }) =>
    entries.map((entry) => ({ key: `${name} ${entry.id}`, entry })),
  );

/** Where a key moves the selection; undefined for keys that do not. */
function moved(event: KeyboardEvent, active: number, count: number): number | undefined {
  const last = count - 1;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (event.key === 'ArrowDown') return active >= last ? 0 : active + 1;
  if (event.key === 'ArrowUp') return active <= 0 ? last : active - 1;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? last : undefined;
}

/** What a key does besides; the page behind the palette is not to be walked through by Tab. */
function commandOf(event: KeyboardEvent): 'run' | 'close' | 'stay' | undefined {
  if (event.key === 'Tab') return 'stay';
  if (event.key === 'Enter') return 'run';
  const held = event.ctrlKey || event.metaKey;
  return held && event.key.toLowerCase() === 'k' ? 'close' : undefined;
}

/** The palette's field, its entries, and what was found. */
export function PaletteSearch({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string>();
  const listId = useId();
  const { sections, first, isSearching, remember } = useSections(query);
  const entries = keysOf(sections);
  const active = entries.findIndex(({ key }) => key === (chosen ?? first));
  const activeEntry = entries[active]?.entry;
  const choose = (index: number) => setChosen(entries[index]?.key);
  const optionId = (index: number) => `${listId}-${index}`;

  const run = (entry: PaletteEntry | undefined) => {
    if (!entry || entry.why !== undefined) return;
    if (!entry.staysOpen) {
      onClose();
      remember(entry.id);
    }
    entry.run();
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setQuery(target.value);
    setChosen(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event);
    const next = moved(event, active, entries.length);
    if (command === undefined && next === undefined) return;
    event.preventDefault();
    if (command === 'run') run(activeEntry);
    if (command === 'close') onClose();
    if (next !== undefined) choose(next);
  };

  return (
    <div className={styles.search}>
      <input
        className={styles.input}
        type="text"
        role="combobox"
        aria-label="Find anything"
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        {...(entries.length > 0 && { 'aria-controls': listId })}
        {...(activeEntry && { 'aria-activedescendant': optionId(active) })}
        autoComplete="off"
        spellCheck={false}
        placeholder="Search screens, actions, orders or users"
        value={query}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
      <ProgressLine active={isSearching} />
      {entries.length > 0 && (
        <PaletteList
          id={listId}
          sections={sections}
          query={query}
          active={active}
          optionId={optionId}
          onPoint={choose}
          onRun={run}
        />
      )}
      {activeEntry?.order && (
        <Suspense>
          <OrderPreview order={activeEntry.order} query={query} />
        </Suspense>
      )}
      <PaletteFoot
        query={query}
        count={entries.length}
        isSearching={isSearching}
        chosen={activeEntry}
      />
    </div>
  );
}
