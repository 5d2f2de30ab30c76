import { Button } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { HybridOptionChange } from '#contract/hybrid-order-options.ts';
import { formatRateInFull } from '#domain/money.ts';
import { pageSizeOf } from '#domain/pages.ts';
import { nameOrEmail } from '#domain/people.ts';
import { useEndpoint } from '#renderer/client/endpoints.ts';
import { useDraft } from '#renderer/client/useDraft.ts';
import { ReadingDialog } from '#renderer/ui/feedback/ReadingDialog.tsx';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { Pager } from '#renderer/ui/list/Pager.tsx';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import styles from './hybrid-options.module.css';
import { PAGE_SIZE } from './list.ts';

const PAGES = 5;
const HEADERS = [
  'Date',
  'User',
  'Provider',
  'Amount',
  'Exchange Rate',
  'Fee',
  'Matcher Currency',
  'Matcher Country',
  'PB Currency',
  'PB Country',
];

/** What scrolls must be reached by key (WCAG 2.1.1). */
const SCROLLABLE = { tabIndex: 0 };

function ChangeRow({ change }: { readonly change: HybridOptionChange }) {
  const { exchange_rate: rate } = change;
  return (
    <tr>
      <td>
        <Instant value={change.created_at} />
      </td>
      <td>
        <Private>{nameOrEmail(change.user) ?? EMPTY}</Private>
      </td>
      <td>{change.thirdPartyCompany ?? EMPTY}</td>
      <td className={styles['number']}>
        <Amount amount={change.matcher_amount} inFull />
      </td>
      <td className={styles['number']}>{rate === null ? EMPTY : formatRateInFull(rate)}</td>
      <td className={styles['number']}>
        <Amount amount={change.fee} inFull />
      </td>
      <td>{change.matcher_currency ?? EMPTY}</td>
      <td>{change.matcher_country ?? EMPTY}</td>
      <td>{change.pb_currency ?? EMPTY}</td>
      <td>{change.pb_country ?? EMPTY}</td>
    </tr>
  );
}

function LogDialog({ onClose }: { readonly onClose: () => void }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useEndpoint(
    'hybridOrderOptions.changelog',
    { page, pageSize: PAGE_SIZE },
    { keepPrevious: true },
  );
  return (
    <ReadingDialog
      title="Change log"
      loading={!(data || error)}
      error={data ? null : error}
      onRetry={() => void refetch()}
      onClose={onClose}
      size="large"
    >
      {data && (
        <>
          <section className={styles['log']} aria-label="Changes" {...SCROLLABLE}>
            <table>
              <TableHead titles={HEADERS} />
              <tbody>
                {data.rows.map((change) => (
                  <ChangeRow
                    key={`${change.id} ${change.created_at} ${change.exchange_rate} ${change.fee}`}
                    change={change}
                  />
                ))}
              </tbody>
            </table>
            {data.rows.length === 0 && <p>No changes yet</p>}
          </section>
          <Pager
            label="Pages of the log"
            page={page}
            pageSize={pageSizeOf(data, PAGE_SIZE)}
            rowCount={data.rowCount}
            size={PAGES}
            onPage={setPage}
          />
        </>
      )}
    </ReadingDialog>
  );
}

const readOpen = (kept: unknown) => kept === true;

/** Opens the log of what staff have changed. */
export function ShowLog() {
  const [open, setOpen, close] = useDraft('hybrid-order-options.log', readOpen);
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
