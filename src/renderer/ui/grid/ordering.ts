/** How headers order the rows. The server orders them: the grid shows by what, and hands on the press. */
import type { ColDef, SortChangedEvent } from 'ag-grid-community';

/** What the rows are ordered by, and what they can be ordered by. */
export interface ShownOrder {
  /** The ids of the columns whose headers order the rows. */
  readonly columns: readonly string[];
  /** The column the rows are ordered by; undefined where no column shows it. */
  readonly current: string | undefined;
  readonly direction: 'asc' | 'desc';
}

/** The order of rows that headers can change. */
export interface Ordering extends ShownOrder {
  /** The header of a column was clicked, or Enter was pressed on it. */
  onPress(column: string): void;
}

/** The order of rows that no header can change. */
export const NO_ORDER: ShownOrder = { columns: [], current: undefined, direction: 'desc' };

/** The rows stay in the order in which they came. */
const asTheyCame = () => 0;

/** The part of a column's definition that is about the order. */
export function orderOf(
  column: string,
  { columns, current, direction }: ShownOrder,
): Pick<ColDef, 'sortable' | 'sort' | 'sortingOrder' | 'comparator' | 'unSortIcon'> {
  if (!columns.includes(column)) return {};
  return {
    sortable: true,
    sort: column === current ? direction : null,
    sortingOrder: [direction],
    comparator: asTheyCame,
    unSortIcon: true,
  };
}

/** The column whose header a person has just pressed. */
export const pressedIn = ({ source, columns }: SortChangedEvent): string | undefined =>
  source === 'uiColumnSorted' ? columns?.find((column) => column.getSort())?.getColId() : undefined;
