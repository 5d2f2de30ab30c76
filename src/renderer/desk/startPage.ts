/** The screen that opens after signing in (1R), as the person may choose it. */
import { labelOf, mayOpen, ROUTE_PATHS, type RoutePath, screenAt } from '#domain/screens.ts';

/** Where a sign-in leads unless the person chose otherwise (1S09). */
const DEFAULT_PATH: RoutePath = '/offers/create';

/** Every screen that can be the first one. */
export const START_PAGES = ROUTE_PATHS.filter((path) => screenAt(path).canStart).map((path) => ({
  path,
  label: labelOf(path),
}));

/** The preference that holds the path of the start page. */
export const START_PAGE_KEY = 'startPage';

/** The path that is stored, or the default for what is none. */
export const readStartPath = (stored: unknown): string =>
  START_PAGES.find(({ path }) => path === stored)?.path ?? DEFAULT_PATH;

/** The start pages that a role may open. */
export const startPagesFor = (role: string) =>
  START_PAGES.filter(({ path }) => mayOpen(path, role));

/**
 * Where a person of that role starts: the path chosen among the preferences, or the default where
 * the role may not open it. The choice is of the computer, at which people of several roles may
 * sign in.
 */
export function startPath(preferences: Readonly<Record<string, unknown>>, role: string): string {
  const chosen = readStartPath(preferences[START_PAGE_KEY]);
  return startPagesFor(role).some(({ path }) => path === chosen) ? chosen : DEFAULT_PATH;
}
