/** The lines that a table shows, handed to its grid in the frame in which they are drawn. */
import type { GridApi } from 'ag-grid-community';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { rowIdAt } from '../rowAt.ts';
import type { TableProps } from '../table.ts';
import { type GridRow, useGridRows } from './gridRows.ts';

const NONE: readonly string[] = [];

/** What is open belongs to the row it was opened at. */
const OPEN = '[aria-expanded="true"]';

/** Whether the focus is in a row, or something of it is open. */
function isInUse(frame: HTMLElement | null, id: string): boolean {
  const elements = [document.activeElement, ...(frame?.querySelectorAll(OPEN) ?? [])];
  return elements.some((element) => frame?.contains(element) && rowIdAt(element) === id);
}

/** A hook: the lines the grid begins with, and the function that takes the grid once it is there. */
export function useGridLines<Row extends object>(
  { rows, rowId, expansion, selection }: TableProps<Row>,
  frame: RefObject<HTMLElement | null>,
) {
  const grid = useRef<GridApi<GridRow<Row>>>(undefined);
  const isHeld = useCallback(
    (id: string) => {
      const selected = grid.current?.isDestroyed() === false ? grid.current.getSelectedRows() : [];
      return isInUse(frame.current, id) || selected.some(({ row }) => rowId(row) === id);
    },
    [frame, rowId],
  );
  const lines = useGridRows(rows, expansion?.open ?? NONE, rowId, isHeld);
  const [firstLines] = useState(lines);
  const latest = useRef(lines);
  // As a prop they would reach the grid after a frame with the old rows.
  useLayoutEffect(() => {
    latest.current = lines;
    grid.current?.setGridOption('rowData', lines);
  }, [lines]);

  const noneSelected = selection.selected.length === 0;
  useLayoutEffect(() => {
    if (noneSelected) grid.current?.deselectAll();
  }, [noneSelected]);

  const takeGrid = (api: GridApi<GridRow<Row>>) => {
    grid.current = api;
    if (latest.current !== firstLines) api.setGridOption('rowData', latest.current);
  };
  return { firstLines, takeGrid };
}
