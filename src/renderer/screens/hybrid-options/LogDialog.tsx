import { Button, Dropdown, Option, SearchBox, Text } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useState } from 'react';
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
import { SCROLLABLE } from '#renderer/ui/layout/scrollable.ts';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { GroupRows, LOG_COLUMNS } from './ChangeRows.tsx';
import styles from './hybrid-options.module.css';
import { useLog } from './useLog.ts';

const NO_FILTER: LogFilter = { search: '', who: '', provider: '' };

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly values: readonly (string | null)[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

function Choice({ label, all, values, chosen, onChoose }: ChoiceProps) {
  const options = [...new Set(values)].filter((value) => value !== null).toSorted();
  return (
    <Dropdown
      aria-label={label}
      size="small"
      value={chosen || all}
      selectedOptions={[chosen]}
      onOptionSelect={(_event, { optionValue }) => onChoose(optionValue ?? '')}
    >
      {['', ...options].map((value) => (
        <Option key={value} value={value}>
          {value || all}
        </Option>
      ))}
    </Dropdown>
  );
}

const SEARCH = 'Search the loaded changes';

function LogDialog({ onClose }: { readonly onClose: () => void }) {
  const { read, rowCount, error, refetch, fetchNextPage, hasNextPage, isFetching } = useLog();
  const [filter, setFilter] = useState(NO_FILTER);
  const changes = loggedChanges(read ?? []);
  const shown = matchingGroups(changeGroups(changes, hasNextPage), filter);
  return (
    <ReadingDialog
      title="Log"
      loading={!(read || error)}
      error={read ? null : error}
      onRetry={() => void refetch()}
      onClose={onClose}
      size="large"
    >
      <div className={styles.narrow}>
        <SearchBox
          size="small"
          aria-label={SEARCH}
          placeholder={SEARCH}
          value={filter.search}
          onChange={(_event, { value }) => setFilter({ ...filter, search: value })}
        />
        <Choice
          label="User"
          all="All users"
          values={changes.map(({ who }) => who)}
          chosen={filter.who}
          onChoose={(who) => setFilter({ ...filter, who })}
        />
        <Choice
          label="Provider"
          all="All providers"
          values={changes.map(({ provider }) => provider)}
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
      <section className={styles.log} aria-label="Changes" {...SCROLLABLE}>
        <table>
          <TableHead
            titles={LOG_COLUMNS.map(({ header }) => header)}
            numbers={LOG_COLUMNS.filter(({ align }) => align).map(({ header }) => header)}
          />
          <tbody>
            {shown.map((group) => (
              <GroupRows key={group.key} group={group} />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && (
          <p>{changes.length === 0 ? 'No changes yet' : 'No loaded changes match'}</p>
        )}
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
