/** The log of one option, in its dialog: the network's log is that of all options, so its pages are read through. */
import { Button, Text } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { loggedChanges } from '#domain/rates/option-log.ts';
import { counted, formatCount } from '#domain/time/format.ts';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { Term } from './ChangeRows.tsx';
import styles from './hybrid-options.module.css';
import { useLog } from './useLog.ts';

/** Entries of the option that are looked for: the last change, and the one before it with the old values. */
const WANTED = 2;

/** The entries of an option among those that were read; pages are read until there are two of it. */
function Entries({ id }: { readonly id: string }) {
  const { read, rowCount, error, fetchNextPage, refetch, hasNextPage, isFetching } = useLog();
  const own = loggedChanges(read ?? []).filter(({ change }) => change.id === id);
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
          <TableHead titles={['Date', 'User', 'Exchange Rate', 'Fee']} />
          <tbody>
            {own.map(({ key, who, change, before }) => (
              <tr key={key}>
                <td>
                  <Instant value={change.created_at} />
                </td>
                <td>
                  <Private>{who ?? EMPTY}</Private>
                </td>
                <Term before={before?.exchange_rate} after={change.exchange_rate} />
                <Term before={before?.fee} after={change.fee} />
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
export function OptionLog({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles['own']} aria-label="Log of this option">
      <Button
        size="small"
        icon={<HistoryRegular />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Show Log
      </Button>
      {isOpen && <Entries id={id} />}
    </section>
  );
}
