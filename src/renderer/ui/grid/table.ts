/** What a table is given, whatever draws it. */
import type { Column, RowLook } from './columns/column.tsx';
import type { Fit } from './columns/fit.ts';
import type { Expansion } from './expansion.ts';
import type { TableLayout } from './layout.ts';
import type { Ordering } from './ordering.ts';

export interface TableProps<Row extends object> {
  /** The accessible name of the grid: its list's title. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly rowLook?: (row: Row) => RowLook;
  /** The id of the row that the inspector shows. */
  readonly inspected?: string;
  /** How rows open; left out where they do not. */
  readonly expansion?: Expansion<Row>;
  /** Which rows are selected. */
  readonly selection: Selection;
  /** What the rows are ordered by; left out where headers order nothing. */
  readonly ordering?: Ordering;
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
  /** What a click on a row does, beside its links and buttons; by key, Enter on its chevron or button. */
  readonly onRowClick?: (row: Row) => void;
}

/** What draws a table is also given how its columns fit. */
export interface FittedProps<Row extends object> extends TableProps<Row> {
  readonly fit: Fit<Row>;
}

/** The selected rows by their ids, kept by the component that shows the grid. */
export interface Selection {
  readonly selected: readonly string[];
  /**
   * What a row is called in the name of its box: 'order'. Null where rows have none, and are selected by
   * Ctrl or Shift and a click or Space.
   */
  readonly boxesOf: string | null;
  onSelect(ids: readonly string[]): void;
}

/** Whether a click selects rows: one more, or all between. */
export const isSelecting = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey;

/** Whether no text is marked, which the browser would copy. */
export const isNothingMarked = (): boolean => window.getSelection()?.isCollapsed !== false;

/**
 * Whether a click is on the row itself: not on something in it, not to select it, and not the end of
 * marking a text.
 */
export const isOnRow = (event: Event | null | undefined): boolean =>
  event?.target instanceof Element &&
  !(event instanceof MouseEvent && isSelecting(event)) &&
  event.target.closest('a, button, input, [role=checkbox]') === null &&
  isNothingMarked();
