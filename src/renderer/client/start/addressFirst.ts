/** When a place is drawn: a list's address, which is written at once, after the rows; a screen once its code is there. */
import { flushSync } from 'react-dom';
import type { createHashRouter, NavigateOptions, Path } from 'react-router-dom';
import { afterRows } from './moments.ts';

type Router = ReturnType<typeof createHashRouter>;

/** An address that was written, until it is drawn. */
interface Written {
  readonly pathname: string;
  /** Whether the router has yet to say that it is there. */
  isComing: boolean;
  draw?: (() => void) | undefined;
}

let written: Written | undefined;

/** The one that is drawn. */
let router: Router | undefined;

function drawNow(): void {
  const draw = written?.draw;
  written = undefined;
  // What reads the address next, such as a link that keeps its query, finds this one.
  if (draw) flushSync(draw);
}

/** Whether the page is still at that path; a screen stays drawn while the code of the next is on its way. */
export const isStillAt = (pathname: string): boolean =>
  router?.state.location.pathname === pathname;

/** Whether the page has come to where it is by Back or Forward, or begins there. */
export const hasComeBack = (): boolean => !router || router.state.historyAction === 'POP';

/** Writes the address that a list has come to. Returns false, and writes nothing, once the page has left the list. */
export function writeAddress(place: Path, options: NavigateOptions): boolean {
  if (!(router && isStillAt(place.pathname))) return false;
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

/**
 * `page`, the page's router, as React draws it: what {@link writeAddress} wrote after the rows, and before anything
 * else; a screen once its code is there, which `toCome` waits for.
 */
export function drawnAfterRows(
  page: Router,
  toCome: (state: Router['state']) => Promise<unknown> | undefined,
): Router {
  const subscribe: Router['subscribe'] = (draw) => {
    router = page;
    for (const input of INPUTS) window.addEventListener(input, drawNow, true);
    let latest: Router['state'] | undefined;
    const stop = page.subscribe((state, options) => {
      const { location, historyAction } = state;
      latest = state;
      if (written?.isComing && written.pathname === location.pathname && historyAction !== 'POP') {
        written.isComing = false;
        written.draw = () => draw(state, options);
        return;
      }
      drawNow();
      const code = toCome(state);
      if (code) void code.then(() => latest === state && draw(state, options));
      else draw(state, options);
    });
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, drawNow, true);
      latest = undefined;
      router = undefined;
      stop();
    };
  };
  return Object.assign(Object.create(page) as Router, { subscribe });
}
