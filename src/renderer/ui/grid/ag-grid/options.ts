/** What every table has in common, as AG Grid takes it. */
import {
  CellStyleModule,
  ClientSideRowModelModule,
  type ColDef,
  ColumnApiModule,
  ColumnAutoSizeModule,
  type GetRowIdParams,
  LocaleModule,
  ModuleRegistry,
  RowApiModule,
  RowSelectionModule,
  type RowSelectionOptions,
  RowStyleModule,
  type SelectionColumnDef,
} from 'ag-grid-community';
import { SELECTION_WIDTH } from '../heights.ts';
import { MIN_WIDTH } from './columnDefs.tsx';
import type { GridRow } from './gridRows.ts';
import { RowBox } from './RowBox.ts';
import { gridTheme } from './theme.ts';

ModuleRegistry.registerModules([
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  LocaleModule,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
]);

const DEFAULT_COLUMN: ColDef = {
  sortable: false,
  minWidth: MIN_WIDTH,
  wrapHeaderText: true,
};

const gridRowId = <Row>({ data }: GetRowIdParams<GridRow<Row>>) => data.id;

/** Arrow keys move between cells; Tab goes on to what follows the grid. */
const leaveGrid = () => false;

/** All rows of the page are in the document, and the columns in view. */
export const GRID_OPTIONS = {
  theme: gridTheme,
  defaultColDef: DEFAULT_COLUMN,
  getRowId: gridRowId,
  tabToNextCell: leaveGrid,
  suppressRowVirtualisation: true,
  suppressDragLeaveHidesColumns: true,
  suppressMultiSort: true,
  suppressNoRowsOverlay: true,
  ensureDomOrder: true,
  // The grid's own texts name Space, which opens the pane.
  localeText: {
    ariaRowSelect: 'Press Shift and Space to select this row',
    ariaRowDeselect: 'This row is selected',
    ariaHeaderSelection: 'Select all on this page',
    ariaRowSelectAll: 'Select all on this page',
  },
} as const;

/** Rows are selected by Ctrl or Shift and a click (`selectRows.ts`) or Space. */
export const SELECTION: RowSelectionOptions = {
  mode: 'multiRow',
  checkboxes: false,
  headerCheckbox: false,
  isRowSelectable: ({ data }) => data?.detail === false,
};

/** Also by a box in each row, and all by one in the header. */
export const SELECTION_BY_BOX: RowSelectionOptions = {
  ...SELECTION,
  headerCheckbox: true,
};

export const SELECTION_COLUMN: SelectionColumnDef = {
  pinned: 'left',
  lockPinned: true,
  cellRenderer: RowBox,
  width: SELECTION_WIDTH,
  minWidth: SELECTION_WIDTH,
  maxWidth: SELECTION_WIDTH,
  resizable: false,
  suppressMovable: true,
};

/** The nonce under which the page's policy accepts styles. */
export const styleNonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
