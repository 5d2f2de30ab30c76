/** Choices that are found by typing, with the recent ones on top. */
import { useMemo } from 'react';
import { createFinder } from '#domain/text/finder.ts';
import { useRecent } from '#renderer/client/kept/useRecent.ts';
import type { Choices } from '#renderer/ui/pickers/Picker.tsx';
import utility from '#renderer/ui/utility.module.css';
import type { Option } from './filter.ts';
import styles from './filters.module.css';

/** Kinds of choices that lists share. None of them is about a person. */
export type RecentKind = 'country' | 'currency' | 'pair' | 'provider';

/** How a choice is found by typing. */
export interface Search {
  /** What the choices are of: those made in one list are recent in the others. */
  readonly kind: RecentKind;
  /** The text when nothing matches. */
  readonly noMatch: string;
}

/** How a pair of currencies is found. */
export const PAIR_SEARCH: Search = { kind: 'pair', noMatch: 'No matching currency pair' };

/** Recent choices, shown on top. */
const MOST = 3;

/** A hook: the values chosen last, the latest first, and a function that adds one. */
export const useRecentChoices = (kind: RecentKind) => useRecent(`filters.recent.${kind}`, MOST);

/** A choice in a list where the recent ones come first. */
export interface Choice extends Option {
  readonly isRecent?: boolean;
}

/** The choice as an option: that it is recent, its place says as well. */
export function ChoiceRow({ item: { label, isRecent } }: { readonly item: Choice }) {
  if (!isRecent) return label;
  return (
    <span className={styles.recent}>
      <span>{label}</span>
      <span aria-hidden className={utility.note}>
        Recent
      </span>
    </span>
  );
}

/** The options with the recent ones on top, each once. */
function recentFirst(options: readonly Option[], recent: readonly string[]): readonly Choice[] {
  const top = recent.flatMap((value) => options.find((option) => option.value === value) ?? []);
  const others = options.filter((option) => !top.includes(option));
  return [...top.map((option) => ({ ...option, isRecent: true })), ...others];
}

/**
 * A hook: finds options by a part of their label or by their value. Without text the recent ones
 * come first, after `any`.
 */
export function useChoices(
  options: readonly Option[],
  recent: readonly string[],
  any?: Option,
): Choices<Choice> {
  const find = useMemo(
    () => createFinder(options, ({ label, value }) => ({ names: [label], codes: [value] })),
    [options],
  );
  return {
    find: (text) =>
      text.trim() === '' ? [...(any ? [any] : []), ...recentFirst(options, recent)] : find(text),
    keyOf: ({ value }) => value,
    textOf: ({ label }) => label,
    Row: ChoiceRow,
  };
}
