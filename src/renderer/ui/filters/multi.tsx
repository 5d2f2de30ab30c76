import { Combobox, Field, Option as FluentOption } from '@fluentui/react-components';
import { useState } from 'react';
import { LIST_PLACE } from '#renderer/ui/layout/listPlace.ts';
import { FilterDropdown } from './FilterDropdown.tsx';
import {
  type AskedFilter,
  canBeOption,
  type FilterFieldProps,
  type Option,
  type OptionSource,
  readChoices,
  useOptions,
  writeChoices,
} from './filter.ts';
import styles from './filters.module.css';
import { ChoiceRow, type Search, useChoices, useRecentChoices } from './recent.tsx';

interface MultiSearchProps extends FilterFieldProps<readonly string[]> {
  readonly options: readonly Option[];
  readonly search: Search;
  /** What is chosen, in words. */
  readonly words: string;
}

/** Any number of choices that are found by typing. The field says what is chosen while it is closed. */
function MultiSearch(props: MultiSearchProps) {
  const { label, value, onChange, options, search, words } = props;
  const [recent, remember] = useRecentChoices(search.kind);
  // What is chosen while the list is open does not move its rows.
  const [atOpening, setAtOpening] = useState(recent);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const choices = useChoices(options, atOpening);
  const found = open ? choices.find(typed) : [];
  const toggle = (isOpen: boolean) => {
    setOpen(isOpen);
    setTyped('');
    if (isOpen) setAtOpening(recent);
  };
  const choose = (chosen: string | undefined, all: readonly string[]) => {
    onChange(all);
    setTyped('');
    if (chosen !== undefined && !value.includes(chosen)) remember(chosen);
  };
  return (
    <Field label={label} size="small" className={styles.field}>
      <Combobox
        className={styles.control}
        size="small"
        positioning={LIST_PLACE}
        multiselect
        autoComplete="off"
        spellCheck={false}
        placeholder={words || 'All'}
        title={words}
        expandIcon={{ tabIndex: -1 }}
        open={open}
        value={open ? typed : words}
        selectedOptions={[...value]}
        // Until something is typed or pointed at no option is active, which Tab would choose.
        disableAutoFocus={!typed}
        onFocus={({ target }) => target.select()}
        onOpenChange={(_event, data) => toggle(data.open)}
        onOptionSelect={(_event, { optionValue, selectedOptions }) =>
          choose(optionValue, selectedOptions)
        }
        onChange={({ target }) => {
          if (!open) toggle(true);
          setTyped(target.value);
        }}
      >
        {open && found.length === 0 && (
          <FluentOption value="" text="" disabled checkIcon={null}>
            {search.noMatch}
          </FluentOption>
        )}
        {found.map((item) => (
          // Fluent would go to the first option whose text begins with the typed text.
          <FluentOption key={item.value} value={item.value} text="">
            <ChoiceRow item={item} />
          </FluentOption>
        ))}
      </Combobox>
    </Field>
  );
}

/** A filter with any number of values; with a `search` they are found by typing. */
export function multiFilter<V extends string>(
  label: string,
  source: OptionSource<V>,
  search?: Search,
): AskedFilter<readonly V[], V[]> {
  function useWords(values: readonly string[]): string {
    const options = useOptions(source);
    return values
      .map((value) => options.find((option) => option.value === value)?.label ?? value)
      .join(', ');
  }
  function MultiField(props: FilterFieldProps<readonly string[]>) {
    const { label: name, value, onChange } = props;
    const options = useOptions(source);
    const words = useWords(value);
    if (search) {
      return <MultiSearch {...props} options={options} search={search} words={words} />;
    }
    return (
      <Field label={name} size="small" className={styles.field}>
        <FilterDropdown
          options={options}
          positioning={LIST_PLACE}
          multiselect
          placeholder="All"
          value={words}
          title={words}
          selectedOptions={[...value]}
          onOptionSelect={(_event, { selectedOptions }) => onChange(selectedOptions)}
        />
      </Field>
    );
  }
  return {
    label,
    empty: [],
    isComplete: () => true,
    read(text) {
      const values = readChoices(text);
      return values.every((value) => canBeOption(source, value)) ? values : undefined;
    },
    write: (values) => (values.length > 0 ? writeChoices(values) : null),
    asked: (values) => (values.length > 0 ? [...values] : undefined),
    Field: MultiField,
    useWords,
  };
}
