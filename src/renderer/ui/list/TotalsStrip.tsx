import { formatAmount } from '#domain/money.ts';
import { wholeIfCut } from '#renderer/ui/values/whole.ts';
import type { ListTotals } from './definition.ts';
import styles from './list.module.css';

/** Totals over all rows that match the query, not only those of the page. */
export function TotalsStrip({ figures, failed }: ListTotals) {
  return (
    <>
      <dl className={styles['totals']} aria-label="Totals">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt {...wholeIfCut}>{label}</dt>
            <dd {...wholeIfCut}>{formatAmount(value)}</dd>
          </div>
        ))}
      </dl>
      {failed && (
        <p className={styles['totalsFailed']} role="status">
          Totals could not be loaded
        </p>
      )}
    </>
  );
}
