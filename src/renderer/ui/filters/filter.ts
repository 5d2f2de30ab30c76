/** A filter of a list: a value with a field, a text in the URL and a chip. */
import type { ReactNode } from 'react';

/** What a filter's field is given. */
export interface FilterFieldProps<V> {
  readonly label: string;
  readonly value: V;
  /** Method syntax, so that filters of different values fit in one table. */
  onChange(value: V): void;
}

/**
 * A filter over values of `V`. It is data: its kind (choice, multi, range, period) has the field
 * and the codec; its list gives a name and options.
 */
export interface Filter<V> {
  readonly label: string;
  /** The value that filters nothing. */
  readonly empty: V;
  /** False while a person is still choosing; the list does not reload until it is true. */
  isComplete(value: V): boolean;
  /** The value behind its text in the URL; {@link Filter.empty} for a text it cannot read. */
  read(text: string | null): V;
  /** The value as a text for the URL; null when it is what a URL without the filter means. */
  write(value: V): string | null;
  /** Whether a value filters, where that is not whether the URL says it. */
  isActive?(value: V): boolean;
  /** A React component: the field in the filter panel. */
  Field(props: FilterFieldProps<V>): ReactNode;
  /** A hook: the value in words for its chip. */
  useWords(value: V): string;
}

/** The filters of one list by key, in the order of the panel. */
export type Filters = Readonly<Record<string, Filter<unknown>>>;

/** The values of a table of filters. */
export type FilterValues<F> = {
  readonly [K in keyof F]: F[K] extends Filter<infer V> ? V : never;
};

/** Whether `value` makes a filter leave anything out. */
export const isActive = <V>(filter: Filter<V>, value: V): boolean =>
  filter.isActive?.(value) ?? filter.write(value) !== null;

/** One thing to choose. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Options that are known at once, or a hook that loads them. */
export type OptionSource = readonly Option[] | (() => readonly Option[]);

/** A hook: the options of a source. */
export function useOptions(source: OptionSource): readonly Option[] {
  return typeof source === 'function' ? source() : source;
}

const SEPARATOR = ',';

/** Several choices as one text of the address. */
export const writeChoices = (choices: readonly string[]): string => choices.join(SEPARATOR);

/** Reads what {@link writeChoices} wrote. */
export const readChoices = (text: string | null): readonly string[] =>
  text ? text.split(SEPARATOR) : [];
