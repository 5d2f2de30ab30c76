import { useEffect } from 'react';
import { withoutBidiControls } from '#domain/text/bidi.ts';
import { useRouteTitle } from './routeTitle.ts';

/** Gives the window the title of the current route, and returns it. */
export function useWindowTitle(): string {
  const title = useRouteTitle();
  useEffect(() => {
    document.title = title ? `${withoutBidiControls(title)} · Corridor` : 'Corridor';
  }, [title]);
  return title;
}
