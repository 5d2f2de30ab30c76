/** A filter of a list: a value with a field, a text in the URL and a chip. */
import type { ReactNode } from 'react';
import type { ExportWord } from '#domain/lists/export-words.ts';

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
  /** The value where the address has none, if not {@link Filter.empty}. */
  readonly initial?: V;
  /** False while a person is still choosing; the list does not reload until it is true. */
  isComplete(value: V): boolean;
  /** The value behind its text in the URL; undefined for a text that no query can ask for. */
  read(text: string): V | undefined;
  /** The value as a text for the URL; null when it is what a URL without the filter means. */
  write(value: V): string | null;
  /** The fields of the query that a value sets; absent in a list without a query. */
  toQuery?(value: V, now: Date): object;
  /** Whether a value filters, where that is not whether the URL says it. */
  isActive?(value: V): boolean;
  /** A React component: the field in the filter panel. */
  Field(props: FilterFieldProps<V>): ReactNode;
  /** A hook: the value in words for its chip. */
  useWords(value: V): string;
  /** What an export says of the value, where that is not its words. */
  exported?(value: V, now: Date): ExportWord | undefined;
  /** The value that a file is often wanted for, with what chooses it; undefined where there is none. */
  instead?(value: V): { readonly label: string; readonly value: V } | undefined;
}

/** A filter whose value a query can have in one field. */
export interface AskedFilter<V, Asked> extends Filter<V> {
  /** The value as a query has it; undefined where it filters nothing. */
  asked(value: V, now: Date): Asked | undefined;
}

/** The filters of one list by key, in the order of the panel. */
export type Filters = Readonly<Record<string, Filter<unknown>>>;

/** The values of a table of filters. */
export type FilterValues<F> = {
  readonly [K in keyof F]: F[K] extends Filter<infer V> ? V : never;
};

/** The value of a filter where the address has none. */
export const initialOf = <V>(filter: Filter<V>): V => filter.initial ?? filter.empty;

/** Whether `value` makes a filter leave anything out. */
export const isActive = <V>(filter: Filter<V>, value: V): boolean =>
  filter.isActive?.(value) ?? filter.write(value) !== null;

/** A filter that leaves something out. */
export interface ActiveFilter {
  readonly key: string;
  readonly filter: Filter<unknown>;
  readonly value: unknown;
}

/** The filters that leave something out, in the order of the panel. */
export const activeFilters = (
  filters: Filters,
  values: FilterValues<Filters>,
): readonly ActiveFilter[] =>
  Object.entries(filters).flatMap(([key, filter]) =>
    isActive(filter, values[key]) ? [{ key, filter, value: values[key] }] : [],
  );

/** One thing to choose. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Values as things to choose, each under its label, or as it is. */
export const optionsOf = <V extends string>(
  values: readonly V[],
  label: (value: V) => string = (value) => value,
) => values.map((value) => ({ value, label: label(value) }));

/** Options that are loaded. */
interface LoadedOptions {
  /** A hook: the options, none until they are loaded. */
  options(): readonly Option[];
  /** The form of their values, which checks one in an address before they are loaded. */
  readonly written: RegExp;
}

/** Options that are known at once, or loaded. */
export type OptionSource<V extends string = string> =
  | readonly (Option & { readonly value: V })[]
  | LoadedOptions;

/** A hook: the options of a source. */
export function useOptions(source: OptionSource): readonly Option[] {
  return 'options' in source ? source.options() : source;
}

/** Whether a text can be a value of a source. */
export const canBeOption = <V extends string>(source: OptionSource<V>, text: string): text is V =>
  'options' in source ? source.written.test(text) : source.some(({ value }) => value === text);

const SEPARATOR = ',';

/** Several choices as one text of the address. */
export const writeChoices = (choices: readonly string[]): string => choices.join(SEPARATOR);

/** Reads what {@link writeChoices} wrote. */
export const readChoices = (text: string): readonly string[] =>
  text === '' ? [] : text.split(SEPARATOR);
