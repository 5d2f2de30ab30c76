/** What a thing offers, as entries of the palette under its name. The palette opens questions, and sends nothing itself. */
import { FlashRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { openActions, thingInFocus } from '#renderer/ui/actions/inFocus.ts';
import type { OfferedAct, OtherChoice } from '#renderer/ui/actions/offer.ts';
import { GENERAL_KEYS } from '#renderer/ui/shortcuts/table.ts';
import type { PaletteEntry, PaletteSection } from '../entry.ts';
import { isNamed, rank } from '../match.ts';

const [OPENS_MENU] = GENERAL_KEYS.actions.keys;

const actEntry = ({ name, label, key, why, isWithoutQuestion, ask }: OfferedAct): PaletteEntry => ({
  id: `act:${name}`,
  label,
  icon: FlashRegular,
  // As they are pressed without the palette.
  ...(why === null ? { keys: `${OPENS_MENU} ${key}` } : { why }),
  run: isWithoutQuestion ? openActions : ask,
});

const otherEntry = ({ label, run }: OtherChoice): PaletteEntry => ({
  id: `act:${label}`,
  label,
  icon: FlashRegular,
  run,
});

/**
 * The acts that fit the query: those that are offered, and those that it names and that are not, with the reason. Nothing
 * where none fits.
 */
export function actSection(
  name: string,
  acts: readonly OfferedAct[],
  query: string,
  others: readonly OtherChoice[] = [],
): readonly PaletteSection[] {
  const isTyped = query.trim() !== '';
  const fitting = isTyped ? rank(query, acts, ({ label }) => label) : acts;
  const entries = [
    ...fitting.filter(({ why }) => why === null).map(actEntry),
    ...(isTyped ? rank(query, others, ({ label }) => label).map(otherEntry) : []),
    ...fitting
      .filter(({ why, label }) => isTyped && why !== null && isNamed(query, label))
      .map(actEntry),
  ];
  return entries.length === 0 ? [] : [{ name, query, entries }];
}

/** A hook: what the thing offers that was in focus when the palette was opened. */
export function useOffered(query: string): readonly PaletteSection[] {
  const [focused] = useState(thingInFocus);
  if (!focused) return [];
  const { name, acts, before, after } = focused.offer;
  const others = [...before, ...after.flat()].filter(({ disabled }) => !disabled);
  return actSection(name, acts, query, others);
}
