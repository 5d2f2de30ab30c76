/** Three moments that work waits for, so that what a person looks for is drawn first. Nothing else orders frames. */
import { startTransition, useLayoutEffect, useState } from 'react';

/** Milliseconds after which all else goes on without a frame: a window out of sight draws none. */
const LIMIT_MS = 100;

/** Milliseconds in which the rows of a requested page usually arrive. */
const SOON_MS = 150;

/** Milliseconds in which other threads may put the rows on the screen while the page has more to do. */
const SHOWN_MS = 50;

/** Milliseconds that what is not urgent waits for other work to end. */
const BUSY_LIMIT_MS = 200;

/** The frame of the rows in the document, until it is shown: when it is drawn, and when it may be on the screen. */
let frame: { readonly drawn: Promise<void>; readonly shown: Promise<void> } | undefined;

/** Resolves with the frame of the next rows. */
let comingRows = Promise.withResolvers<void>();

const idle = (timeout: number) =>
  new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout }));

/** The first moment, once the next frame is drawn: for what is looked at later on the same screen. */
async function nextFrame(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const limit = setTimeout(resolve, LIMIT_MS);
  requestAnimationFrame(() => {
    clearTimeout(limit);
    // The next task: this one still draws.
    setTimeout(resolve);
  });
  await promise;
}

/** A hook: `value`, one frame late, at first `initial`. React's own deferred value does not wait for the frame. */
export function useAfterFrame<T>(value: T, initial = value): T {
  const [drawn, setDrawn] = useState(initial);
  useLayoutEffect(() => {
    if (drawn === value) return;
    let isLate = false;
    void nextFrame().then(() => {
      if (!isLate) startTransition(() => setDrawn(value));
    });
    return () => {
      isLate = true;
    };
  }, [drawn, value]);
  return drawn;
}

/** The second, rows are in the document: drawing them is slower while the host and the server work for other calls. */
export function drawFirst(): void {
  const drawn = nextFrame();
  const shown = drawn
    .then(() => idle(SHOWN_MS))
    .then(() => {
      if (frame?.drawn === drawn) frame = undefined;
    });
  frame = { drawn, shown };
  comingRows.resolve(shown);
  comingRows = Promise.withResolvers();
}

/** Resolves once the rows are on the screen: those in the document, else those that come within {@link SOON_MS}. */
export async function afterRows(): Promise<void> {
  const soon = new Promise<void>((resolve) => setTimeout(resolve, SOON_MS));
  await (frame?.shown ?? Promise.race([comingRows.promise, soon]));
}

/** Does something once the rows in the document are drawn; at once when none wait for a frame. */
export const afterFirstFrame = <T>(run: () => Promise<T>): Promise<T> =>
  frame?.drawn.then(run) ?? run();

/** The third, once the page is idle after a frame: making a table takes longer than one, and so does a chart. */
export async function idleAfterFrame(): Promise<void> {
  await nextFrame();
  await idle(BUSY_LIMIT_MS);
}
