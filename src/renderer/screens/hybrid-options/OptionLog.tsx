/** The log of one option, in its dialog: the network's log is that of all options, so its pages are read through. */
import { Button, Text } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import type { HybridOption } from '#contract/network/hybrid-order-options.ts';
import { changesOf, type LoggedChange } from '#domain/rates/option-log.ts';
import { counted, formatCount } from '#domain/text/words.ts';
import { ListPart, type TablePart } from '#renderer/ui/list/part/ListPart.tsx';
import { usePagesOf } from '#renderer/ui/list/part/listPart.ts';
import { OPTION_LOG_COLUMNS } from './ChangeRows.tsx';
import styles from './hybrid-options.module.css';
import { useLog } from './useLog.ts';

/** Entries of the option that are looked for: the last change, and the one before it with the old values. */
const WANTED = 2;

const CHANGES: TablePart<LoggedChange> = {
  id: 'option-log',
  title: 'Changes of this option',
  things: 'changes',
  emptyText: 'None of the loaded changes is of this option',
  rowId: ({ key }) => String(key),
  pageSize: 10,
  pagerSize: 5,
  columns: OPTION_LOG_COLUMNS,
};

interface OptionLogProps {
  readonly option: HybridOption;
}

/** The entries of an option among those that were read; pages are read until there are two of it. */
function Entries({ option }: OptionLogProps) {
  const { read, rowCount, error, fetchNextPage, refetch, hasNextPage, isFetching } = useLog();
  const own = changesOf(option, read ?? []);
  const isLooking = !error && (read === undefined || (hasNextPage && own.length < WANTED));
  useEffect(() => {
    if (isLooking && !isFetching) void fetchNextPage();
  }, [isLooking, isFetching, fetchNextPage]);
  const data = own.length > 0 ? own : undefined;
  const { rows, paging } = usePagesOf({ data, error }, CHANGES.pageSize);
  const looked = `${formatCount(read?.length ?? 0)} of ${counted(rowCount, 'change')}`;
  return (
    <>
      <Text size={200} role="status">
        {isLooking
          ? `Loading… ${read ? looked : ''}`
          : `${counted(own.length, 'change')} of this option found in ${looked} of all options`}
      </Text>
      {(data || error) && (
        <ListPart
          part={CHANGES}
          rows={rows}
          paging={paging}
          byKey={false}
          head={null}
          onRetry={() => void (read ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !isLooking && !error && (
        <Button size="small" disabledFocusable={isFetching} onClick={() => void fetchNextPage()}>
          Load more
        </Button>
      )}
    </>
  );
}

/** Opens the log of one option below its fields. */
export function OptionLog({ option }: OptionLogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.own} aria-label="Log of this option">
      <Button
        size="small"
        icon={<HistoryRegular />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Show Log
      </Button>
      {isOpen && <Entries option={option} />}
    </section>
  );
}
