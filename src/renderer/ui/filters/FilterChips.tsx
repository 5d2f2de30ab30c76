import {
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
} from '@fluentui/react-components';
import { SCREEN_ONLY } from '#renderer/ui/paper/printing.ts';
import { type ActiveFilter, activeFilters, type Filters, type FilterValues } from './filter.ts';
import styles from './filters.module.css';

interface FilterChipProps extends Omit<ActiveFilter, 'key'> {
  readonly onRemove: () => void;
}

function FilterChip({ filter, value, onRemove }: FilterChipProps) {
  const words = filter.useWords(value);
  return (
    <InteractionTag size="small" appearance="brand">
      <InteractionTagPrimary hasSecondaryAction onClick={onRemove} tabIndex={-1}>
        {filter.label}: {words}
      </InteractionTagPrimary>
      <InteractionTagSecondary
        aria-label={`Remove filter ${filter.label}`}
        title="Remove filter"
        onClick={onRemove}
      />
    </InteractionTag>
  );
}

interface FilterChipsProps {
  readonly filters: Filters;
  readonly values: FilterValues<Filters>;
  readonly onRemove: (key: string) => void;
}

/** The active filters, each removable; nothing without active filters. */
export function FilterChips({ filters, values, onRemove }: FilterChipsProps) {
  const active = activeFilters(filters, values);
  if (active.length === 0) return null;
  return (
    <div className={styles.chips} {...SCREEN_ONLY}>
      {active.map(({ key, ...shown }) => (
        <FilterChip key={key} {...shown} onRemove={() => onRemove(key)} />
      ))}
    </div>
  );
}
