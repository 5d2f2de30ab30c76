import { Subtitle1, Text } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { formatCount } from '#domain/text/words.ts';
import { outdateWaiting } from '#renderer/client/cache/waiting.ts';
import { shownTime } from '#renderer/client/kept/dates.ts';
import { IconButton } from '#renderer/ui/actions/IconButton.tsx';
import { NotReloaded } from '#renderer/ui/feedback/NotReloaded.tsx';
import { ToReview } from '#renderer/ui/review/ToReview.tsx';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import utility from '#renderer/ui/utility.module.css';
import type { ListDefinition } from '../state/definition.ts';
import styles from './list.module.css';

interface ListHeaderProps
  extends Pick<ListDefinition<never>, 'title' | 'queues' | 'hasBriefQueues'> {
  readonly rowCount: number | undefined;
  /** How the rows were read: when those shown were, and why they could not be read again. */
  readonly rows: Pick<UseQueryResult, 'dataUpdatedAt' | 'isFetching' | 'error'>;
  readonly onRefresh: () => void;
}

const NONE: readonly never[] = [];

/** What the list is, how many rows it has, as of when, and the button that reads it again. */
export function ListHeader(props: ListHeaderProps) {
  const { title, queues = NONE, hasBriefQueues = false, rowCount, rows, onRefresh } = props;
  const { dataUpdatedAt: asOf, isFetching: loading, error } = rows;
  const queries = useQueryClient();
  const refresh = () => {
    onRefresh();
    void outdateWaiting(
      queries,
      queues.map(({ id }) => id),
    );
  };
  useShortcuts([{ ...LIST_KEYS.refresh, run: refresh }]);
  return (
    <header className={`${styles.header} ${utility.line}`}>
      <Subtitle1 as="h1">{title}</Subtitle1>
      <Text className={styles.count} size={300}>
        {rowCount !== undefined && formatCount(rowCount)}
      </Text>
      {/* A list that was never loaded says so in its place. */}
      <span className={`${styles.asOf} ${utility.note}`}>
        {/* Its line is there before it is known. */}
        <span>{asOf > 0 ? `as of ${shownTime(new Date(asOf))}` : '\u00a0'}</span>
        {error === null && queues.length > 0 ? (
          <ToReview of={queues} enabled={asOf > 0 && !hasBriefQueues} isBrief={hasBriefQueues} />
        ) : (
          <NotReloaded error={asOf > 0 ? error : null} isBrief />
        )}
      </span>
      <IconButton
        label="Refresh"
        icon={<ArrowClockwiseRegular className={loading ? styles.turning : ''} />}
        onClick={refresh}
      />
    </header>
  );
}
