import { Field } from '@fluentui/react-components';
import { LIST_PLACE } from '#renderer/ui/layout/listPlace.ts';
import { Picker } from '#renderer/ui/pickers/Picker.tsx';
import { ChoiceDropdown } from './FilterDropdown.tsx';
import {
  type AskedFilter,
  canBeOption,
  type FilterFieldProps,
  type Option,
  type OptionSource,
  useOptions,
} from './filter.ts';
import styles from './filters.module.css';
import { type Search, useChoices, useRecentChoices } from './recent.tsx';

/** No choice, with a value because that of an option cannot be empty. */
const ANY: Option = { value: '*', label: 'All' };

interface ChoiceOptions<V> {
  /** What is chosen from the start. */
  readonly initial?: V;
  /** Where choices are found by typing. */
  readonly search?: Search;
}

interface SearchFieldProps extends FilterFieldProps<string> {
  readonly options: readonly Option[];
  readonly search: Search;
}

/** A choice that is found by typing. */
function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, options, search } = props;
  const [recent, remember] = useRecentChoices(search.kind);
  const choices = useChoices(options, recent, ANY);
  const chosen = options.find((option) => option.value === value);
  return (
    <Field label={label} size="small" className={styles.field}>
      <Picker
        size="small"
        className={styles.control}
        choices={choices}
        chosen={chosen}
        placeholder={value || ANY.label}
        nothing={search.noMatch}
        onChoose={(option) => {
          const isAny = option === null || option === ANY;
          onChange(isAny ? '' : option.value);
          if (!isAny) remember(option.value);
        }}
      />
    </Field>
  );
}

/** A filter with one of several values; an empty text means no filter. */
export function choiceFilter<V extends string>(
  label: string,
  source: OptionSource<V>,
  { initial, search }: ChoiceOptions<V> = {},
): AskedFilter<V | '', V> {
  function ChoiceField(props: FilterFieldProps<string>) {
    const { label: name, value, onChange } = props;
    const options = useOptions(source);
    const chosen = options.find((option) => option.value === value);
    if (search) return <SearchField {...props} options={options} search={search} />;
    return (
      <Field label={name} size="small" className={styles.field}>
        <ChoiceDropdown
          options={[ANY, ...options]}
          positioning={LIST_PLACE}
          placeholder={ANY.label}
          value={chosen?.label ?? value}
          chosen={value || ANY.value}
          onChoose={(choice) => onChange(choice === ANY.value ? '' : choice)}
        />
      </Field>
    );
  }
  return {
    label,
    empty: '',
    isComplete: () => true,
    ...(initial !== undefined && { initial }),
    isActive: (value) => value !== '',
    read(text) {
      if (text === '' || text === ANY.value) return '';
      return canBeOption(source, text) ? text : undefined;
    },
    write: (value) => (value === (initial ?? '') ? null : value || ANY.value),
    asked: (value) => value || undefined,
    Field: ChoiceField,
    useWords(value) {
      const options = useOptions(source);
      return options.find((option) => option.value === value)?.label ?? value;
    },
  };
}
