/** The frame that shows the first rows comes before what need not be in it. */

/** Milliseconds after which all else goes on without a frame: a window out of sight draws none. */
const LIMIT_MS = 100;

let frame: Promise<void> | undefined;

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

/** The document is ready for a frame that all else waits for. */
export function drawFirst(): void {
  frame = nextFrame().then(() => {
    frame = undefined;
  });
}

/** Does something once the frame that is waited for is drawn; at once when there is none. */
export const afterFirstFrame = <T>(run: () => Promise<T>): Promise<T> => frame?.then(run) ?? run();
