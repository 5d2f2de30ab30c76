/** The frame that shows rows comes before what need not be in it. */

/** Milliseconds after which all else goes on without a frame: a window out of sight draws none. */
const LIMIT_MS = 100;

let frame: Promise<void> | undefined;

/** Milliseconds in which the rows of a requested page usually arrive. */
const SOON_MS = 150;

/** Resolves with the frame of the next rows. */
let comingRows = Promise.withResolvers<void>();

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
  comingRows.resolve(drawn);
  comingRows = Promise.withResolvers();
}

/** Resolves once the rows are drawn: those in the document, else those that come within {@link SOON_MS}. */
export async function afterRows(): Promise<void> {
  const soon = new Promise<void>((resolve) => setTimeout(resolve, SOON_MS));
  await (frame ?? Promise.race([comingRows.promise, soon]));
}

/** Does something once the frame that is waited for is drawn; at once when there is none. */
export const afterFirstFrame = <T>(run: () => Promise<T>): Promise<T> => frame?.then(run) ?? run();
