/** Ends the browser host once its windows are closed, so that no program runs on unseen. */

/** A reload disconnects a window and connects it again; so much time it gets, in milliseconds. */
const RELOAD_TIME = 3000;

export interface Lifetime {
  /** The number of windows that are connected now. */
  windows(count: number): void;
  /** The host opens a window, whatever has ended before. */
  opening(): void;
  browserEnded(): void;
}

/** Calls `end` once the opened browser has ended, where a window had come in and none is left. */
export function createLifetime(end: () => void): Lifetime {
  let count = 0;
  let everConnected = false;
  let browserGone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const decide = () => {
    clearTimeout(timer);
    if (browserGone && everConnected && count === 0) timer = setTimeout(end, RELOAD_TIME);
  };
  return {
    windows: (now) => {
      count = now;
      everConnected ||= now > 0;
      decide();
    },
    opening: () => {
      browserGone = false;
      decide();
    },
    browserEnded: () => {
      browserGone = true;
      decide();
    },
  };
}
