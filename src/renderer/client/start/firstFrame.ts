/** The frame that shows rows comes before what need not be in it. */

/** Milliseconds after which all else goes on without a frame: a window out of sight draws none. */
const LIMIT_MS = 100;

let frame: Promise<void> | undefined;

/** Milliseconds that what is not urgent waits for other work to end. */
const BUSY_LIMIT_MS = 200;

/** Once the next frame is drawn. */
export async function nextFrame(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const limit = setTimeout(resolve, LIMIT_MS);
  requestAnimationFrame(() => {
    clearTimeout(limit);
    // The next task: this one still draws.
    setTimeout(resolve);
  });
  await promise;
}

/** Once the next frame is drawn and the page has nothing else to do, such as drawing a chart. */
export async function idleAfterFrame(): Promise<void> {
  await nextFrame();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: BUSY_LIMIT_MS }));
}

/** The document is ready for a frame that all else waits for. */
export function drawFirst(): void {
  const drawn = nextFrame().then(() => {
    if (frame === drawn) frame = undefined;
  });
  frame = drawn;
}

/** Does something once the frame that is waited for is drawn; at once when there is none. */
export const afterFirstFrame = <T>(run: () => Promise<T>): Promise<T> => frame?.then(run) ?? run();
