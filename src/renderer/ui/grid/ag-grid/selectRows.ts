/** Selecting rows by clicks, as in a table of files. */
import type { RowClickedEvent } from 'ag-grid-community';
import { useRef } from 'react';
import { isSelecting } from '../table.ts';
import type { GridRow } from './gridRows.ts';
import { ROW_BOX } from './RowBox.ts';

/** Whether a click selects rows: on a box, and elsewhere where it does nothing of its own. */
const isSelectingRow = (event: Event | null | undefined): event is MouseEvent =>
  event instanceof MouseEvent &&
  event.target instanceof Element &&
  (event.target.closest(ROW_BOX) !== null ||
    (isSelecting(event) && event.target.closest('a, button, input') === null));

/** A hook: a click on a box, and Ctrl and a click, select a row or no longer, Shift and a click all from the last one to this. */
export function useSelectByClick<Row>(rowId: (row: Row) => string) {
  const last = useRef<string>(undefined);
  return ({ api, node, data, event }: RowClickedEvent<GridRow<Row>>) => {
    if (data?.detail !== false || !isSelectingRow(event)) return;
    const id = rowId(data.row);
    if (!event.shiftKey) {
      last.current = id;
      node.setSelected(!node.isSelected());
      return;
    }
    const rows = api
      .getRenderedNodes()
      .filter((each) => each.data?.detail === false)
      .toSorted((a, b) => (a.rowIndex ?? 0) - (b.rowIndex ?? 0));
    const indexOf = (wanted: string | undefined) =>
      rows.findIndex((each) => each.data && rowId(each.data.row) === wanted);
    const [to, from] = [indexOf(id), indexOf(last.current)];
    const [first, end] = [Math.min(to, from < 0 ? to : from), Math.max(to, from)];
    api.setNodesSelected({ nodes: rows.slice(first, end + 1), newValue: true });
  };
}
