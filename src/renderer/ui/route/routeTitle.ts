import { type Params, useMatches } from 'react-router-dom';

/** What a route tells whoever draws around it. */
export interface RouteHandle {
  readonly title: string | ((params: Params) => string);
  /** Whether the screen takes the whole window where nobody is signed in. */
  readonly isWide?: boolean;
}

function useRouteHandle() {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  return { handle: match?.handle as RouteHandle | undefined, params: match?.params ?? {} };
}

/** The title of the current route. */
export function useRouteTitle(): string {
  const { handle, params } = useRouteHandle();
  const title = handle?.title ?? '';
  return typeof title === 'string' ? title : title(params);
}

/** Whether the current route takes the whole window where nobody is signed in. */
export const useIsWide = (): boolean => useRouteHandle().handle?.isWide === true;
