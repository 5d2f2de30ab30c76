/** Many triggers, few runs. */

interface CoalesceOptions {
  /** Milliseconds between the end of a run and the next one at the least. */
  readonly gap: number;
  /** Milliseconds of random delay at the most, so that many consoles do not run at once. */
  readonly jitter: number;
  /** Run also while the window is hidden. */
  readonly whileHidden?: boolean;
}

/**
 * How lists reload on live events: at most twice a second, and spread so widely that a thousand
 * consoles, which all hear of an event in the same instant, do not ask in the same instant.
 */
export const RELOAD = { gap: 500, jitter: 1000 } as const;

export interface Coalescer {
  /** Asks for a run; any number of requests before it starts give one run. */
  request(): void;
  stop(): void;
}

/**
 * Runs `run` soon after it was requested, never more often than the gap allows,
 * never while an earlier run (a promise it gave) goes on, so that a slow server is not asked faster
 * than it answers, and not while the
 * window is hidden (unless that was asked for): the request is kept until it is visible again.
 */
export function coalesce(run: () => unknown, options: CoalesceOptions): Coalescer {
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
    request() {
      requested = true;
      schedule();
    },
    stop() {
      requested = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', schedule);
    },
  };
}
