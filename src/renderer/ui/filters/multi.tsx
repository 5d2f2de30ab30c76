import { Dropdown, Field, Option as FluentOption } from '@fluentui/react-components';
import { type Filter, type FilterFieldProps, type OptionSource, useOptions } from './filter.ts';
import styles from './filters.module.css';

const SEPARATOR = ',';

/** A filter with any number of values. */
export function multiFilter(label: string, source: OptionSource): Filter<readonly string[]> {
  function useWords(values: readonly string[]): string {
    const options = useOptions(source);
    return values
      .map((value) => options.find((option) => option.value === value)?.label ?? value)
      .join(', ');
  }
  function MultiField({ label: name, value, onChange }: FilterFieldProps<readonly string[]>) {
    const options = useOptions(source);
    const words = useWords(value);
    return (
      <Field label={name} size="small" className={styles['field']}>
        <Dropdown
          className={styles['control']}
          size="small"
          multiselect
          placeholder="All"
          value={words}
          title={words}
          selectedOptions={[...value]}
          onOptionSelect={(_event, { selectedOptions }) => onChange(selectedOptions)}
        >
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
    empty: [],
    isComplete: () => true,
    read: (text) => (text ? text.split(SEPARATOR) : []),
    write: (values) => (values.length > 0 ? values.join(SEPARATOR) : null),
    Field: MultiField,
    useWords,
  };
}
