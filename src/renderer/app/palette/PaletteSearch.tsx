/** What is in the palette: a combobox over its entries (WAI-ARIA, combobox with a listbox). */
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { ProgressLine } from '#renderer/ui/feedback/ProgressLine.tsx';
import type { PaletteEntry, PaletteSection } from './entry.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteList } from './PaletteList.tsx';
import styles from './palette.module.css';
import { placeOf } from './places.ts';
import { localSections } from './sections.ts';
import { useActions } from './useActions.ts';
import { ORDERS, useFound } from './useFound.ts';
import { useHelp } from './useHelp.ts';
import { useRecent } from './useRecent.ts';
import { usePlaceEntry, useScreens } from './useScreens.ts';

/** All choices for the typed text; `isSearching` while more may follow. */
function useSections(query: string) {
  const placeEntry = usePlaceEntry();
  const [recent, remember] = useRecent();
  const sources = localSections(query, {
    screens: useScreens(),
    actions: useActions(),
    recent,
    orderEntry: (order) => placeEntry({ path: `/transactions/${order}`, order }),
  });
  const help = useHelp(query);
  const found = useFound(query);
  const place = placeOf(query);
  const named: PaletteSection[] = place ? [{ name: 'Go to', entries: [placeEntry(place)] }] : [];
  const orders = found.sections.filter(({ name }) => name === ORDERS);
  const others = found.sections.filter(({ name }) => name !== ORDERS);
  // Where the network knows no order of that id, those it does know are meant.
  const typedOrder = place?.order ?? null;
  const isUnknown = typedOrder !== null && found.orders?.includes(typedOrder) === false;
  const sections =
    isUnknown && found.orders?.length
      ? [...orders, ...named, ...sources, ...help, ...others]
      : [...named, ...sources, ...help, ...found.sections];
  return { sections, isSearching: found.isSearching, remember };
}

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
  if (event.key === 'Enter') return event.nativeEvent.isComposing ? undefined : 'run';
  const held = event.ctrlKey || event.metaKey;
  return held && event.key.toLowerCase() === 'k' ? 'close' : undefined;
}

/** The palette's field, its entries, and what was found. */
export function PaletteSearch({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const { sections, isSearching, remember } = useSections(query);
  const entries = sections.flatMap((section) => section.entries);
  const active = Math.min(chosen, entries.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    if (!entry.staysOpen) {
      onClose();
      remember(entry.id);
    }
    entry.run();
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setQuery(target.value);
    setChosen(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event);
    const next = moved(event, active, entries.length);
    if (command === undefined && next === undefined) return;
    event.preventDefault();
    if (command === 'run') run(entries[active]);
    if (command === 'close') onClose();
    if (next !== undefined) setChosen(next);
  };

  return (
    <div className={styles['search']}>
      <input
        className={styles['input']}
        type="text"
        role="combobox"
        aria-label="Find anything"
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        {...(entries.length > 0 && {
          'aria-controls': listId,
          'aria-activedescendant': optionId(active),
        })}
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
          onPoint={setChosen}
          onRun={run}
        />
      )}
      <PaletteFoot query={query} count={entries.length} isSearching={isSearching} />
    </div>
  );
}
