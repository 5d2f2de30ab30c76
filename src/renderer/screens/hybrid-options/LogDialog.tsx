import { Button, SearchBox, Text } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { toggled } from '#domain/lists/toggled.ts';
import {
  changeGroups,
  type LogFilter,
  loggedChanges,
  matchingGroups,
} from '#domain/rates/option-log.ts';
import { formatCount } from '#domain/text/words.ts';
import { readFlag } from '#renderer/client/kept/read.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { ReadingDialog } from '#renderer/ui/feedback/ReadingDialog.tsx';
import { ChoiceDropdown } from '#renderer/ui/filters/FilterDropdown.tsx';
import { ListPart, type TablePart } from '#renderer/ui/list/part/ListPart.tsx';
import { usePagesOf } from '#renderer/ui/list/part/listPart.ts';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import utility from '#renderer/ui/utility.module.css';
import { type LogLine, linesOf, logColumns } from './ChangeRows.tsx';
import styles from './hybrid-options.module.css';
import { useLog } from './useLog.ts';

const NO_FILTER: LogFilter = { search: '', who: '', provider: '' };
const NOT_NARROWED = JSON.stringify(NO_FILTER);

/** What one of the filters can be; the empty value narrows nothing. */
const choicesOf = (all: string, values: readonly (string | null)[]) => {
  const options = [...new Set(values)].filter((value) => value !== null).toSorted();
  return [{ value: '', label: all }, ...options.map((value) => ({ value, label: value }))];
};

const CHANGES: Omit<TablePart<LogLine>, 'columns'> = {
  id: 'options-log',
  title: 'Changes',
  things: 'loaded changes',
  emptyText: 'No changes yet',
  rowId: ({ id }) => id,
  pageSize: 100,
  pagerSize: 5,
};

const SEARCH = 'Search the loaded changes';

function LogDialog({ onClose }: { readonly onClose: () => void }) {
  const { read, rowCount, error, refetch, fetchNextPage, hasNextPage, isFetching } = useLog();
  const [filter, setFilter] = useState(NO_FILTER);
  const [open, setOpen] = useState<readonly string[]>([]);
  const changes = useMemo(() => loggedChanges(read ?? []), [read]);
  const lines = useMemo(
    () => linesOf(matchingGroups(changeGroups(changes, hasNextPage), filter), open),
    [changes, hasNextPage, filter, open],
  );
  const columns = useMemo(() => logColumns((id) => setOpen((ids) => toggled(ids, id))), []);
  const narrowing = JSON.stringify(filter);
  const { rows, paging } = usePagesOf({ data: lines }, CHANGES.pageSize, narrowing);
  return (
    <ReadingDialog
      title="Log"
      loading={!(read || error)}
      error={read ? null : error}
      onRetry={() => void refetch()}
      onClose={onClose}
      size="large"
    >
      <div className={`${styles.narrow} ${utility.row}`}>
        <SearchBox
          size="small"
          aria-label={SEARCH}
          placeholder={SEARCH}
          value={filter.search}
          onChange={(_event, { value }) => setFilter({ ...filter, search: value })}
        />
        <ChoiceDropdown
          aria-label="User"
          options={choicesOf(
            'All users',
            changes.map(({ who }) => who),
          )}
          chosen={filter.who}
          onChoose={(who) => setFilter({ ...filter, who })}
        />
        <ChoiceDropdown
          aria-label="Provider"
          options={choicesOf(
            'All providers',
            changes.map(({ provider }) => provider),
          )}
          chosen={filter.provider}
          onChoose={(provider) => setFilter({ ...filter, provider })}
        />
        <Text size={200}>
          {formatCount(changes.length)} of {formatCount(rowCount)} changes loaded. Groups are
          inferred: one person, less than a second apart.
        </Text>
        {hasNextPage && (
          <>
            {error && <Text role="alert">More changes could not be loaded</Text>}
            <Button
              size="small"
              disabledFocusable={isFetching}
              onClick={() => void fetchNextPage()}
            >
              Load more
            </Button>
          </>
        )}
      </div>
      <section className={styles.log} aria-label="Changes">
        <ListPart
          part={{ ...CHANGES, columns }}
          rows={rows}
          paging={{ ...paging, scope: `${paging.scope} ${open.join()}` }}
          byKey={false}
          head={null}
          onRetry={() => void refetch()}
          onClear={narrowing === NOT_NARROWED ? undefined : () => setFilter(NO_FILTER)}
        />
      </section>
    </ReadingDialog>
  );
}

/** Opens the log of what staff have changed. */
export function ShowLog() {
  const [open, setOpen, close] = useDraft('hybrid-order-options.log', readFlag);
  useShortcuts([{ ...LIST_KEYS.showLog, run: () => setOpen(true) }]);
  return (
    <>
      <Button size="small" icon={<HistoryRegular />} onClick={() => setOpen(true)}>
        Show Log
      </Button>
      {open && <LogDialog onClose={close} />}
    </>
  );
}
