/** What keys do on a cell of a grid, beside the arrows that move from cell to cell. */
import type { KeyboardEvent } from 'react';
import { hasModifier } from '#renderer/ui/shortcuts/keys.ts';
import type { Opening } from '../expansion.ts';
import { rowIdAt } from '../rowAt.ts';

interface FocusedCell {
  readonly element: HTMLElement;
  readonly row: string;
}

/** The cell that has the focus itself; null while something inside it has. */
function focusedCell(target: EventTarget): FocusedCell | null {
  if (!(target instanceof HTMLElement && target.matches('.ag-cell'))) return null;
  const row = rowIdAt(target);
  return row === undefined ? null : { element: target, row };
}

/** Opens or closes the row when the key asks for what it is not yet; says whether it did. */
function turned(key: string, { element, row }: FocusedCell, opening: Opening): boolean {
  const expander = element.querySelector('button[aria-expanded]:not([aria-haspopup])');
  const open = opening.open.includes(row);
  const wanted = { ArrowRight: true, ArrowLeft: false }[key];
  if (expander === null || wanted === undefined || wanted === open) return false;
  opening.onToggle(row);
  return true;
}

/** Presses the cell's first button, or opens and closes the row of a cell that has none. */
function pressed({ element, row }: FocusedCell, opening: Opening | null): boolean {
  const button = element.querySelector('button');
  if (button) button.click();
  else opening?.onToggle(row);
  return button !== null || opening !== null;
}

/**
 * Enter presses the button of the focused cell, or opens and closes its row, where the inspector has no
 * use for it. On the chevron's cell →
 * opens a closed row and ← closes an open one; otherwise both move on as everywhere.
 */
export function onGridKey(event: KeyboardEvent, opening: Opening | null): void {
  const cell = hasModifier(event) ? null : focusedCell(event.target);
  if (!cell) return;
  const done =
    event.key === 'Enter'
      ? pressed(cell, opening)
      : opening !== null && turned(event.key, cell, opening);
  if (!done) return;
  event.preventDefault();
  event.stopPropagation();
}
