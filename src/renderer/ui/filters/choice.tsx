import { Dropdown, Field, Option as FluentOption } from '@fluentui/react-components';
import { useMemo } from 'react';
import { createFinder } from '#domain/finder.ts';
import { type Choices, Picker } from '#renderer/ui/pickers/Picker.tsx';
import {
  type Filter,
  type FilterFieldProps,
  type Option,
  type OptionSource,
  useOptions,
} from './filter.ts';
import styles from './filters.module.css';

/** The value of "no choice" in a dropdown, which cannot hold an empty one. */
const ANY = '*';

/** What a choice is called when nothing is chosen, and what is chosen from the start. */
interface ChoiceOptions {
  readonly anyLabel?: string;
  readonly initial?: string;
  /** Where choices are found by typing: what is said when none fits. */
  readonly noMatch?: string;
}

const OptionRow = ({ item }: { readonly item: Option }) => <>{item.label}</>;

/** Options that are found by a part of their label or by their value, with one before them for any. */
const searchable = (options: readonly Option[], any: Option): Choices<Option> => {
  const find = createFinder(options, ({ label, value }) => ({ names: [label], codes: [value] }));
  return {
    find: (text) => (text.trim() === '' ? [any, ...options] : find(text)),
    keyOf: ({ value }) => value,
    textOf: ({ label }) => label,
    Row: OptionRow,
  };
};

interface SearchFieldProps extends FilterFieldProps<string> {
  readonly options: readonly Option[];
  readonly anyLabel: string;
  readonly noMatch: string;
}

/** A choice that is found by typing. */
function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, options, anyLabel, noMatch } = props;
  const any = useMemo(() => ({ value: ANY, label: anyLabel }), [anyLabel]);
  const choices = useMemo(() => searchable(options, any), [options, any]);
  const chosen = value === '' ? any : options.find((option) => option.value === value);
  return (
    <Field label={label} size="small" className={styles['field']}>
      <Picker
        size="small"
        className={styles['control']}
        choices={choices}
        chosen={chosen}
        placeholder={value}
        nothing={noMatch}
        onChoose={(option) => onChange(option === null || option === any ? '' : option.value)}
      />
    </Field>
  );
}

/** A filter with one of several values; an empty text is none of them. */
export function choiceFilter(
  label: string,
  source: OptionSource,
  { anyLabel = 'All', initial = '', noMatch }: ChoiceOptions = {},
): Filter<string> {
  function ChoiceField({ label: name, value, onChange }: FilterFieldProps<string>) {
    const options = useOptions(source);
    const chosen = options.find((option) => option.value === value);
    if (noMatch !== undefined) {
      const field = { label: name, value, options, anyLabel, noMatch };
      return <SearchField {...field} onChange={onChange} />;
    }
    return (
      <Field label={name} size="small" className={styles['field']}>
        <Dropdown
          className={styles['control']}
          size="small"
          value={chosen?.label ?? (value || anyLabel)}
          selectedOptions={[value || ANY]}
          onOptionSelect={(_event, { optionValue = ANY }) =>
            onChange(optionValue === ANY ? '' : optionValue)
          }
        >
          <FluentOption value={ANY}>{anyLabel}</FluentOption>
          {options.map((option) => (
            <FluentOption key={option.value} value={option.value}>
              {option.label}
            </FluentOption>
          ))}
        </Dropdown>
      </Field>
    );
  }
  return {
    label,
    empty: '',
    isComplete: () => true,
    isActive: (value) => value !== '',
    read: (text) => (text === ANY ? '' : (text ?? initial)),
    write: (value) => (value === initial ? null : value || ANY),
    Field: ChoiceField,
    useWords(value) {
      const options = useOptions(source);
      return options.find((option) => option.value === value)?.label ?? value;
    },
  };
}
