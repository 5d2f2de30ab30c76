import { useDeferredValue, useEffect } from 'react';
import { practiceTitle } from '#domain/program/practice.ts';
import { withoutBidiControls } from '#domain/text/bidi.ts';
import { useIsPractice } from '#renderer/client/desk/desk.ts';
import { useRouteTitle } from './routeTitle.ts';

/** Gives the window the title of the current route. */
export function useWindowTitle() {
  // Nobody waits for it: the screen is drawn first.
  const title = useDeferredValue(useRouteTitle());
  const isPractice = useIsPractice();
  useEffect(() => {
    const name = title ? `${withoutBidiControls(title)} · Corridor` : 'Corridor';
    document.title = practiceTitle(name, isPractice);
  }, [title, isPractice]);
}
