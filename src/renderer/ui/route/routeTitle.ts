import { type Params, useMatches } from 'react-router-dom';

/** What a route tells whoever draws around it. */
export interface RouteHandle {
  readonly title: string | ((params: Params) => string);
}

/** The title of the current route. */
export function useRouteTitle(): string {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  const title = (match?.handle as RouteHandle | undefined)?.title ?? '';
  return typeof title === 'string' ? title : title(match?.params ?? {});
}
