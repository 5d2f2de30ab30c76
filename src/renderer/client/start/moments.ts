/**
 * Three moments that work waits for, so that what a person looks for is drawn before it. Nothing else orders frames.
 *
 * - The next frame is drawn ({@link nextFrame}, {@link useAfterFrame}): for what belongs to the same screen and is
 *   looked at later. React's own deferred value does not wait until that frame is painted.
 * - The rows are drawn ({@link drawFirst}, {@link afterRows}, {@link afterFirstFrame}): the host and the server would
 *   work for other calls while the page of a list is drawn, and a link is drawn again with each address.
 * - The page is idle after a frame ({@link idleAfterFrame}): making a table takes longer than a frame.
 */
import { startTransition, useLayoutEffect, useState } from 'react';

/** Milliseconds after which all else goes on without a frame: a window out of sight draws none. */
const LIMIT_MS = 100;

/** Milliseconds in which the rows of a requested page usually arrive. */
const SOON_MS = 150;

/** Milliseconds that what is not urgent waits for other work to end. */
const BUSY_LIMIT_MS = 200;

/** The frame of the rows in the document, until it is drawn. */
let frame: Promise<void> | undefined;

/** Resolves with the frame of the next rows. */
let comingRows = Promise.withResolvers<void>();

/** Once the next frame is drawn. */
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

/** A hook: `value`, one frame late: first comes a frame with the value before it, at first `initial`. */
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

/** The document is ready for a frame with rows, which all else waits for. */
export function drawFirst(): void {
  const drawn = nextFrame().then(() => {
    if (frame === drawn) frame = undefined;
  });
  frame = drawn;
  comingRows.resolve(drawn);
  comingRows = Promise.withResolvers();
}

/** Resolves once the rows are drawn: those in the document, else those that come within {@link SOON_MS}. */
export async function afterRows(): Promise<void> {
  const soon = new Promise<void>((resolve) => setTimeout(resolve, SOON_MS));
  await (frame ?? Promise.race([comingRows.promise, soon]));
}

/** Does something once the rows in the document are drawn; at once when none wait for a frame. */
export const afterFirstFrame = <T>(run: () => Promise<T>): Promise<T> => frame?.then(run) ?? run();

/** Once the next frame is drawn and the page has nothing else to do, such as drawing a chart. */
export async function idleAfterFrame(): Promise<void> {
  await nextFrame();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: BUSY_LIMIT_MS }));
}
