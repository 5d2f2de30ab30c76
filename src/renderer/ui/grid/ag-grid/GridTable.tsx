/** The table itself, on AG Grid Community: its code comes after the first rows. */
import type { ColumnMovedEvent, ColumnResizedEvent } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useCallback, useMemo, useRef } from 'react';
import { pinnedTo } from '../columns/fit.ts';
import styles from '../grid.module.css';
import { HEADER_HEIGHT, ROW_HEIGHT } from '../heights.ts';
import { pressedIn } from '../ordering.ts';
import { type FittedProps, isOnRow } from '../table.ts';
import { asLayout, toColDefs } from './columnDefs.tsx';
import type { GridRow } from './gridRows.ts';
import {
  GRID_OPTIONS,
  SELECTION,
  SELECTION_BY_BOX,
  SELECTION_COLUMN,
  styleNonce,
} from './options.ts';
import { useRowOptions } from './rows.tsx';
import { useSelectByClick } from './selectRows.ts';
import { forgetTooltips } from './tooltips.ts';
import { useGridHandlers } from './useGridHandlers.ts';
import { useGridLines } from './useGridLines.ts';

interface GridTableProps<Row extends object> extends FittedProps<Row> {
  /** Whether it is seen; until it has drawn its first rows it is not. */
  readonly isShown: boolean;
  /** The first rows are drawn. */
  readonly onDrawn: () => void;
}

/**
 * The table. All rows of the page are in the document, and the columns in view; assistive technology is
 * told how many columns there are.
 */
export function GridTable<Row extends object>(props: GridTableProps<Row>) {
  const { label, rows, rowId, selection, layout, onLayout } = props;
  const { fit, onRowClick, ordering, isShown, onDrawn } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { firstLines, takeGrid } = useGridLines(props, frame);
  const rowOptions = useRowOptions(props);
  const selectByClick = useSelectByClick(rowId);

  const thing = selection.boxesOf;
  const hasBoxes = thing !== null;
  const selectionColumnDef = useMemo(
    () => ({ ...SELECTION_COLUMN, cellRendererParams: { thing, rowId } }),
    [thing, rowId],
  );
  const free = [
    hasBoxes || pinnedTo('left', fit.columns).length > 0 ? '' : styles.freeLeft,
    pinnedTo('right', fit.columns).length > 0 ? '' : styles.freeRight,
  ].join(' ');
  const columnDefs = useMemo(() => toColDefs(fit, rowId, ordering), [fit, rowId, ordering]);
  const shown = fit.columns.filter(({ hidden }) => !hidden).map(({ column }) => column);
  const { onFrame, onCellKeyDown } = useGridHandlers(props, shown);

  const widths = useMemo(
    () => new Map(fit.columns.map(({ column, width, isSet }) => [column.id, isSet ? null : width])),
    [fit],
  );
  const keepLayout = useCallback(
    ({ api, finished, source }: ColumnMovedEvent | ColumnResizedEvent) => {
      // Only what a person does is kept. A double click on the edge of a column sizes it automatically.
      const isChosen = source.startsWith('uiColumn') || source === 'autosizeColumns';
      if (!(finished && isChosen)) return;
      onLayout({ ...layout, columns: asLayout(api.getColumnState(), widths) });
    },
    [layout, onLayout, widths],
  );

  return (
    <div
      ref={frame}
      className={`${styles.layer} ${free} ${isShown ? '' : styles.waiting}`}
      {...onFrame}
    >
      <AgGridReact<GridRow<Row>>
        {...GRID_OPTIONS}
        {...rowOptions}
        styleNonce={styleNonce()}
        columnDefs={columnDefs}
        rowData={firstLines}
        rowSelection={hasBoxes ? SELECTION_BY_BOX : SELECTION}
        selectionColumnDef={selectionColumnDef}
        onSelectionChanged={({ api }) =>
          selection.onSelect(api.getSelectedRows().map(({ row }) => rowId(row)))
        }
        rowHeight={ROW_HEIGHT[layout.density]}
        headerHeight={HEADER_HEIGHT - 1}
        onRowClicked={(clicked) => {
          const { data, event } = clicked;
          selectByClick(clicked);
          if (data?.detail === false && isOnRow(event)) onRowClick?.(data.row);
        }}
        onCellKeyDown={onCellKeyDown}
        onGridReady={({ api }) => {
          takeGrid(api);
          frame.current?.querySelector('[role=grid]')?.setAttribute('aria-label', label);
          if (rows.length === 0) onDrawn();
        }}
        onFirstDataRendered={onDrawn}
        onRowDataUpdated={() => forgetTooltips(frame.current)}
        onSortChanged={(event) => {
          const pressed = pressedIn(event);
          if (pressed !== undefined) ordering?.onPress(pressed);
        }}
        onColumnResized={keepLayout}
        onColumnMoved={keepLayout}
      />
    </div>
  );
}
