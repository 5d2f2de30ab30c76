/** What a person does in a table with the pointer, the keys and the clipboard. */
import type { CellKeyDownEvent, FullWidthCellKeyDownEvent } from 'ag-grid-community';
import type { ClipboardEvent, MouseEvent, KeyboardEvent as ReactKeyboardEvent } from 'react';
import { counted } from '#domain/text/words.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import type { Column } from '../columns/column.tsx';
import { rowIdAt } from '../rowAt.ts';
import { isNothingMarked, type TableProps } from '../table.ts';
import { asCell, asTable } from './copyRows.ts';
import type { GridRow } from './gridRows.ts';
import { onGridKey } from './keys.ts';
import { setTooltip } from './tooltips.ts';

/** Whether a key asks for the focused cell's text; a text that is marked is the browser's to copy. */
const isCopy = (event: Event | null | undefined): boolean =>
  event instanceof KeyboardEvent &&
  event.key === 'c' &&
  (event.ctrlKey || event.metaKey) &&
  isNothingMarked();

/** The id of the column whose header has the focus. */
const headerAt = (target: EventTarget): string | null =>
  target instanceof Element && target.matches('.ag-header-cell')
    ? target.getAttribute('col-id')
    : null;

/**
 * A hook: the handlers of the table's frame, and the grid's for a key in a cell.
 * @param shown the columns that are shown, in their order
 */
export function useGridHandlers<Row extends object>(
  { columns, rows, rowId, expansion, selection }: TableProps<Row>,
  shown: readonly Column<Row>[],
) {
  const copy = useCopy();
  const feedback = useFeedback();

  /** The tooltip of a cell or header: what its column adds, else the whole of what is cut. */
  const tooltipAt = (element: Element, isCut: boolean) => {
    const id = element.closest('[col-id]')?.getAttribute('col-id');
    const column = columns.find((each) => each.id === id);
    const row = rows.find((each) => rowId(each) === rowIdAt(element));
    if (!row) return isCut ? column?.header : null;
    return column?.tooltip?.(row) ?? (isCut ? column?.text(row) : null);
  };

  const onFrame = {
    onMouseOver: ({ target }: MouseEvent) => setTooltip(target, tooltipAt),
    onKeyDownCapture: (event: ReactKeyboardEvent) => onGridKey(event, expansion ?? null),
    // The browser would mark the text between two clicks.
    onMouseDown: (event: MouseEvent) => {
      if (event.shiftKey && rowIdAt(event.target)) event.preventDefault();
    },
    onCopy: (event: ClipboardEvent) => {
      const header = headerAt(event.target);
      const column = columns.find(({ id }) => id === header);
      const chosen = column ? rows : rows.filter((row) => selection.selected.includes(rowId(row)));
      if (chosen.length === 0 || !isNothingMarked()) return;
      const { tsv, html } = asTable(column ? [column] : shown, chosen);
      event.clipboardData.setData('text/plain', tsv);
      event.clipboardData.setData('text/html', html);
      event.preventDefault();
      feedback.success(`${counted(chosen.length, 'row')} copied`);
    },
  };

  const onCellKeyDown = (
    event: CellKeyDownEvent<GridRow<Row>> | FullWidthCellKeyDownEvent<GridRow<Row>>,
  ) => {
    if (!('column' in event && event.data && isCopy(event.event))) return;
    if (selection.selected.length > 0) return;
    const focused = event.column.getColId();
    const column = columns.find(({ id }) => id === focused);
    const text = column ? asCell(column, event.data.row) : '';
    // What was copied before must not be pasted in its place.
    void copy(text, text === '' ? 'Empty cell copied' : undefined);
  };
  return { onFrame, onCellKeyDown };
}
