import type { ReactNode } from 'react';
import { type Params, useMatches } from 'react-router-dom';
import type { RoutePath } from '#domain/routes.ts';

/** A screen that others belong to. */
export interface ParentScreen {
  readonly path: RoutePath;
  readonly title: string;
}

/** What a route tells whoever draws around it. */
export interface RouteHandle {
  readonly title: string | ((params: Params) => string);
  /** The screen this one belongs to, and what stands for this one behind it. */
  readonly below?: {
    readonly parent: ParentScreen;
    crumb(params: Params): ReactNode;
  };
  /** Whether the screen takes the whole window where nobody is signed in. */
  readonly isWide?: boolean;
}

function useRouteHandle() {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  return { handle: match?.handle as RouteHandle | undefined, params: match?.params ?? {} };
}

const titleOf = (handle: RouteHandle | undefined, params: Params): string => {
  const title = handle?.title ?? '';
  return typeof title === 'string' ? title : title(params);
};

/** The title of the current route. */
export function useRouteTitle(): string {
  const { handle, params } = useRouteHandle();
  return titleOf(handle, params);
}

/** Where the current route is: itself, and the screen it belongs to where there is one. */
export function useRoutePlace(): { readonly parent?: ParentScreen; readonly here: ReactNode } {
  const { handle, params } = useRouteHandle();
  const below = handle?.below;
  return below
    ? { parent: below.parent, here: below.crumb(params) }
    : { here: titleOf(handle, params) };
}

/** Whether the current route takes the whole window where nobody is signed in. */
export const useIsWide = (): boolean => useRouteHandle().handle?.isWide === true;
