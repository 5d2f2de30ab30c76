/** Declared columns as AG Grid takes them. */
import type { ColDef, ColumnState, ICellRendererParams } from 'ag-grid-community';
import { Cell, type CellProps, isDrawn } from '../cell.tsx';
import { canHide } from '../columns/column.tsx';
import { type Fit, pinnedTo } from '../columns/fit.ts';
import styles from '../grid.module.css';
import type { ColumnLayout } from '../layout.ts';
import { type Ordering, orderOf } from '../ordering.ts';
import type { GridRow } from './gridRows.ts';
import { TextCell } from './TextCell.ts';

/** Pixels a column can be narrowed to. */
export const MIN_WIDTH = 56;

interface CellParams<Row> extends Pick<CellProps<Row>, 'column' | 'isFirst'> {
  readonly rowId: (row: Row) => string;
}

const DrawnCell = <Row,>(params: ICellRendererParams<GridRow<Row>> & CellParams<Row>) => {
  const { data, column, isFirst, rowId } = params;
  return data && <Cell column={column} row={data.row} id={rowId(data.row)} isFirst={isFirst} />;
};

/** How its cells are drawn, and when again. */
function drawing<Row>(
  params: CellParams<Row>,
): Pick<ColDef<GridRow<Row>>, 'cellRenderer' | 'cellRendererParams' | 'equals'> {
  // It draws itself again: the grid need not compare.
  if (!isDrawn(params))
    return { cellRenderer: TextCell, cellRendererParams: params, equals: () => true };
  return {
    cellRenderer: DrawnCell,
    cellRendererParams: params,
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
      headerClass: column.align === 'end' ? `ag-right-aligned-header ${styles.headerEnd}` : '',
      // Without one the grid draws every cell again, whatever `equals` says.
      valueGetter: () => null,
      ...drawing({ column, rowId, isFirst: each === first }),
      ...orderOf(column.id, ordering),
    };
  });
}

/**
 * The columns' order, widths and visibility as the grid has them; `widths` are those that no person has set.
 * A width that the table chose itself is not kept.
 */
export const asLayout = (
  state: readonly ColumnState[],
  widths: ReadonlyMap<string, number | null>,
): ColumnLayout[] =>
  // The column of selection boxes is the grid's own and stays where it is.
  state
    .filter(({ colId }) => widths.has(colId))
    .map(({ colId, width, flex, hide }) => ({
      id: colId,
      width:
        typeof width !== 'number' || typeof flex === 'number' || width === widths.get(colId)
          ? null
          : Math.round(width),
      hidden: hide === true,
    }));
