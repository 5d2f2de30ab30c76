/** What keys do on a cell of a grid, beside the arrows that move from cell to cell. */
import type { KeyboardEvent } from 'react';
import { hasModifier } from '#renderer/ui/shortcuts/keys.ts';
import type { Opening } from '../expansion.ts';
import { rowIdAt } from '../rowAt.ts';

/** Opens or closes the row when the key asks for what it is not yet; says whether it did. */
function turned(key: string, cell: Element, row: string, opening: Opening): boolean {
  const expander = cell.querySelector('button[aria-expanded]:not([aria-haspopup])');
  const open = opening.open.includes(row);
  const wanted = { ArrowRight: true, ArrowLeft: false }[key];
  if (expander === null || wanted === undefined || wanted === open) return false;
  opening.onToggle(row);
  return true;
}

/** Presses the cell's first button or link, or opens and closes the row of a cell that has none. */
function pressed(cell: Element, row: string, opening: Opening | null): boolean {
  const inCell = cell.querySelector<HTMLElement>('button, a');
  if (inCell) inCell.click();
  else opening?.onToggle(row);
  return inCell !== null || opening !== null;
}

/**
 * Enter presses the button or link of the focused cell, or opens and closes its row, where the inspector has no
 * use for it. On the chevron's cell →
 * opens a closed row and ← closes an open one; otherwise both move on as everywhere.
 */
export function onGridKey(event: KeyboardEvent, opening: Opening | null): void {
  const { key, target: cell } = event;
  const row = rowIdAt(cell);
  // The cell has the focus itself, and nothing inside it.
  const isCell = cell instanceof Element && cell.matches('.ag-cell');
  if (hasModifier(event) || !isCell || row === undefined) return;
  const done =
    key === 'Enter'
      ? pressed(cell, row, opening)
      : opening !== null && turned(key, cell, row, opening);
  if (!done) return;
  event.preventDefault();
  event.stopPropagation();
}
