/** Which row or card of a list the focus is on, and what keys do there for the inspector. */
import type { KeyboardEvent } from 'react';
import { rowIdAt } from '#renderer/ui/grid/rowAt.ts';
import { hasModifier } from '#renderer/ui/shortcuts/keys.ts';

/** What can have the focus for a whole row: a cell itself, or the link of a card. */
const FOCUSABLE = '.ag-cell, [data-row-id] a';
/** In the column of boxes Space selects. */
const BOXES = '[col-id="ag-Grid-SelectionColumn"]';
/** A cell of what the row is: its link, or the chevron that opens it. */
const IDENTITY = 'a, button[aria-expanded]:not([aria-haspopup])';

/** The id of the row whose cell, or of the card whose link, has the focus itself. */
export const focusedRowId = (target: EventTarget | null): string | undefined =>
  target instanceof Element && target.matches(FOCUSABLE) ? rowIdAt(target) : undefined;

/**
 * What a key does on a row: Space shows it in the pane, Enter opens it. Undefined where the cell itself
 * uses the key: for a checkbox, a button or a link.
 */
export function askedByKey(event: KeyboardEvent): 'look' | 'open' | undefined {
  const { key, target } = event;
  if (hasModifier(event) || !(target instanceof Element)) return undefined;
  if (focusedRowId(target) === undefined) return undefined;
  if (key === ' ') return target.matches(BOXES) ? undefined : 'look';
  if (key !== 'Enter' || !target.matches('.ag-cell')) return undefined;
  return target.querySelector(IDENTITY) || !target.querySelector('button') ? 'open' : undefined;
}

/**
 * Puts the focus on a row: on the cell of the column that has it now, else on the first one. Says whether
 * the row is drawn.
 */
export function focusRow(list: Element, id: string): boolean {
  const column = document.activeElement?.closest('.ag-cell')?.getAttribute('col-id');
  const name = CSS.escape(id);
  // The parts of a table's row, or the card.
  const parts = list.querySelectorAll(
    `.ag-row:not(.ag-full-width-row)[row-business-key="${name}"], [data-row-id="${name}"]`,
  );
  const cells = [...parts].flatMap((part) => [...part.querySelectorAll<HTMLElement>(FOCUSABLE)]);
  const target =
    cells.find((cell) => cell.getAttribute('col-id') === column) ??
    cells.find((cell) => !cell.matches(BOXES));
  target?.focus();
  // The link of a card has the focus, and all of the card is to be seen.
  target?.closest('[data-row-id]')?.scrollIntoView({ block: 'nearest' });
  return target !== undefined;
}
