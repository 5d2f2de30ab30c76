/** The log of one option, in its dialog: the network's log is that of all options, so its pages are read through. */
import { Button, Text } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import type { HybridOption } from '#contract/network/hybrid-order-options.ts';
import { changesOf } from '#domain/rates/option-log.ts';
import { counted, formatCount } from '#domain/text/words.ts';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { ChangeCells, OPTION_LOG_COLUMNS } from './ChangeRows.tsx';
import styles from './hybrid-options.module.css';
import { useLog } from './useLog.ts';

/** Entries of the option that are looked for: the last change, and the one before it with the old values. */
const WANTED = 2;

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
  const looked = `${formatCount(read?.length ?? 0)} of ${counted(rowCount, 'change')}`;
  return (
    <>
      <Text size={200} role="status">
        {isLooking
          ? `Loading… ${read ? looked : ''}`
          : `${counted(own.length, 'change')} of this option found in ${looked} of all options`}
      </Text>
      {error && (
        <span>
          <Text role="alert">The log could not be loaded</Text>{' '}
          <Button size="small" onClick={() => void (read ? fetchNextPage() : refetch())}>
            Retry
          </Button>
        </span>
      )}
      {own.length > 0 && (
        <table aria-label="Changes of this option">
          <TableHead titles={Object.keys(OPTION_LOG_COLUMNS)} />
          <tbody>
            {own.map((entry) => (
              <tr key={entry.key}>
                <ChangeCells entry={entry} columns={OPTION_LOG_COLUMNS} />
              </tr>
            ))}
          </tbody>
        </table>
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
