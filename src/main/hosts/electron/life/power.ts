/** The machine under the program: it sleeps and wakes, and its session ends. */
import process from 'node:process';
import { app, powerMonitor } from 'electron';
import type { Desk } from '#main/desk/desk.ts';
import { type Idle, lockWhenIdle } from '#main/desk/idle.ts';

/**
 * Milliseconds after the announcement of a log-out for which this program expects macOS to end it.
 * Another program may cancel the log-out, and macOS does not report that.
 */
const LOG_OUT_LIMIT = 120_000;

/** Milliseconds that the desk may take to stop before the program ends anyway. */
const STOP_LIMIT = 8000;

/**
 * After sleep, session and socket are checked at once and not when they next fail. The desk is locked with the system's
 * screen, and once nobody has used the computer for `minutes`. On Linux the windows count input: there are desktops where
 * Electron does not hear how long nobody has used the computer, and it hears of a locked screen on none.
 */
export function followMachine(
  desk: Promise<Desk>,
  minutes: number,
  platform: NodeJS.Platform = process.platform,
): Idle {
  const lock = () =>
    void desk.then(
      (running) => running.lock(),
      () => undefined,
    );
  const tells = platform !== 'linux';
  if (tells) powerMonitor.on('lock-screen', lock);
  const idleFor = tells ? () => powerMonitor.getSystemIdleTime() * 1000 : undefined;
  const idle = lockWhenIdle({ lock, minutes, idleFor });
  powerMonitor.on('resume', () => {
    idle.look();
    void desk.then((running) => running.wake());
  });
  return idle;
}

/**
 * Whether the system has said that it ends this program. Only macOS says so before a quit; on other systems, a
 * listener of this event would make the system wait for this program.
 */
export function followShutdown(platform: NodeJS.Platform = process.platform): () => boolean {
  let announced: NodeJS.Timeout | undefined;
  if (platform === 'darwin') {
    powerMonitor.on('shutdown', () => {
      clearTimeout(announced);
      announced = setTimeout(() => {
        announced = undefined;
      }, LOG_OUT_LIMIT).unref();
    });
  }
  return () => announced !== undefined;
}

/**
 * Lets the desk end its calls and the sandbox close its database before the program ends. It does not
 * wait while macOS logs out or shuts down, because a program that delays its end cancels the log-out.
 * @param tell called with errors
 */
export function stopBeforeQuit(
  desk: Promise<Desk>,
  tell: (line: string) => void,
  isShuttingDown: () => boolean,
): void {
  let stopped: Promise<void> | null = null;
  app.on('will-quit', (event) => {
    if (!isShuttingDown()) event.preventDefault();
    if (stopped) return;
    setTimeout(() => app.exit(0), STOP_LIMIT).unref();
    stopped = desk
      .then((running) => running.stop())
      .catch((error: unknown) => tell(String(error)))
      .finally(() => app.exit(0));
  });
}
