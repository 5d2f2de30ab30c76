import type { Column } from '#renderer/ui/grid/columns/column.tsx';
import { shownColumns, withTexts } from '#renderer/ui/grid/columns/shownColumns.ts';
import { pixelsOf } from '#renderer/ui/grid/columns/widths.ts';
import type { TableProps } from '#renderer/ui/grid/table.ts';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Private } from '#renderer/ui/values/Private.tsx';
import styles from './printed-table.module.css';

interface PrintedTableProps<Row extends object>
  extends Pick<TableProps<Row>, 'label' | 'columns' | 'rows' | 'rowId' | 'rowLook' | 'layout'> {}

/** Pixels on the screen from which columns have a smaller letter on paper. */
const DENSE_WIDTH = 1400;
/** A column's least width on paper, as a part of its width on the screen. */
const ON_PAPER = 0.4;

/** The least width of a column on paper; one that is empty leaves its room to the others. */
const leastOf = <Row,>({ text, width }: Column<Row>, rows: readonly Row[]) =>
  rows.some(text) ? { minInlineSize: pixelsOf(width) * ON_PAPER } : {};

/** The text of a cell, hidden where the cell on the screen is. */
function textOf<Row>({ text, isPersonal }: Column<Row>, row: Row) {
  const shown = text(row);
  if (!shown) return EMPTY;
  return isPersonal ? <Private>{shown}</Private> : <bdi>{shown}</bdi>;
}

/** A page on paper, with all its rows and columns as they are copied: the screen draws only what is in view. */
export function PrintedTable<Row extends object>(props: PrintedTableProps<Row>) {
  const { label, columns, rows, rowId, rowLook, layout } = props;
  const printed = withTexts(shownColumns(columns, layout), rows);
  const isDense = printed.reduce((sum, { width }) => sum + pixelsOf(width), 0) > DENSE_WIDTH;
  return (
    <table
      className={styles.table}
      aria-label={label}
      data-sideways
      data-dense={isDense || undefined}
    >
      <thead>
        <tr>
          {printed.map((column) => (
            <th key={column.id} scope="col" data-align={column.align} style={leastOf(column, rows)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)} data-look={rowLook?.(row)}>
            {printed.map((column) => (
              <td key={column.id} data-align={column.align}>
                {textOf(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
