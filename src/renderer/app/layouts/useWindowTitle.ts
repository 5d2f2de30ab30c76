import { useDeferredValue, useEffect } from 'react';
import { practiceTitle } from '#domain/program/practice.ts';
import { withoutBidiControls } from '#domain/text/bidi.ts';
import { useDesk, useIsPractice } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { useRouteTitle } from './routeTitle.ts';

/** Gives the window the title of the current route; locked, it names nobody. */
export function useWindowTitle() {
  // Nobody waits for it: the screen is drawn first.
  const place = useDeferredValue(useRouteTitle());
  const title = useStore(useDesk().lock).isLocked ? 'Locked' : place;
  const isPractice = useIsPractice();
  useEffect(() => {
    const name = title ? `${withoutBidiControls(title)} · Corridor` : 'Corridor';
    document.title = practiceTitle(name, isPractice);
  }, [title, isPractice]);
}
