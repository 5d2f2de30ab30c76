/** Output of the commands in the terminal: plain lines, without cursor control. */

/** Something the person has to put right; shown as it is, without a stack. */
import process from 'node:process';
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
}

/**
 * Prints one line.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Whole seconds since `start`, as '12 s' or '2 min 05 s'.
 * @param {number} start milliseconds, as `performance.now()` gives them
 * @param {number} [now]
 */
export function since(start, now = performance.now()) {
  const seconds = Math.round((now - start) / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

const MINUTE_MS = 60_000;
const HEARTBEAT_MS = 5000;
/** After a minute, one line for this many heartbeats is enough. */
const PATIENT_BEATS = 4;

/**
 * Runs a long step so that the terminal is never silent: says what starts, how far it is every few
 * seconds, and how it ended and when.
 * @template T
 * @param {string} what the step, e.g. 'Building Corridor'
 * @param {() => Promise<T>} task
 * @param {object} [options]
 * @param {() => string} [options.howFar] how far the task is, e.g. '312 of 621 packages'
 * @param {(value: T) => boolean} [options.failed] whether the outcome is a failure
 * @returns {Promise<T>}
 */
export async function withProgress(what, task, { howFar, failed } = {}) {
  const start = performance.now();
  say(`${what} …`);
  let beats = 0;
  const timer = setInterval(() => {
    beats += 1;
    if (beats * HEARTBEAT_MS > MINUTE_MS && beats % PATIENT_BEATS > 0) return;
    const far = howFar?.();
    say(`${what} … ${far ? `${far}, ` : ''}${since(start)}`);
  }, HEARTBEAT_MS);
  try {
    const value = await task();
    say(`${what}: ${failed?.(value) ? 'failed after' : 'done in'} ${since(start)}`);
    return value;
  } finally {
    clearInterval(timer);
  }
}
