import type { UseQueryResult } from '@tanstack/react-query';
import { shownAs, type Unreadable } from '#contract/wire/unreadable.ts';
import { type Decimal, formatAmount } from '#domain/money/money.ts';
import { tooltipIfCut } from '#renderer/ui/values/text/tooltipIfCut.ts';
import type { ListTotals } from '../state/definition.ts';
import styles from './list.module.css';

/** What the strip calls each total; null where it does not show it. */
export type TotalLabels<T> = { readonly [Name in keyof T]: string | null };

/** The totals of a list as they were read, for the strip; 0 where they are not known (1D, 1L, 1W, 2T30). */
export const listTotals = <T extends { readonly [Name in keyof T]: Decimal | Unreadable }>(
  labels: TotalLabels<T>,
  { data, isError }: Pick<UseQueryResult<T>, 'data' | 'isError'>,
): ListTotals => ({
  figures: Object.entries<string | null>(labels).flatMap(([name, label]) =>
    label === null ? [] : [{ label, value: (isError ? null : data?.[name as keyof T]) ?? '0' }],
  ),
  failed: isError,
});

/** Totals over all rows that match the query, not only those of the page. */
export function TotalsStrip({ figures, failed }: ListTotals) {
  return (
    <>
      <dl className={styles['totals']} aria-label="Totals">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt {...tooltipIfCut}>{label}</dt>
            <dd>{shownAs(value, formatAmount)}</dd>
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
