import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import styles from './inspector.module.css';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The shape of a content that is still to come. */
export function InspectedSkeleton() {
  return (
    <Skeleton className={styles['skeleton'] ?? ''} aria-label="Loading" role="status">
      {LINES.map((line) => (
        <SkeletonItem key={line} size={20} />
      ))}
    </Skeleton>
  );
}
