/** A dense table of a page of rows on AG Grid Community. */
import {
  CellStyleModule,
  ClientSideRowModelModule,
  type ColDef,
  ColumnApiModule,
  type ColumnState,
  type GetRowIdParams,
  type GridApi,
  type ICellRendererParams,
  ModuleRegistry,
  RowApiModule,
  type RowClassRules,
  RowStyleModule,
  TooltipModule,
  type ValueGetterParams,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useCallback, useMemo, useRef } from 'react';
import { useCopy } from '#renderer/ui/values/clipboard.ts';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import type { Column, RowLook } from './column.tsx';
import styles from './grid.module.css';
import { arrange, type ColumnLayout, type TableLayout } from './layout.ts';
import { gridTheme, HEADER_HEIGHT, ROW_HEIGHT } from './theme.ts';

ModuleRegistry.registerModules([
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  RowApiModule,
  RowStyleModule,
  TooltipModule,
]);

/** Milliseconds a pointer rests before a tooltip shows. */
const TOOLTIP_DELAY = 400;
const MIN_WIDTH = 56;
const DEFAULT_COLUMN: ColDef = { sortable: false, resizable: true, minWidth: MIN_WIDTH };

interface DataGridProps<Row> {
  /** The accessible name of the grid: its list's title. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly rowLook?: (row: Row) => RowLook;
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
}

interface CellParams<Row> {
  readonly column: Column<Row>;
}

function Cell<Row>({ data, column }: ICellRendererParams<Row> & CellParams<Row>) {
  return data === undefined ? null : (column.cell?.(data) ?? EMPTY);
}

function toColDef<Row>({
  column,
  width,
  hidden,
}: ReturnType<typeof arrange<Column<Row>>>[number]): ColDef<Row> {
  return {
    colId: column.id,
    headerName: column.header,
    headerTooltip: column.header,
    width,
    hide: hidden,
    pinned: column.pinned ?? null,
    lockPinned: true,
    lockVisible: column.pinned !== undefined,
    suppressMovable: column.pinned !== undefined,
    cellClass: column.align === 'end' ? (styles['end'] ?? '') : '',
    headerClass: column.align === 'end' ? (styles['headerEnd'] ?? '') : '',
    cellClassRules: { [styles['empty'] ?? '']: ({ value }) => value === null },
    valueGetter: ({ data }: ValueGetterParams<Row>) => (data ? column.text(data) : null),
    valueFormatter: ({ value }) => value ?? EMPTY,
    ...(column.cell && { cellRenderer: Cell, cellRendererParams: { column } }),
    tooltipValueGetter: ({ value }) => value ?? '',
  };
}

const asLayout = (
  state: readonly ColumnState[],
  shown: ReadonlyMap<string, number>,
): ColumnLayout[] =>
  state.map(({ colId, width, hide }) => ({
    id: colId,
    width: width ?? shown.get(colId) ?? MIN_WIDTH,
    hidden: hide === true,
  }));

/** Row class rules, so that a row changes its look when its data change. */
const lookRules = <Row,>(look: (row: Row) => RowLook): RowClassRules<Row> => ({
  [styles['dimmed'] ?? '']: ({ data }) => data !== undefined && look(data) === 'dimmed',
  [styles['struck'] ?? '']: ({ data }) => data !== undefined && look(data) === 'struck',
});

/** Arrow keys move between cells; Tab goes on to what follows the grid. */
const leaveGrid = () => false;

/** Whether a key asks for the focused cell's text; a text that is marked is the browser's to copy. */
const isCopy = (event: Event | null | undefined): boolean =>
  event instanceof KeyboardEvent &&
  event.key === 'c' &&
  (event.ctrlKey || event.metaKey) &&
  window.getSelection()?.isCollapsed !== false;

/** The nonce under which the page's policy accepts styles. */
const styleNonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

/**
 * Shows one page of rows. Columns can be moved, resized and hidden; every change is handed to
 * `onLayout`. All rows and columns of the page are in the document, so that find-in-page and
 * assistive technology see them.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, columns, rows, rowId, rowLook, layout, onLayout } = props;
  const copy = useCopy();
  const frame = useRef<HTMLDivElement>(null);

  const columnDefs = useMemo(() => arrange(columns, layout).map(toColDef), [columns, layout]);
  const widths = useMemo(() => new Map(columns.map(({ id, width }) => [id, width])), [columns]);

  // The grid makes its columns anew whenever one of these is another object.
  const getRowId = useCallback(({ data }: GetRowIdParams<Row>) => rowId(data), [rowId]);
  const classRules = useMemo(() => (rowLook ? lookRules(rowLook) : {}), [rowLook]);

  const keepLayout = useCallback(
    (api: GridApi<Row>) => onLayout({ ...layout, columns: asLayout(api.getColumnState(), widths) }),
    [layout, onLayout, widths],
  );

  return (
    <div ref={frame} className={styles['frame']}>
      <AgGridReact<Row>
        theme={gridTheme}
        styleNonce={styleNonce()}
        columnDefs={columnDefs}
        defaultColDef={DEFAULT_COLUMN}
        rowData={rows as Row[]}
        getRowId={getRowId}
        rowClassRules={classRules}
        rowHeight={ROW_HEIGHT[layout.density]}
        headerHeight={HEADER_HEIGHT}
        maintainColumnOrder={false}
        suppressColumnVirtualisation
        suppressRowVirtualisation
        suppressDragLeaveHidesColumns
        suppressNoRowsOverlay
        ensureDomOrder
        enableCellTextSelection
        tooltipShowDelay={TOOLTIP_DELAY}
        tooltipShowMode="whenTruncated"
        tabToNextCell={leaveGrid}
        onCellKeyDown={(event) => {
          if (!('column' in event && event.data && isCopy(event.event))) return;
          const focused = event.column.getColId();
          const text = columns.find(({ id }) => id === focused)?.text(event.data);
          if (text) void copy(text);
        }}
        onGridReady={() => {
          frame.current?.querySelector('[role=grid]')?.setAttribute('aria-label', label);
        }}
        onColumnResized={({ api, finished, source }) => {
          if (finished && source !== 'api') keepLayout(api);
        }}
        onColumnMoved={({ api, finished, source }) => {
          if (finished && source !== 'api') keepLayout(api);
        }}
      />
    </div>
  );
}
