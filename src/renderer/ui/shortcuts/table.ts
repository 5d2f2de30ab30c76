/** The shortcuts of lists, orders, users and the frame: what declares one, and Help, take it from here. */
import type { Shortcut, ShortcutScope } from './registry.ts';

/** A shortcut without what it does. */
export interface DeclaredKeys extends Omit<Shortcut, 'run'> {
  readonly keys: readonly [string, ...string[]];
}

/** Keys, several being alternatives, and what they do: a verb first. */
export const declareKeys = (
  scope: ShortcutScope,
  label: string,
  ...keys: DeclaredKeys['keys']
): DeclaredKeys => ({ scope, label, keys });

export const LIST_KEYS = {
  search: declareKeys('List', 'Search this list', '/', 'Mod+F'),
  showFilters: declareKeys('List', 'Show filters', 'F'),
  hideFilters: declareKeys('List', 'Hide filters', 'F'),
  refresh: declareKeys('List', 'Refresh', 'R'),
  nextPage: declareKeys('List', 'Next page', 'N'),
  previousPage: declareKeys('List', 'Previous page', 'P'),
  review: declareKeys('List', 'Review one by one', 'V'),
  reviewWithdrawals: declareKeys('List', 'Review withdrawals', 'V'),
  showLog: declareKeys('List', 'Show Log', 'L'),
  addLimit: declareKeys('List', 'Add New Rate Limit', 'A'),
  createRibbon: declareKeys('List', 'Create new ribbon', 'A'),
} as const;

/** The keys of the pane beside a list. */
export const PANE_KEYS = {
  nextRow: declareKeys('List', 'Next row', 'J'),
  previousRow: declareKeys('List', 'Previous row', 'K'),
  look: declareKeys('List', 'Show the row in the pane, or close the pane', 'Space'),
  follow: declareKeys('List', 'Go through the rows', 'ArrowDown', 'ArrowUp'),
  close: declareKeys('List', 'Close the pane', 'Escape'),
  open: declareKeys('List', 'Open the whole screen', 'Enter'),
} as const;

export const ORDER_KEYS = {
  previous: declareKeys('Order', 'Previous order', 'Alt+ArrowUp', 'K'),
  next: declareKeys('Order', 'Next order', 'Alt+ArrowDown', 'J'),
} as const;

export const USER_KEYS = { refresh: declareKeys('User', 'Refresh', 'R') } as const;

export const GENERAL_KEYS = {
  palette: declareKeys('General', 'Find anything', 'Mod+K'),
  shortcuts: declareKeys('General', 'Keyboard shortcuts', '?'),
} as const;
