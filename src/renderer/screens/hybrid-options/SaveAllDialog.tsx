import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HybridOptionFilters } from '#contract/hybrid-order-options.ts';
import { OPTION_ACTS, readFound } from '#domain/acts/options.ts';
import { formatCount } from '#domain/format.ts';
import {
  type BulkTerms,
  bulkDoubts,
  type FoundOptions,
  optionName,
} from '#domain/hybrid-options.ts';
import { callEndpoint } from '#renderer/client/endpoints.ts';
import { ReadingDialog } from '#renderer/ui/feedback/ReadingDialog.tsx';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { Doubts } from './Doubts.tsx';
import styles from './hybrid-options.module.css';
import { OldAndNew } from './OldAndNew.tsx';

const TITLE = 'Are You Sure?';
/** Rows whose old and new values are shown. */
const SAMPLE = 5;

const question = ({ rowCount }: FoundOptions) =>
  `Are You sure to update all these record? (${rowCount} rows will be affected)`;

interface SampleProps {
  readonly found: FoundOptions;
  readonly terms: BulkTerms;
}

/** The first rows with what they are and what they would become. */
function Sample({ found: { rows, rowCount }, terms }: SampleProps) {
  return (
    <table className={styles['sample']}>
      <caption>
        {rowCount > SAMPLE
          ? `The first ${SAMPLE} of ${formatCount(rowCount)} rows`
          : 'The rows that change'}
      </caption>
      <TableHead titles={['Option', 'Exchange Rate', 'Fee']} />
      <tbody>
        {rows.slice(0, SAMPLE).map((option) => (
          <tr key={option.id}>
            <th scope="row">{optionName(option)}</th>
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
          <Sample found={found} terms={terms} />
          <Doubts doubts={bulkDoubts(found, terms)} />
        </>
      )}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
