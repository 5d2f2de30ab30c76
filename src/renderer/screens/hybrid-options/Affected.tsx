import type { BulkTerms, FoundOptions } from '#domain/rates/hybrid-options.ts';
import {
  bulkDoubts,
  largestFirst,
  optionName,
  severalSources,
} from '#domain/rates/hybrid-options.ts';
import { formatCount } from '#domain/time/format.ts';
import { SCROLLABLE } from '#renderer/ui/layout/scrollable.ts';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Doubts } from './Doubts.tsx';
import styles from './hybrid-options.module.css';
import { OldAndNew } from './OldAndNew.tsx';

interface AffectedProps {
  readonly found: FoundOptions;
  readonly terms: BulkTerms;
}

/** All rows with what they are and what they would become, the largest change first. */
function Rows({ found: { rows, rowCount }, terms }: AffectedProps) {
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

/** What Save All would change, with what is doubtful about it. */
export const Affected = ({ found, terms }: AffectedProps) => (
  <>
    <Doubts doubts={[...severalSources(found.rows), ...bulkDoubts(found, terms)]} />
    <Rows found={found} terms={terms} />
  </>
);
