/** The machine under the program: it sleeps and wakes, and its session ends. */
import process from 'node:process';
import { app, powerMonitor } from 'electron';
import type { Desk } from '#main/desk/desk.ts';

/**
 * For so long after macOS has announced a log-out it is taken to go on, in milliseconds. Another program
 * may call it off, and macOS does not tell the others.
 */
const LOG_OUT_LIMIT = 120_000;

/** How long everything may take to end before the program ends regardless, in milliseconds. */
const STOP_LIMIT = 8000;

/** After sleep, session and socket are checked at once and not when they next fail. */
export function wakeAfterSleep(desk: Promise<Desk>): void {
  powerMonitor.on('resume', () => void desk.then((running) => running.wake()));
}

/**
 * Lets the desk end its calls and the sandbox close its database before the program ends. When
 * macOS logs out or shuts down, it does not wait: a program that delays its end there cancels the
 * log-out.
 * @param tell called with errors
 */
export function stopBeforeQuit(
  desk: Promise<Desk>,
  tell: (line: string) => void,
  platform: NodeJS.Platform = process.platform,
): void {
  let stopped: Promise<void> | null = null;
  let announced: NodeJS.Timeout | undefined;
  // Elsewhere, who listens makes the system wait for this program.
  if (platform === 'darwin') {
    powerMonitor.on('shutdown', () => {
      clearTimeout(announced);
      announced = setTimeout(() => {
        announced = undefined;
      }, LOG_OUT_LIMIT).unref();
    });
  }
  app.on('will-quit', (event) => {
    if (announced === undefined) event.preventDefault();
    if (stopped) return;
    setTimeout(() => app.exit(0), STOP_LIMIT).unref();
    stopped = desk
      .then((running) => running.stop())
      .catch((error: unknown) => tell(String(error)))
      .finally(() => app.exit(0));
  });
}
