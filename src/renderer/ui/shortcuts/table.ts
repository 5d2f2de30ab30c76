/** The shortcuts of lists, orders, users and the frame: what declares one, and Help, take it from here. */
import { labelOf, type RoutePath, screenAt } from '#domain/access/screens.ts';
import { QUEUE_IDS, QUEUES } from '#domain/queues/queues.ts';
import type { Shortcut, ShortcutScope } from './registry.ts';

/** The lists with a queue. */
const WITH_QUEUE: readonly RoutePath[] = [...new Set(QUEUE_IDS.map((id) => QUEUES[id].path))];

/** The lists whose reviews compare a person's data with images. */
export const WITH_IMAGES: readonly RoutePath[] = [
  '/card-verifications',
  '/doc-verifications/identity',
  '/doc-verifications/address',
];

const PLACES: Readonly<Record<Exclude<ShortcutScope, 'Queue'>, string>> = {
  List: 'Every list',
  Actions: 'The open Actions menu',
  Order: 'The screen of an order',
  User: 'The screen of a user',
  General: 'Every screen',
  'Go to': 'Every screen',
};

/** The names of screens, as their menus have them. */
const named = (paths: readonly RoutePath[]) =>
  new Intl.ListFormat('en-GB').format(paths.map(labelOf));

/** Where keys work that do not say it themselves, by their scope. */
export const placesOf = (scope: ShortcutScope): string =>
  scope === 'Queue' ? `Review one by one of ${named(WITH_QUEUE)}` : PLACES[scope];

/** Where keys work by what they say; undefined where they say nothing. */
export const ownPlacesOf = ({ on }: Pick<Shortcut, 'on'>): string | undefined =>
  on === undefined || typeof on === 'string' ? on : named(on);

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

/** Something to do in a list that has no keys: the palette alone lists it. */
export const withoutKey = (label: string): Omit<Shortcut, 'run'> => ({
  scope: 'List',
  label,
  keys: [],
});

/** The keys that open a screen; none where it has none. */
export function screenKeys(path: RoutePath): readonly DeclaredKeys[] {
  const { keys } = screenAt(path);
  return keys === undefined ? [] : [declareKeys('Go to', labelOf(path), keys)];
}

/** Keys of those lists alone. */
const listKeys = (
  on: NonNullable<Shortcut['on']>,
  label: string,
  ...keys: DeclaredKeys['keys']
): DeclaredKeys => ({ ...declareKeys('List', label, ...keys), on });

const WITH_SEARCH = 'Lists with a search';
const WITH_FILTERS = 'Lists with filters';
const WITH_PANE = 'Lists with a pane';

export const LIST_KEYS = {
  search: listKeys(WITH_SEARCH, 'Search this list', '/', 'Mod+F'),
  toRows: listKeys(WITH_SEARCH, 'Go from the search to the rows', 'ArrowDown', 'Enter'),
  select: listKeys(
    'Tables; cards one by one',
    'Select the row, or all from the last selected one',
    'Shift+Space',
  ),
  copy: listKeys(
    'Tables; cards as a table',
    'Copy the selected rows, else the cell, the column or the card',
    'Mod+C',
  ),
  showFilters: listKeys(WITH_FILTERS, 'Show filters', 'F'),
  hideFilters: listKeys(WITH_FILTERS, 'Hide filters', 'F'),
  refresh: declareKeys('List', 'Refresh', 'R'),
  nextPage: declareKeys('List', 'Next page', 'N'),
  previousPage: declareKeys('List', 'Previous page', 'P'),
  review: listKeys(WITH_QUEUE, 'Review one by one', 'V'),
  showLog: listKeys(['/hybrid-order-options'], 'Show Log', 'L'),
  addLimit: listKeys(['/exchange-rates'], 'Add New Rate Limit', 'A'),
  createRibbon: listKeys(['/ribbons'], 'Create new ribbon', 'A'),
};

/** The keys of the pane beside a list. */
export const PANE_KEYS = {
  nextRow: listKeys(WITH_PANE, 'Next row', 'J'),
  previousRow: listKeys(WITH_PANE, 'Previous row', 'K'),
  look: listKeys(WITH_PANE, 'Show the row in the pane, or close the pane', 'Space'),
  follow: listKeys(WITH_PANE, 'Go through the rows', 'ArrowDown', 'ArrowUp'),
  close: listKeys(WITH_PANE, 'Close the pane', 'Escape'),
  open: listKeys(WITH_PANE, 'Open the whole screen', 'Enter'),
};

export const ORDER_KEYS = {
  previous: declareKeys('Order', 'Previous order', 'Alt+ArrowUp', 'K'),
  next: declareKeys('Order', 'Next order', 'Alt+ArrowDown', 'J'),
} as const;

export const USER_KEYS = { refresh: declareKeys('User', 'Refresh', 'R') } as const;

export const GENERAL_KEYS = {
  palette: declareKeys('General', 'Find anything', 'Mod+K'),
  actions: {
    ...declareKeys('General', 'Open the actions of what is in focus', '.'),
    on: 'Rows, cards, panes and screens with actions',
  },
  watch: {
    ...declareKeys('General', 'Watch what is in focus', 'W'),
    on: 'Orders, users, disputes, withdrawals, cards and documents',
  },
  shortcuts: declareKeys('General', 'Keyboard shortcuts', '?'),
  /** The browser's own, or the one of Electron's menu. */
  print: declareKeys('General', 'Print', 'Mod+P'),
  /** Heard beside the others, because it works in dialogs too. */
  lock: declareKeys('General', 'Lock Corridor', 'Mod+Shift+L'),
  yes: { ...declareKeys('General', 'Answer Yes', 'Y'), on: 'Questions with Yes and No' },
} as const;
