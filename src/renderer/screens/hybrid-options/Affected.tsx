import { keyed } from '#domain/lists/row-keys.ts';
import {
  type BulkTerms,
  bulkDoubts,
  type FoundOptions,
  largestFirst,
  optionName,
  severalSources,
} from '#domain/rates/hybrid-options.ts';
import { formatCount } from '#domain/text/words.ts';
import { SCROLLABLE } from '#renderer/ui/layout/scrollable.ts';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Doubts } from './Doubts.tsx';
import styles from './hybrid-options.module.css';
import { OldAndNew } from './OldAndNew.tsx';
import { useRateDoubts } from './useRateDoubts.ts';

interface AffectedProps {
  readonly found: FoundOptions;
  readonly terms: BulkTerms;
}

/** What Save All would change, with what is doubtful about it; the largest change first. */
export function Affected({ found, terms }: AffectedProps) {
  const { rows, rowCount } = found;
  const doubts = useRateDoubts(rows, terms.exchange_rate);
  const what = rowCount > rows.length ? `The first ${formatCount(rows.length)} of` : 'All';
  return (
    <>
      <Doubts doubts={[...severalSources(rows), ...bulkDoubts(found, terms), ...doubts]} />
      <section className={styles.rows} aria-label="Rows" {...SCROLLABLE}>
        <table className={styles.sample}>
          <caption>
            {what} {formatCount(rowCount)} rows, largest change first
          </caption>
          <TableHead titles={['Option', 'From', 'To', 'Exchange Rate', 'Fee']} />
          <tbody>
            {keyed(largestFirst(rows, terms)).map(([key, option]) => (
              <tr key={key}>
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
    </>
  );
}
