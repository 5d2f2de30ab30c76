/** A Chromium-family browser for windows and for tests. */

import process from 'node:process';
import { planWindow, surroundings } from '#main/hosts/browser/window.ts';
import { ensureDebianPackages, thisMachine } from './apt.mjs';
import { SetupError } from './say.mjs';

/**
 * The browser the console would open a window of if there were a display; undefined when none is
 * installed. One list of places serves the console, the tests and the set-up.
 */
export function findBrowser(): string | undefined {
  const env = { ...process.env, CI: '', DISPLAY: ':0' };
  return planWindow({ ...surroundings(), env }).executable ?? undefined;
}

/** Whether a window can be shown at all. */
export function hasDisplay(): boolean {
  const { DISPLAY: x11, WAYLAND_DISPLAY: wayland } = process.env;
  return process.platform !== 'linux' || Boolean(x11 || wayland);
}

/**
 * Installs a browser where this machine and this account allow it and none is there.
 * @returns undefined when there is one, else why not and what to type
 */
export async function ensureBrowser(): Promise<string | undefined> {
  if (findBrowser()) return undefined;
  const problem = thisMachine().debian
    ? await ensureDebianPackages(['chromium'])
    : 'Install Chromium, Google Chrome or Microsoft Edge.';
  if (findBrowser()) return undefined;
  return `No Chromium, Chrome or Edge is installed. ${problem ?? 'The package chromium brought none that is found.'}`;
}

/**
 * Makes sure that there is a browser.
 * @throws SetupError when there is none, with what to install
 */
export async function requireBrowser(): Promise<void> {
  const problem = await ensureBrowser();
  if (problem) throw new SetupError(problem);
}
