import { mergeClasses } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import styles from './layout.module.css';

interface EntryButtonProps extends ComponentProps<'button'> {
  /** Whether this entry is shown beside the list. */
  readonly selected: boolean;
}

/** An entry of a list that shows what it names beside the list. */
export function EntryButton({ selected, className, ...button }: EntryButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={mergeClasses(styles.entry, className)}
      aria-current={selected ? 'true' : undefined}
    />
  );
}
