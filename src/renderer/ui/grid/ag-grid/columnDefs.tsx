/** Declared columns as AG Grid takes them. */
import type { ColDef, ColumnState, ICellRendererParams } from 'ag-grid-community';
import { ChangedMark } from '../ChangedMark.tsx';
import { cellOf } from '../cell.tsx';
import { type Column, canHide } from '../columns/column.tsx';
import { type Fit, pinnedTo } from '../fit.ts';
import styles from '../grid.module.css';
import type { ColumnLayout } from '../layout.ts';
import { type Ordering, orderOf } from '../ordering.ts';
import type { GridRow } from './gridRows.ts';
import { TextCell } from './TextCell.ts';

/** Pixels a column can be narrowed to. */
export const MIN_WIDTH = 56;

interface CellParams<Row> {
  readonly column: Column<Row>;
  readonly rowId: (row: Row) => string;
}

const Cell = <Row,>({ data, column, rowId }: ICellRendererParams<GridRow<Row>> & CellParams<Row>) =>
  data && cellOf(column, data.row, rowId);

/** The first cell of a row, which carries the row's mark. */
function FirstCell<Row>(props: ICellRendererParams<GridRow<Row>> & CellParams<Row>) {
  const { data, rowId } = props;
  if (data === undefined) return null;
  return (
    <>
      <ChangedMark id={rowId(data.row)} />
      <Cell {...props} />
    </>
  );
}

/** How its cells are drawn, and when again. */
function drawing<Row>(
  { cell, text }: Column<Row>,
  first: boolean,
): Pick<ColDef<GridRow<Row>>, 'cellRenderer' | 'cellClassRules' | 'equals'> {
  // It draws itself again: the grid need not compare.
  if (!(first || cell)) return { cellRenderer: TextCell, equals: () => true };
  return {
    cellRenderer: first ? FirstCell : Cell,
    cellClassRules: {
      [styles.empty]: ({ data }) => data !== undefined && text(data.row) === null,
    },
    // A column's own cell may show more of the row than its text: it is drawn again with every row.
    equals: () => false,
  };
}

/**
 * Declared columns in the places, widths and visibility they were left in. Where the window has room
 * for more, they share it, beside those that a person gave a width.
 */
export function toColDefs<Row>(
  { columns, hasSpareWidth }: Fit<Row>,
  rowId: (row: Row) => string,
  ordering: Ordering | undefined,
): ColDef<GridRow<Row>>[] {
  const [first] = [...pinnedTo('left', columns), ...columns.filter(({ hidden }) => !hidden)];
  return columns.map((each) => {
    const { column, width, isSet, hidden } = each;
    const cellRendererParams: CellParams<Row> = { column, rowId };
    return {
      colId: column.id,
      headerName: column.header,
      width,
      flex: hasSpareWidth && !isSet && column.pinned === undefined ? width : null,
      hide: hidden,
      pinned: column.pinned ?? null,
      lockPinned: true,
      lockVisible: !canHide(column),
      suppressMovable: column.pinned !== undefined,
      cellClass: column.align === 'end' ? styles.end : '',
      headerClass: column.align === 'end' ? styles.headerEnd : '',
      // Without one the grid draws every cell again, whatever `equals` says.
      valueGetter: () => null,
      cellRendererParams,
      ...drawing(column, each === first),
      ...orderOf(column.id, ordering),
    };
  });
}

/**
 * The columns' order, widths and visibility as the grid has them; `widths` are the declared ones.
 * A width that the grid chose itself is not kept.
 */
export const asLayout = (
  state: readonly ColumnState[],
  widths: ReadonlyMap<string, number>,
): ColumnLayout[] =>
  // The column of selection boxes is the grid's own and stays where it is.
  state
    .filter(({ colId }) => widths.has(colId))
    .map(({ colId, width = null, flex, hide }) => ({
      id: colId,
      width: typeof flex === 'number' || width === widths.get(colId) ? null : width,
      hidden: hide === true,
    }));
