/** Waiting: bounded, abortable, and longer after each failure. */

/** Rejection of a wait that took longer than it may. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * `promise`, but not for longer than `milliseconds`.
 * @throws {TimeLimitError} when the time is over first; the result of the promise is then ignored
 */
export function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  const { signal, clear } = createTimeLimit(milliseconds);
  return unlessAborted(promise, signal).finally(clear);
}

/** `promise`, given up as soon as `signal` aborts: then it rejects with the signal's reason. */
export function unlessAborted<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) {
      abort();
      return;
    }
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Resolves after `milliseconds`; rejects with the signal's reason when it aborts before. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  return unlessAborted(promise, signal).finally(() => clearTimeout(timer));
}

/**
 * The wait before try number `attempt` (0 is the first repetition), in milliseconds: it doubles from `first` up to
 * `most`, less a random half, so that many consoles that lost the same server do not return at the same time.
 */
export function backoff(attempt: number, first: number, most: number): number {
  const full = Math.min(most, first * 2 ** attempt);
  return full / 2 + Math.random() * (full / 2);
}

/** A timer that does `work` once, a wait after its last start. It is not started. */
export function createTimer(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    /** @param milliseconds until it is done; an earlier start no longer counts */
    start: (milliseconds: number): void => {
      stop();
      timer = setTimeout(work, milliseconds);
    },
    stop,
  };
}

/**
 * A signal that aborts with another one, or when the time since its start is over. (`AbortSignal.any` with
 * `AbortSignal.timeout` would keep a timer and a listener alive for the full time after every call.)
 */
export function createTimeLimit(milliseconds: number, outer?: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort(outer?.reason);
  const timer = setTimeout(
    () => controller.abort(new TimeLimitError(`no answer within ${milliseconds} ms`)),
    milliseconds,
  );
  if (outer?.aborted) abort();
  else outer?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    /** Something has arrived: the time starts again. */
    restart: (): void => void timer.refresh(),
    /** Stops the clock and lets go of the other signal. */
    clear: (): void => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
