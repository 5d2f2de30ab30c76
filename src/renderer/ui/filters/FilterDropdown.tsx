import { Dropdown, type DropdownProps, Option as FluentOption } from '@fluentui/react-components';
import utility from '#renderer/ui/utility.module.css';
import type { Option } from './filter.ts';
import styles from './filters.module.css';

interface FilterDropdownProps extends Omit<DropdownProps, 'children' | 'size'> {
  readonly options: readonly Option[];
}

/** The dropdown of a filter. */
export const FilterDropdown = ({ options, className, ...dropdown }: FilterDropdownProps) => (
  <Dropdown
    {...dropdown}
    className={className ?? styles.control}
    button={{ className: utility.cut }}
    size="small"
  >
    {options.map(({ value, label }) => (
      <FluentOption key={value} value={value}>
        {label}
      </FluentOption>
    ))}
  </Dropdown>
);

interface ChoiceDropdownProps<Value extends string> extends FilterDropdownProps {
  readonly options: readonly (Option & { readonly value: Value })[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** The dropdown of one of several values. */
export function ChoiceDropdown<Value extends string>(props: ChoiceDropdownProps<Value>) {
  const { chosen, onChoose, ...dropdown } = props;
  const optionOf = (wanted: string | undefined) =>
    props.options.find(({ value }) => value === wanted);
  return (
    <FilterDropdown
      value={optionOf(chosen)?.label ?? ''}
      selectedOptions={[chosen]}
      onOptionSelect={(_event, { optionValue }) => {
        const option = optionOf(optionValue);
        if (option) onChoose(option.value);
      }}
      {...dropdown}
    />
  );
}
