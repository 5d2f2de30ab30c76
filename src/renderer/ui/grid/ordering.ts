/** How headers order the rows. The server orders them: the grid shows by what, and hands on the press. */
import type { ColDef, SortChangedEvent } from 'ag-grid-community';

/** What the rows are ordered by, and what headers can order them by. */
export interface Ordering {
  /** The ids of the columns whose headers order the rows. */
  readonly columns: readonly string[];
  /** The column the rows are ordered by; undefined where no column shows it. */
  readonly current: string | undefined;
  readonly direction: 'asc' | 'desc';
  /** The header of a column was clicked, or Enter was pressed on it. */
  onPress(column: string): void;
}

/** The rows stay in the order in which they came. */
const asTheyCame = () => 0;

/** The part of a column's definition that is about the order. */
export function orderOf(
  column: string,
  ordering: Ordering | undefined,
): Pick<ColDef, 'sortable' | 'sort' | 'sortingOrder' | 'comparator' | 'unSortIcon'> {
  if (!ordering?.columns.includes(column)) return {};
  return {
    sortable: true,
    sort: column === ordering.current ? ordering.direction : null,
    sortingOrder: [ordering.direction],
    comparator: asTheyCame,
    unSortIcon: true,
  };
}

/** The column whose header a person has just pressed. */
export const pressedIn = ({ source, columns }: SortChangedEvent): string | undefined =>
  source === 'uiColumnSorted' ? columns?.find((column) => column.getSort())?.getColId() : undefined;
