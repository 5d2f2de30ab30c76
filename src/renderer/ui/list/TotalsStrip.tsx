import { formatAmount } from '#domain/money.ts';
import { tooltipIfCut } from '#renderer/ui/values/tooltipIfCut.ts';
import type { ListTotals } from './definition.ts';
import styles from './list.module.css';

/** Totals over all rows that match the query, not only those of the page. */
export function TotalsStrip({ figures, failed }: ListTotals) {
  return (
    <>
      <dl className={styles['totals']} aria-label="Totals">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt {...tooltipIfCut}>{label}</dt>
            <dd {...tooltipIfCut}>{formatAmount(value)}</dd>
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
