/** The table itself, on AG Grid Community: its code comes after the first rows. */
import {
  CellStyleModule,
  ClientSideRowModelModule,
  type ColDef,
  ColumnApiModule,
  type GetRowIdParams,
  type GridApi,
  type ICellRendererParams,
  type IRowNode,
  type IsFullWidthRowParams,
  ModuleRegistry,
  RowApiModule,
  type RowClassRules,
  type RowHeightParams,
  RowSelectionModule,
  type RowSelectionOptions,
  RowStyleModule,
  type SelectionColumnDef,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { counted } from '#domain/format.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useCopy } from '#renderer/ui/values/clipboard.ts';
import type { RowLook } from '../column.tsx';
import { OpeningProvider } from '../expansion.ts';
import styles from '../grid.module.css';
import { HEADER_HEIGHT, ROW_HEIGHT, SELECTION_WIDTH } from '../heights.ts';
import { arrange, widthOf } from '../layout.ts';
import { useRowLinks } from '../links.ts';
import { NO_ORDER, pressedIn } from '../ordering.ts';
import { useHasRoom } from '../room.ts';
import { rowIdAt } from '../rowAt.ts';
import { isOnRow, type TableProps } from '../table.ts';
import { asLayout, MIN_WIDTH, toColDefs } from './columnDefs.tsx';
import { asCell, asTable } from './copyRows.ts';
import { onGridKey } from './keys.ts';
import { type Line, useLines } from './lines.ts';
import { gridTheme } from './theme.ts';
import { forgetTooltips, setTooltip } from './tooltips.ts';

ModuleRegistry.registerModules([
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
]);

const DEFAULT_COLUMN: ColDef = {
  sortable: false,
  resizable: true,
  minWidth: MIN_WIDTH,
  wrapHeaderText: true,
};
const NONE: readonly string[] = [];

interface GridTableProps<Row extends object> extends TableProps<Row> {
  /** Whether it is seen; until it has drawn its first rows it is not. */
  readonly isShown: boolean;
  /** The first rows are drawn. */
  readonly onDrawn: () => void;
}

/** A box in each row and one in the header; clicking elsewhere in a row selects nothing. */
const SELECTION: RowSelectionOptions = {
  mode: 'multiRow',
  checkboxes: true,
  headerCheckbox: true,
  enableClickSelection: false,
  isRowSelectable: ({ data }) => data?.detail === false,
};
const SELECTION_COLUMN: SelectionColumnDef = {
  pinned: 'left',
  lockPinned: true,
  width: SELECTION_WIDTH,
  minWidth: SELECTION_WIDTH,
  maxWidth: SELECTION_WIDTH,
  resizable: false,
  suppressMovable: true,
};

interface DetailParams<Row> {
  readonly render: (row: Row) => React.ReactNode;
}

/** A row of a grid consists of cells, also one that has only one. */
const CELL = { role: 'gridcell' };

/** What an open row shows under itself, as wide as the grid. */
function Detail<Row>({ data, render }: ICellRendererParams<Line<Row>> & DetailParams<Row>) {
  if (data === undefined) return null;
  return (
    <div className={styles['detail']} {...CELL}>
      {render(data.row)}
    </div>
  );
}

const isDetail = <Row,>({ rowNode }: IsFullWidthRowParams<Line<Row>>) =>
  rowNode.data?.detail === true;

const plainLook = (): RowLook => 'plain';

/** Row class rules, so that a row changes its look when its data change, or what is inspected. */
const lookRules = <Row,>(
  look: (row: Row) => RowLook,
  isInspected: (row: Row) => boolean,
): RowClassRules<Line<Row>> => ({
  [styles['dimmed'] ?? '']: ({ data }) => data?.detail === false && look(data.row) === 'dimmed',
  [styles['struck'] ?? '']: ({ data }) => data?.detail === false && look(data.row) === 'struck',
  [styles['inspected'] ?? '']: ({ data }) => data?.detail === false && isInspected(data.row),
});

/** Arrow keys move between cells; Tab goes on to what follows the grid. */
const leaveGrid = () => false;

/** Whether a key asks for the focused cell's text; a text that is marked is the browser's to copy. */
const isCopy = (event: Event | null | undefined): boolean =>
  event instanceof KeyboardEvent &&
  event.key === 'c' &&
  (event.ctrlKey || event.metaKey) &&
  window.getSelection()?.isCollapsed !== false;

const lineId = <Row,>({ data }: GetRowIdParams<Line<Row>>) => data.id;

/** What is open belongs to the row it was opened at. */
const OPEN = '[aria-expanded="true"]';

/** Whether the focus is in a row, or something of it is open. */
function isInUse(frame: HTMLElement | null, id: string): boolean {
  const elements = [document.activeElement, ...(frame?.querySelectorAll(OPEN) ?? [])];
  return elements.some((element) => frame?.contains(element) && rowIdAt(element) === id);
}

/** Whether the grid has the row selected. */
const isSelected = <Row,>(
  api: GridApi<Line<Row>> | null,
  id: string,
  rowId: (row: Row) => string,
): boolean =>
  api?.isDestroyed() === false && api.getSelectedRows().some(({ row }) => rowId(row) === id);

/** The nonce under which the page's policy accepts styles. */
const styleNonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

/**
 * The table. All rows of the page are in the document, and the columns in view; assistive technology is
 * told how many columns there are.
 */
export function GridTable<Row extends object>(props: GridTableProps<Row>) {
  const { label, columns, rows, rowId, rowLook, expansion, selection, layout, onLayout } = props;
  const { onRowClick, inspected, ordering, isShown, onDrawn } = props;
  const copy = useCopy();
  const followLink = useRowLinks();
  const feedback = useFeedback();
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<GridApi<Line<Row>>>(null);

  const isHeld = useCallback(
    (id: string) => isInUse(frame.current, id) || isSelected(grid.current, id, rowId),
    [rowId],
  );
  const lines = useLines(rows, expansion?.open ?? NONE, { rowId, isHeld });

  const [firstLines] = useState(lines);
  const latestLines = useRef(lines);
  // As a prop they would reach the grid after a frame with the old rows.
  useLayoutEffect(() => {
    latestLines.current = lines;
    grid.current?.setGridOption('rowData', lines);
  }, [lines]);

  const arranged = useMemo(() => arrange(columns, layout), [columns, layout]);
  const hasRoom = useHasRoom(frame, widthOf(arranged) + (selection ? SELECTION_WIDTH : 0));
  const { columns: orderable, current, direction } = ordering ?? NO_ORDER;
  const columnDefs = useMemo(
    () => toColDefs(arranged, rowId, hasRoom, { columns: orderable, current, direction }),
    [arranged, rowId, hasRoom, orderable, current, direction],
  );
  const widths = useMemo(() => new Map(columns.map(({ id, width }) => [id, width])), [columns]);

  // The grid makes its columns again whenever one of these is another object.
  const rowIdOf = useCallback(
    ({ data }: IRowNode<Line<Row>>) => (data ? rowId(data.row) : ''),
    [rowId],
  );
  const detailHeight = expansion?.height;
  const getRowHeight = useCallback(
    ({ data }: RowHeightParams<Line<Row>>) => (data?.detail ? detailHeight : undefined),
    [detailHeight],
  );
  const render = expansion?.render;
  const detailParams = useMemo(() => ({ render }), [render]);
  const classRules = useMemo(
    () => lookRules(rowLook ?? plainLook, (row: Row) => rowId(row) === inspected),
    [rowLook, rowId, inspected],
  );

  const keepLayout = useCallback(
    (api: GridApi<Line<Row>>) =>
      onLayout({ ...layout, columns: asLayout(api.getColumnState(), widths) }),
    [layout, onLayout, widths],
  );

  const noneSelected = selection?.selected.length === 0;
  useEffect(() => {
    if (noneSelected) grid.current?.deselectAll();
  }, [noneSelected]);

  /** The tooltip of a cell or header: what its column adds, else the whole of what is cut. */
  const tooltipAt = (element: Element, isCut: boolean) => {
    const id = element.closest('[col-id]')?.getAttribute('col-id');
    const column = columns.find((each) => each.id === id);
    const row = rows.find((each) => rowId(each) === rowIdAt(element));
    if (!row) return isCut ? column?.header : null;
    return column?.tooltip?.(row) ?? (isCut ? column?.text(row) : null);
  };

  const handlers = {
    onClick: followLink,
    onMouseOver: ({ target }: MouseEvent) => setTooltip(target, tooltipAt),
    onKeyDownCapture: (event: KeyboardEvent) => onGridKey(event, expansion ?? null),
    onCopy: (event: ClipboardEvent) => {
      const chosen = rows.filter((row) => selection?.selected.includes(rowId(row)));
      if (chosen.length === 0 || window.getSelection()?.isCollapsed === false) return;
      const shown = arranged.filter(({ hidden }) => !hidden).map(({ column }) => column);
      const { tsv, html } = asTable(shown, chosen);
      event.clipboardData.setData('text/plain', tsv);
      event.clipboardData.setData('text/html', html);
      event.preventDefault();
      feedback.success(`${counted(chosen.length, 'row')} copied`);
    },
  };

  return (
    <OpeningProvider value={expansion ?? null}>
      <div
        ref={frame}
        className={`${styles['layer']} ${isShown ? '' : styles['waiting']}`}
        {...handlers}
      >
        <AgGridReact<Line<Row>>
          theme={gridTheme}
          styleNonce={styleNonce()}
          columnDefs={columnDefs}
          defaultColDef={DEFAULT_COLUMN}
          rowData={firstLines}
          getRowId={lineId}
          getBusinessKeyForNode={rowIdOf}
          getRowHeight={getRowHeight}
          isFullWidthRow={isDetail}
          fullWidthCellRenderer={Detail}
          fullWidthCellRendererParams={detailParams}
          rowClassRules={classRules}
          {...(selection && {
            rowSelection: SELECTION,
            selectionColumnDef: SELECTION_COLUMN,
            onSelectionChanged: ({ api }) =>
              selection.onSelect(api.getSelectedRows().map(({ row }) => rowId(row))),
          })}
          rowHeight={ROW_HEIGHT[layout.density]}
          headerHeight={HEADER_HEIGHT}
          maintainColumnOrder={false}
          suppressRowVirtualisation
          suppressDragLeaveHidesColumns
          suppressMultiSort
          suppressNoRowsOverlay
          ensureDomOrder
          tabToNextCell={leaveGrid}
          {...(onRowClick && {
            onRowClicked: ({ data, event }) => {
              if (data?.detail === false && isOnRow(event)) onRowClick(data.row);
            },
          })}
          onCellKeyDown={(event) => {
            if (!('column' in event && event.data && isCopy(event.event))) return;
            if (selection?.selected.length) return;
            const focused = event.column.getColId();
            const column = columns.find(({ id }) => id === focused);
            const text = column && asCell(column, event.data.row);
            if (text) void copy(text);
          }}
          onGridReady={({ api }) => {
            grid.current = api;
            if (latestLines.current !== firstLines) {
              api.setGridOption('rowData', latestLines.current);
            }
            frame.current?.querySelector('[role=grid]')?.setAttribute('aria-label', label);
            if (lines.length === 0) onDrawn();
          }}
          onFirstDataRendered={onDrawn}
          onRowDataUpdated={() => forgetTooltips(frame.current)}
          onSortChanged={(event) => {
            const pressed = pressedIn(event);
            if (pressed !== undefined) ordering?.onPress(pressed);
          }}
          onColumnResized={({ api, finished, source }) => {
            if (finished && source !== 'api') keepLayout(api);
          }}
          onColumnMoved={({ api, finished, source }) => {
            if (finished && source !== 'api') keepLayout(api);
          }}
        />
      </div>
    </OpeningProvider>
  );
}
