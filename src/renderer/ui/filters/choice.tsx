import { Dropdown, Field, Option as FluentOption } from '@fluentui/react-components';
import { type Filter, type FilterFieldProps, type OptionSource, useOptions } from './filter.ts';
import styles from './filters.module.css';

/** The value of "no choice" in a dropdown, which cannot hold an empty one. */
const ANY = '*';

/** What a choice is called when nothing is chosen, and what is chosen from the start. */
interface ChoiceOptions {
  readonly anyLabel?: string;
  readonly initial?: string;
}

/** A filter with one of several values; an empty text is none of them. */
export function choiceFilter(
  label: string,
  source: OptionSource,
  { anyLabel = 'All', initial = '' }: ChoiceOptions = {},
): Filter<string> {
  function ChoiceField({ label: name, value, onChange }: FilterFieldProps<string>) {
    const options = useOptions(source);
    const chosen = options.find((option) => option.value === value);
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
