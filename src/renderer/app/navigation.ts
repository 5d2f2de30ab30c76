/** The screens a person can go to, as the sidebar, Home and the palette list them. */
import type { FluentIcon } from '@fluentui/react-icons';
import { routeOf } from '#domain/access/routes.ts';
import {
  isListed,
  labelOf,
  ROUTE_PATHS,
  type RoutePath,
  screenAt,
} from '#domain/access/screens.ts';
import { SCREEN_ICONS } from './icons.ts';

export interface NavigationEntry {
  readonly label: string;
  readonly path: RoutePath;
  readonly icon: FluentIcon;
}

/** Whether the entry at `path` is for the screen at `pathname`: that one, or one below it. */
export function isCurrent(path: RoutePath, pathname: string): boolean {
  const route = routeOf(pathname);
  return route !== undefined && (route === path || screenAt(route).below?.path === path);
}

/** The screens that a person of that role can go to, in practice or outside of it. */
export const entriesFor = (role: string, practice: boolean): readonly NavigationEntry[] =>
  ROUTE_PATHS.filter((path) => isListed(path, role, practice)).flatMap((path) => {
    const icon = SCREEN_ICONS[path];
    return icon ? { path, icon, label: labelOf(path) } : [];
  });

/** The entries of the sidebar, by group. */
export function groupsFor(role: string) {
  const shown = entriesFor(role, false).filter(({ path }) => screenAt(path).canStart);
  return [...Map.groupBy(shown, ({ path }) => screenAt(path).group)].flatMap(([label, entries]) =>
    label === null ? [] : { label, entries },
  );
}

/** The screens of a group that have no entry in the sidebar. */
export const elsewhereFor = (role: string, practice: boolean): readonly NavigationEntry[] =>
  entriesFor(role, practice).filter(({ path }) => {
    const { group, canStart } = screenAt(path);
    return group !== null && !canStart;
  });
