import { Field, Option as FluentOption } from '@fluentui/react-components';
import { useMemo } from 'react';
import { LIST_PLACE } from '#renderer/ui/layout/listPlace.ts';
import { Picker } from '#renderer/ui/pickers/Picker.tsx';
import { FilterDropdown } from './FilterDropdown.tsx';
import {
  type AskedFilter,
  type FilterFieldProps,
  type Option,
  type OptionSource,
  useOptions,
} from './filter.ts';
import styles from './filters.module.css';
import { type Search, useChoices, useRecentChoices } from './recent.tsx';

/** The value of "no choice" in a dropdown, which cannot hold an empty one. */
const ANY = '*';

/** What a choice is called when nothing is chosen, and what is chosen from the start. */
interface ChoiceOptions {
  readonly anyLabel?: string;
  readonly initial?: string;
  /** Where choices are found by typing. */
  readonly search?: Search;
}

interface SearchFieldProps extends FilterFieldProps<string> {
  readonly options: readonly Option[];
  readonly anyLabel: string;
  readonly search: Search;
}

/** A choice that is found by typing. */
function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, options, anyLabel, search } = props;
  const [recent, remember] = useRecentChoices(search.kind);
  const any = useMemo(() => ({ value: ANY, label: anyLabel }), [anyLabel]);
  const choices = useChoices(options, recent, any);
  const chosen = options.find((option) => option.value === value);
  return (
    <Field label={label} size="small" className={styles['field']}>
      <Picker
        size="small"
        className={styles['control']}
        choices={choices}
        chosen={chosen}
        placeholder={value || anyLabel}
        nothing={search.noMatch}
        onChoose={(option) => {
          const isAny = option === null || option === any;
          onChange(isAny ? '' : option.value);
          if (!isAny) remember(option.value);
        }}
      />
    </Field>
  );
}

/** A filter with one of several values; an empty text means no filter. */
export function choiceFilter(
  label: string,
  source: OptionSource,
  { anyLabel = 'All', initial = '', search }: ChoiceOptions = {},
): AskedFilter<string, string> {
  function ChoiceField({ label: name, value, onChange }: FilterFieldProps<string>) {
    const options = useOptions(source);
    const chosen = options.find((option) => option.value === value);
    if (search) {
      const field = { label: name, value, options, anyLabel, search };
      return <SearchField {...field} onChange={onChange} />;
    }
    return (
      <Field label={name} size="small" className={styles['field']}>
        <FilterDropdown
          options={options}
          positioning={LIST_PLACE}
          placeholder={anyLabel}
          value={chosen?.label ?? value}
          selectedOptions={[value || ANY]}
          onOptionSelect={(_event, { optionValue = ANY }) =>
            onChange(optionValue === ANY ? '' : optionValue)
          }
        >
          <FluentOption value={ANY}>{anyLabel}</FluentOption>
        </FilterDropdown>
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
    asked: (value) => value || undefined,
    Field: ChoiceField,
    useWords(value) {
      const options = useOptions(source);
      return options.find((option) => option.value === value)?.label ?? value;
    },
  };
}
