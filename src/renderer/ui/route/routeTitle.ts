import { useMatches } from 'react-router-dom';

/** What a route tells whoever draws around it. */
export interface RouteHandle {
  readonly title: string;
}

/** The title of the current route. */
export function useRouteTitle(): string {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  return (match?.handle as RouteHandle | undefined)?.title ?? '';
}
