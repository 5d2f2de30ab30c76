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
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeLimitError(`no answer within ${milliseconds} ms`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
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
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}

/**
 * The wait before try number `attempt` (0 is the first repetition), in milliseconds. It doubles
 * from `first` up to `most`; a random half is subtracted, so that many consoles that lost the same
 * server do not return at the same time.
 */
export function backoff(attempt: number, first: number, most: number): number {
  const full = Math.min(most, first * 2 ** attempt);
  return full / 2 + Math.random() * (full / 2);
}

/** Something that is done once after a wait, unless the wait is started again or stopped. */
export interface Timer {
  /** @param milliseconds until it is done; an earlier start no longer counts */
  start(milliseconds: number): void;
  stop(): void;
}

/** A timer for `work`; it is not started. */
export function createTimer(work: () => void): Timer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    start: (milliseconds) => {
      stop();
      timer = setTimeout(work, milliseconds);
    },
    stop,
  };
}

/** A signal that aborts with another one, or when the time since its start is over. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Something has arrived: the time starts again. */
  restart(): void;
  /** Stops the clock and lets go of the other signal. */
  clear(): void;
}

/**
 * Starts the time limit of something that can also be aborted. (`AbortSignal.any` with
 * `AbortSignal.timeout` would keep a timer and a listener alive for the full time after every
 * call.)
 */
export function createTimeLimit(milliseconds: number, outer?: AbortSignal): TimeLimit {
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
    restart: () => void timer.refresh(),
    clear: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
