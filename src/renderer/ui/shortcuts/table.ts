/** The shortcuts of lists, orders, users and the frame: what declares one, and Help, take it from here. */
import { labelOf, type RoutePath } from '#domain/access/screens.ts';
import type { Shortcut, ShortcutScope } from './registry.ts';

/** The lists whose reviews compare a person's data with images. */
export const WITH_IMAGES: readonly RoutePath[] = [
  '/card-verifications',
  '/doc-verifications/identity',
  '/doc-verifications/address',
];
export const WITHDRAWALS: readonly RoutePath[] = ['/withdrawal-referral-transactions'];

const PLACES: Readonly<Record<Exclude<ShortcutScope, 'Queue'>, string>> = {
  List: 'Every list',
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
  scope === 'Queue'
    ? `Review one by one of ${named(WITH_IMAGES)}; review of ${named(WITHDRAWALS)}`
    : PLACES[scope];

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

const WITH_SEARCH = { on: 'Lists with a search' };
const WITH_FILTERS = { on: 'Lists with filters' };
const WITH_PANE = { on: 'Lists with a pane' };

export const LIST_KEYS = {
  search: { ...declareKeys('List', 'Search this list', '/', 'Mod+F'), ...WITH_SEARCH },
  toRows: {
    ...declareKeys('List', 'Go from the search to the rows', 'ArrowDown', 'Enter'),
    ...WITH_SEARCH,
  },
  select: {
    ...declareKeys('List', 'Select the row, or all from the last selected one', 'Shift+Space'),
    on: 'Tables; cards one by one',
  },
  copy: {
    ...declareKeys('List', 'Copy the selected rows, else the cell or the column', 'Mod+C'),
    on: 'Tables',
  },
  showFilters: { ...declareKeys('List', 'Show filters', 'F'), ...WITH_FILTERS },
  hideFilters: { ...declareKeys('List', 'Hide filters', 'F'), ...WITH_FILTERS },
  refresh: declareKeys('List', 'Refresh', 'R'),
  nextPage: declareKeys('List', 'Next page', 'N'),
  previousPage: declareKeys('List', 'Previous page', 'P'),
  review: { ...declareKeys('List', 'Review one by one', 'V'), on: WITH_IMAGES },
  reviewWithdrawals: { ...declareKeys('List', 'Review withdrawals', 'V'), on: WITHDRAWALS },
  showLog: { ...declareKeys('List', 'Show Log', 'L'), on: ['/hybrid-order-options'] },
  addLimit: {
    ...declareKeys('List', 'Add New Rate Limit', 'A'),
    on: ['/exchange-rates'],
  },
  createRibbon: { ...declareKeys('List', 'Create new ribbon', 'A'), on: ['/ribbons'] },
} as const satisfies Readonly<Record<string, DeclaredKeys>>;

/** The keys of the pane beside a list. */
export const PANE_KEYS = {
  nextRow: { ...declareKeys('List', 'Next row', 'J'), ...WITH_PANE },
  previousRow: { ...declareKeys('List', 'Previous row', 'K'), ...WITH_PANE },
  look: {
    ...declareKeys('List', 'Show the row in the pane, or close the pane', 'Space'),
    ...WITH_PANE,
  },
  follow: { ...declareKeys('List', 'Go through the rows', 'ArrowDown', 'ArrowUp'), ...WITH_PANE },
  close: { ...declareKeys('List', 'Close the pane', 'Escape'), ...WITH_PANE },
  open: { ...declareKeys('List', 'Open the whole screen', 'Enter'), ...WITH_PANE },
} as const satisfies Readonly<Record<string, DeclaredKeys>>;

export const ORDER_KEYS = {
  previous: declareKeys('Order', 'Previous order', 'Alt+ArrowUp', 'K'),
  next: declareKeys('Order', 'Next order', 'Alt+ArrowDown', 'J'),
} as const;

export const USER_KEYS = { refresh: declareKeys('User', 'Refresh', 'R') } as const;

export const GENERAL_KEYS = {
  palette: declareKeys('General', 'Find anything', 'Mod+K'),
  shortcuts: declareKeys('General', 'Keyboard shortcuts', '?'),
  yes: { ...declareKeys('General', 'Answer Yes', 'Y'), on: 'Questions with Yes and No' },
} as const;
