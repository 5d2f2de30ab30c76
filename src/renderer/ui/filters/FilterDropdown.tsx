import { Dropdown, type DropdownProps, Option as FluentOption } from '@fluentui/react-components';
import type { Option } from './filter.ts';
import styles from './filters.module.css';

interface FilterDropdownProps extends Omit<DropdownProps, 'className' | 'size'> {
  readonly options: readonly Option[];
}

/** The dropdown of a filter; `children` are choices above its options. */
export const FilterDropdown = ({ options, children, ...dropdown }: FilterDropdownProps) => (
  <Dropdown {...dropdown} className={styles['control'] ?? ''} size="small">
    {children}
    {options.map(({ value, label }) => (
      <FluentOption key={value} value={value}>
        {label}
      </FluentOption>
    ))}
  </Dropdown>
);
