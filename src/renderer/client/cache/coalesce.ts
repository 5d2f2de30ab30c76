/** Many triggers, few runs. */

export interface CoalesceOptions {
  /** Milliseconds between the end of a run and the next one at the least. */
  readonly gap: number;
  /** Milliseconds of random delay at the most, so that many consoles do not run at once. */
  readonly jitter: number;
  /** Run also while the window is hidden. */
  readonly whileHidden?: boolean;
}

/**
 * How lists reload on live events: at most twice a second, and spread in time, so that a thousand
 * consoles that get an event at the same instant do not send their requests at the same instant.
 */
export const RELOAD = { gap: 500, jitter: 1000 } as const;
/** The same, also while the window is hidden. */
export const RELOAD_UNSEEN = { ...RELOAD, whileHidden: true } as const;

/**
 * Runs `run` soon after a request: at most once per gap, and never before the promise of the last
 * run is settled, so that a slow server gets no more requests than it answers. In a hidden window
 * the request is kept until the window is visible, unless `run` may run there.
 */
export function coalesce(run: () => unknown, options: CoalesceOptions) {
  const { gap, jitter, whileHidden = false } = options;
  const mustWait = () => document.hidden && !whileHidden;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let requested = false;
  let running = false;
  let lastEnd = Number.NEGATIVE_INFINITY;

  const fire = async () => {
    timer = undefined;
    if (mustWait()) return;
    requested = false;
    running = true;
    try {
      await run();
    } finally {
      running = false;
      lastEnd = performance.now();
      schedule();
    }
  };
  const schedule = () => {
    if (timer !== undefined || running || !requested || mustWait()) return;
    const sinceLast = performance.now() - lastEnd;
    timer = setTimeout(() => void fire(), Math.max(0, gap - sinceLast) + Math.random() * jitter);
  };
  document.addEventListener('visibilitychange', schedule);

  return {
    /** Asks for a run; any number of requests before it starts give one run. */
    request() {
      requested = true;
      schedule();
    },
  };
}
