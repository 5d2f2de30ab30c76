import { Button } from '@fluentui/react-components';
import { FilterDismissRegular } from '@fluentui/react-icons';
import { SCREEN_ONLY } from '#renderer/ui/paper/printing.ts';
import type { Filters, FilterValues } from './filter.ts';
import styles from './filters.module.css';

interface FilterPanelProps {
  readonly id: string;
  /** Names the panel where there is more than one. */
  readonly label?: string;
  readonly filters: Filters;
  readonly values: FilterValues<Filters>;
  readonly onChange: (key: string, value: unknown) => void;
  readonly onClear: () => void;
}

/** All filters of a list, each with its label, and the way back to none. */
export function FilterPanel(props: FilterPanelProps) {
  const { id, label: name = 'Filters', filters, values, onChange, onClear } = props;
  return (
    <section id={id} aria-label={name} className={styles.panel} {...SCREEN_ONLY}>
      {Object.entries(filters).map(([key, { Field, label }]) => (
        <Field
          key={key}
          label={label}
          value={values[key]}
          onChange={(value) => onChange(key, value)}
        />
      ))}
      <Button
        className={styles.clear}
        appearance="subtle"
        size="small"
        icon={<FilterDismissRegular />}
        onClick={onClear}
      >
        Clear filters
      </Button>
    </section>
  );
}
