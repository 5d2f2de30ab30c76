/** A cell that React draws, in the early rows and in the table: what is more than text, and the first of a row. */
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { ChangedMark } from './ChangedMark.tsx';
import type { Column } from './columns/column.tsx';
import { Expander } from './Expander.tsx';
import styles from './grid.module.css';

export interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  /** The id of its row. */
  readonly id: string;
  /** Whether it carries its row's mark. */
  readonly isFirst: boolean;
}

/** In place of a value: one element for all cells. */
export const NOTHING = <span className={utility.quiet}>{EMPTY}</span>;

/** Whether React draws it. */
export const isDrawn = <Row,>({ column, isFirst }: Pick<CellProps<Row>, 'column' | 'isFirst'>) =>
  isFirst || column.cell !== undefined || column.opens === true;

/** What a column draws of a row, after the mark of the row and the chevron that opens it. */
export function Cell<Row>({ column, row, id, isFirst }: CellProps<Row>) {
  const value = (column.cell ?? column.text)(row) ?? NOTHING;
  return (
    <>
      {isFirst && <ChangedMark id={id} />}
      {column.opens ? (
        <span className={styles.opens}>
          <Expander id={id} />
          {typeof value === 'string' ? <bdi>{value}</bdi> : value}
        </span>
      ) : (
        value
      )}
    </>
  );
}
