import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { NotLoadedYet } from '#renderer/ui/paper/NotLoadedYet.tsx';
import { useIsPrinting } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The shape of a content that is still to come. */
export function InspectedSkeleton() {
  if (useIsPrinting()) return <NotLoadedYet />;
  return (
    <Skeleton className={utility.parts} aria-label="Loading" role="status">
      {LINES.map((line) => (
        <SkeletonItem key={line} size={20} />
      ))}
    </Skeleton>
  );
}
