/** The screen that opens after signing in (1R), as the person may choose it. */
import { labelOf, mayOpen, ROUTE_PATHS, type RoutePath, screenAt } from '#domain/access/screens.ts';
import type { PreferenceValues } from '../desk/desk.ts';
import { type ListView, viewAddress, viewsFor } from './views.ts';

/** Where a sign-in leads unless the person chose otherwise (1S09). */
export const DEFAULT_PATH: RoutePath = '/offers/create';

/** Every screen that can be the first one. */
export const START_PAGES = ROUTE_PATHS.filter((path) => screenAt(path).canStart).map((path) => ({
  path,
  label: labelOf(path),
}));

/** The preference that holds the path of the start page. */
export const START_PAGE_KEY = 'startPage';

/** Separates the path of a list from the name of its view. */
const VIEW_MARK = '#';

/** What is stored of a view that is the start page. */
export const startOfView = ({ path, name }: Pick<ListView, 'path' | 'name'>): string =>
  `${path}${VIEW_MARK}${name}`;

/** The stored path or view, or the default if it is invalid. */
export const readStartPath = (stored: unknown): string =>
  typeof stored === 'string' && stored.includes(VIEW_MARK)
    ? stored
    : (START_PAGES.find(({ path }) => path === stored)?.path ?? DEFAULT_PATH);

/** The saved view that a person of that role starts with; undefined where it is a screen. */
export function startView(preferences: PreferenceValues, role: string): ListView | undefined {
  const chosen = readStartPath(preferences[START_PAGE_KEY]);
  return viewsFor(preferences, role).find((view) => startOfView(view) === chosen);
}

/** The start pages that a role may open. */
export const startPagesFor = (role: string) =>
  START_PAGES.filter(({ path }) => mayOpen(path, role));

/**
 * The start page of a role: the screen or view chosen in the preferences, or the default if the
 * role may not open it or the view is deleted. The choice is stored per computer, where users of
 * several roles may sign in.
 */
export function startPath(preferences: PreferenceValues, role: string): string {
  const view = startView(preferences, role);
  if (view) return viewAddress(view);
  const chosen = readStartPath(preferences[START_PAGE_KEY]);
  return startPagesFor(role).some(({ path }) => path === chosen) ? chosen : DEFAULT_PATH;
}
