/** A failed start shows a dialog and ends; it never leaves a program without a window. */
import process from 'node:process';
import { app, dialog } from 'electron';

/** Shows why Corridor cannot start, and ends it; on Linux once the app is ready, in the terminal at once. */
export async function refuseStart(message: string): Promise<void> {
  process.stderr.write(`${message}\n`);
  await app.whenReady();
  dialog.showErrorBox('Corridor cannot start', message);
  app.exit(1);
}

/**
 * Ends this start in favour of the program that has the data folder, whose window is in front or, if not,
 * is to be found by the person. It is no failure: `npm start` would take that for an Electron that cannot
 * run.
 */
export function leaveToOther(why: string, isShown: boolean): void {
  process.stderr.write(`${why}\n`);
  if (!isShown) dialog.showErrorBox('Corridor is already running', why);
  app.exit(0);
}

/** An unexpected failure, for the person who started Corridor. */
export const unexpectedFailure = (error: unknown): string => {
  const reason = error instanceof Error ? error.message : String(error);
  return `Something went wrong while Corridor was starting (${reason}). Start it again. If that does not help, restart the computer, then tell your administrator.`;
};
