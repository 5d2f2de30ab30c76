/** The address of a list is written at once, and all that shows the address is drawn after the rows. */
import { flushSync } from 'react-dom';
import type { createHashRouter, NavigateOptions, Path } from 'react-router-dom';
import { afterRows } from './firstFrame.ts';

type Router = ReturnType<typeof createHashRouter>;

/** An address that was written, until it is drawn. */
interface Written {
  readonly pathname: string;
  /** Whether the router has yet to say that it is there. */
  isComing: boolean;
  draw?: (() => void) | undefined;
}

let written: Written | undefined;

function drawNow(): void {
  const draw = written?.draw;
  written = undefined;
  // What reads the address next, such as a link that keeps its query, finds this one.
  if (draw) flushSync(draw);
}

/**
 * Writes the address that a list has come to. Returns false, and writes nothing, once the page has left the
 * list or is about to.
 */
export function writeAddress(router: Router, place: Path, options: NavigateOptions): boolean {
  const { location, navigation } = router.state;
  if (location.pathname !== place.pathname || navigation.state !== 'idle') return false;
  const next = { pathname: place.pathname, isComing: true, draw: written?.draw };
  written = next;
  void router.navigate(place, options);
  void afterRows().then(() => {
    if (written === next) drawNow();
  });
  return true;
}

/** What a person or a program does next, in the order the browser tells it. */
const INPUTS = ['pointerdown', 'keydown', 'click'] as const;

/** `router` as the page draws it: what {@link writeAddress} wrote after the rows, and before anything else. */
export function drawnAfterRows(router: Router): Router {
  const subscribe: Router['subscribe'] = (draw) => {
    for (const input of INPUTS) window.addEventListener(input, drawNow, true);
    const stop = router.subscribe((state, options) => {
      const { location, navigation, historyAction } = state;
      const isThere = written?.pathname === location.pathname && navigation.state === 'idle';
      if (written?.isComing && isThere && historyAction !== 'POP') {
        written.isComing = false;
        written.draw = () => draw(state, options);
      } else {
        drawNow();
        draw(state, options);
      }
    });
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, drawNow, true);
      stop();
    };
  };
  return Object.assign(Object.create(router) as Router, { subscribe });
}
