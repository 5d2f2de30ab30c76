import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HybridOptionFilters } from '#contract/network/hybrid-order-options.ts';
import { OPTION_ACTS, readFound } from '#domain/acts/areas/options.ts';
import {
  type BulkTerms,
  bulkDoubts,
  type FoundOptions,
  largestFirst,
  optionName,
  severalSources,
} from '#domain/rates/hybrid-options.ts';
import { formatCount } from '#domain/time/format.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { ReadingDialog } from '#renderer/ui/feedback/ReadingDialog.tsx';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Doubts } from './Doubts.tsx';
import styles from './hybrid-options.module.css';
import { OldAndNew } from './OldAndNew.tsx';

const TITLE = 'Are You Sure?';
/** What scrolls must be reached by key (WCAG 2.1.1). */
const SCROLLABLE = { tabIndex: 0 };

const question = ({ rowCount }: FoundOptions) =>
  `Are You sure to update all these record? (${rowCount} rows will be affected)`;

interface RowsProps {
  readonly found: FoundOptions;
  readonly terms: BulkTerms;
}

/** All rows with what they are and what they would become, the largest change first. */
function Rows({ found: { rows, rowCount }, terms }: RowsProps) {
  const what = rowCount > rows.length ? `The first ${formatCount(rows.length)}` : 'All';
  return (
    <section className={styles['rows']} aria-label="Rows" {...SCROLLABLE}>
      <table className={styles['sample']}>
        <caption>
          {what} of {formatCount(rowCount)} rows, largest change first
        </caption>
        <TableHead titles={['Option', 'From', 'To', 'Exchange Rate', 'Fee']} />
        <tbody>
          {largestFirst(rows, terms).map((option) => (
            <tr key={option.id}>
              <th scope="row">{optionName(option)}</th>
              <td>{option.matcher_currency ?? EMPTY}</td>
              <td>{option.pb_currency ?? EMPTY}</td>
              <td>
                <OldAndNew before={option.exchange_rate} after={terms.exchange_rate} />
              </td>
              <td>
                <OldAndNew before={option.fee} after={terms.fee} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface SaveAllDialogProps {
  readonly filters: HybridOptionFilters;
  readonly terms: BulkTerms;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Shows what Save All would change, asks, and changes it in one call under the guard. */
export function SaveAllDialog({ onDone, onClose, ...given }: SaveAllDialogProps) {
  // Sends what was previewed, even if the list or the fields change in between.
  const [{ filters, terms }] = useState(given);
  const { data, error, refetch } = useQuery({
    queryKey: ['hybridOrderOptions', 'preview', filters],
    queryFn: ({ signal }) => readFound((name, input) => callEndpoint(name, input, signal), filters),
    gcTime: 0,
  });
  if (!data) {
    return (
      <ReadingDialog
        title={TITLE}
        loading={!error}
        error={error}
        onRetry={() => void refetch()}
        onClose={onClose}
      />
    );
  }
  return (
    <GuardedDialog
      label={TITLE}
      question={question}
      alert="Unable to save options"
      done="Options saved"
      act={OPTION_ACTS['options.update']}
      seen={data}
      asked={terms}
      summary={(found) => (
        <>
          <Doubts doubts={[...severalSources(found.rows), ...bulkDoubts(found, terms)]} />
          <Rows found={found} terms={terms} />
        </>
      )}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
