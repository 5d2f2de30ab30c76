/** Locks once nobody has used the computer for a while (PCI DSS 4.0, 8.2.8). */

/** Milliseconds after which it is looked again. */
const LOOK_MS = 5000;
const MINUTE_MS = 60_000;

export interface Idle {
  /** Hears that the person uses a window. */
  readonly onInput: () => void;
  /** Looks now, as after sleep, in which nothing was looked at. */
  readonly look: () => void;
}

export interface IdleOptions {
  readonly lock: () => void;
  /** Minutes without input; 0 never locks. */
  readonly minutes: number;
  /** Milliseconds without input, where the system tells; else the windows report it. */
  readonly idleFor?: (() => number) | undefined;
}

/** Begins to look at once. */
export function lockWhenIdle({ lock, minutes, idleFor }: IdleOptions): Idle {
  // The steady clock stands still while the computer sleeps.
  let lastInput = Date.now();
  const sinceInput = idleFor ?? (() => Date.now() - lastInput);
  const look = () => {
    if (minutes > 0 && sinceInput() >= minutes * MINUTE_MS) lock();
  };
  setInterval(look, LOOK_MS).unref();
  return {
    onInput: () => {
      lastInput = Date.now();
    },
    look,
  };
}
