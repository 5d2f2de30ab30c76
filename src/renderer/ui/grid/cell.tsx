/** What is drawn in a cell. */
import type { ReactNode } from 'react';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import type { Column } from './columns/column.tsx';
import { Expander } from './Expander.tsx';
import styles from './grid.module.css';

/** The text of a cell, null where there is none, and of an amount the currency after its digits, otherwise ''. */
export function textsOf<Row>(
  { text, parts }: Column<Row>,
  row: Row,
): readonly [text: string | null, currency: string] {
  const shown = text(row);
  const currency = (shown && parts?.(row)[1]) || '';
  return shown && currency ? [shown.slice(0, -currency.length - 1), ` ${currency}`] : [shown, ''];
}

/** What a column draws of a row, after the chevron where that opens the row. */
export function cellOf<Row>(column: Column<Row>, row: Row, rowId: (row: Row) => string): ReactNode {
  const value = (column.cell ?? column.text)(row) ?? EMPTY;
  if (!column.opens) return value;
  return (
    <span className={styles.opens}>
      <Expander id={rowId(row)} />
      {typeof value === 'string' ? <bdi>{value}</bdi> : value}
    </span>
  );
}
