import { mergeClasses } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import utility from '#renderer/ui/utility.module.css';
import styles from './layout.module.css';

const PRESSED = `${utility.hovers} ${utility.ringInside}`;

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
      className={mergeClasses(styles.entry, PRESSED, selected && utility.chosen, className)}
      aria-current={selected ? 'true' : undefined}
    />
  );
}
