/** Many triggers, few runs. */

interface CoalesceOptions {
  /** Milliseconds between two runs at the least. */
  readonly gap: number;
  /** Milliseconds of random delay at the most, so that many consoles do not run at once. */
  readonly jitter: number;
}

export interface Coalescer {
  /** Asks for a run; any number of requests before it starts give one run. */
  request(): void;
  stop(): void;
}

/**
 * Runs `run` soon after it was requested, never more often than the gap allows, and not while the
 * window is hidden: the request is kept until it is visible again.
 */
export function coalesce(run: () => void, { gap, jitter }: CoalesceOptions): Coalescer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let requested = false;
  let lastRun = Number.NEGATIVE_INFINITY;

  const fire = () => {
    timer = undefined;
    if (document.hidden) return;
    requested = false;
    lastRun = performance.now();
    run();
  };
  const schedule = () => {
    if (timer !== undefined || !requested || document.hidden) return;
    const sinceLast = performance.now() - lastRun;
    timer = setTimeout(fire, Math.max(0, gap - sinceLast) + Math.random() * jitter);
  };
  document.addEventListener('visibilitychange', schedule);

  return {
    request() {
      requested = true;
      schedule();
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', schedule);
    },
  };
}
