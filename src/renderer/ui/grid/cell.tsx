/** What is drawn in a cell. */
import type { ReactNode } from 'react';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import type { Column } from './columns/column.tsx';
import { Expander } from './Expander.tsx';
import styles from './grid.module.css';

/** What a column draws of a row, after the chevron where that opens the row. */
export function cellOf<Row>(column: Column<Row>, row: Row, rowId: (row: Row) => string): ReactNode {
  const value = (column.cell ?? column.text)(row) ?? EMPTY;
  if (!column.opens) return value;
  return (
    <span className={styles['opens']}>
      <Expander id={rowId(row)} />
      {typeof value === 'string' ? <bdi>{value}</bdi> : value}
    </span>
  );
}
