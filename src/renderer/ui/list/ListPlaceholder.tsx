import { Button, Text } from '@fluentui/react-components';
import type { Density } from '#renderer/ui/grid/layout.ts';
import { HEADER_HEIGHT, ROW_HEIGHT } from '#renderer/ui/grid/theme.ts';
import styles from './list.module.css';

interface ListPlaceholderProps {
  readonly loading: boolean;
  readonly failed: boolean;
  /** Why there is nothing to show. */
  readonly text: string;
  readonly density: Density;
  readonly onRetry: () => void;
  /** The way out when search or filters leave nothing. */
  readonly onClear?: () => void;
}

/** What stands in an empty table: the shape of rows to come, why there are none, or what failed. */
export function ListPlaceholder(props: ListPlaceholderProps) {
  const { loading, failed, text, density, onRetry, onClear } = props;
  if (loading) {
    return (
      <div
        className={styles['skeleton']}
        style={{ top: HEADER_HEIGHT, backgroundSize: `100% ${ROW_HEIGHT[density]}px` }}
        role="status"
        aria-label="Loading"
      />
    );
  }
  return (
    <div className={styles['nothing']} role="status">
      <Text>{failed ? 'The rows could not be loaded.' : text}</Text>
      {failed && <Button onClick={onRetry}>Retry</Button>}
      {!failed && onClear && <Button onClick={onClear}>Clear filters</Button>}
    </div>
  );
}
