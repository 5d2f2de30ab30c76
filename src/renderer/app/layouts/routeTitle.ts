import type { ReactNode } from 'react';
import { type Params, useMatches } from 'react-router-dom';
import { type DeclaredScreen, type RoutePath, screenAt } from '#domain/access/screens.ts';

/** What a route declares for the layout around it. */
export interface RouteHandle extends Pick<DeclaredScreen, 'title' | 'below' | 'isWide' | 'isKept'> {
  /** Takes the place of the text in the breadcrumb, where that has to be loaded. */
  readonly crumb?: (id: string) => ReactNode;
}

function useRouteHandle() {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  const { params = {}, pathname: path = '' } = match ?? {};
  return { handle: match?.handle as RouteHandle | undefined, params, path };
}

const withId = (text: string, { id = '' }: Params) => text.replace(':id', () => id);

/** The title of the current route. */
export function useRouteTitle(): string {
  const { handle, params } = useRouteHandle();
  return withId(handle?.title ?? '', params);
}

/** Where the current route is: the path of the screen it belongs to, if any, and its own name. */
export function useRoutePlace(): { readonly parent?: RoutePath; readonly here: ReactNode } {
  const { handle, params } = useRouteHandle();
  const { title = '', below, crumb } = handle ?? {};
  if (!below) return { here: withId(title, params) };
  return { parent: below.path, here: crumb?.(params.id ?? '') ?? withId(below.crumb, params) };
}

/** Whether the current route takes the whole window while signed out. */
export const useIsWide = (): boolean => useRouteHandle().handle?.isWide === true;

/** The list that stays drawn at the current route: the route's own, or the one it belongs to. */
export function useKeptList(): { readonly path: string; readonly isShown: boolean } | undefined {
  const { handle, path } = useRouteHandle();
  const { isKept, below } = handle ?? {};
  if (isKept) return { path, isShown: true };
  return below && screenAt(below.path).isKept ? { path: below.path, isShown: false } : undefined;
}
