/** Saved views outside of their lists: pinned to the sidebar, and as the start page. */
import { mayOpen, ROUTE_PATHS, type RoutePath, screenAt } from '#domain/access/screens.ts';
import type { PreferenceValues } from '../desk/desk.ts';
import type { Store } from '../desk/store.ts';
import type { Json } from './drafts.ts';
import { writePreference } from './preferences.ts';
import { fieldsOf } from './read.ts';

/** A saved view of a list, and the screen that shows it. */
export interface ListView extends Readonly<NonNullable<ReturnType<typeof readView>>> {
  readonly path: RoutePath;
  readonly list: string;
}

/** The preference that holds the views of a list. */
export const viewsKey = (list: string): string => `${list}.views`;
/** The preference that holds how the table of a list is arranged. */
export const tableKey = (list: string): string => `table.${list}`;

/** A view as it was kept; undefined for anything else. The table validates its columns. */
export function readView(kept: unknown) {
  const { name, query, columns, pinned } = fieldsOf(kept);
  if (typeof name !== 'string' || typeof query !== 'string') return;
  const own = Array.isArray(columns) ? (columns as Json[]) : [];
  return { name, query, columns: own, pinned: pinned === true };
}

function viewsAt(path: RoutePath, preferences: PreferenceValues): readonly ListView[] {
  const { list = null } = screenAt(path);
  const stored = list === null ? null : preferences[viewsKey(list)];
  if (list === null || !Array.isArray(stored)) return [];
  return stored.flatMap((one) => readView(one) ?? []).map((view) => ({ path, list, ...view }));
}

/** The saved views of all lists that the role may open, in the order of the screens. */
export const viewsFor = (preferences: PreferenceValues, role: string): readonly ListView[] =>
  ROUTE_PATHS.filter((path) => mayOpen(path, role)).flatMap((path) => viewsAt(path, preferences));

/** The address that shows a view. */
export const viewAddress = ({ path, query }: Pick<ListView, 'path' | 'query'>): string =>
  query === '' ? path : `${path}?${query}`;

/** The state of an address that shows a complete view: missing filters are empty, not the last ones used. */
export const COMPLETE_VIEW = { isWhole: true };

/** Whether a place was opened with {@link COMPLETE_VIEW}. */
export const isWhole = (state: unknown): boolean =>
  (state as Partial<typeof COMPLETE_VIEW> | null)?.isWhole === true;

/** Arranges the columns of the list as the view has them; its address says the rest. */
export function arrangeFor(
  preferences: Store<PreferenceValues>,
  { list, columns }: ListView,
): void {
  const key = tableKey(list);
  const kept = (preferences.get()[key] ?? { density: null }) as { [field: string]: Json };
  writePreference(preferences, key, { ...kept, columns });
}
