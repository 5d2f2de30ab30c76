/** A Chromium-family browser for windows and for tests. */
import process from 'node:process';
import { OLDEST_CHROMIUM } from '#domain/program/browsers.ts';
import { environment, planWindow } from '#main/hosts/browser/window/window.ts';
import { aptCommand, ensureDebianPackages, thisMachine } from '../machine/apt.mjs';
import { run } from '../machine/processes.mjs';
import { SetupError } from '../say.mjs';

/**
 * The browser for the console's window if there is a display; undefined when none is installed. The
 * console, the tests and the set-up use the same list of paths.
 */
export function findBrowser(): string | undefined {
  const env = { ...process.env, CI: '', DISPLAY: ':0' };
  return planWindow({ ...environment(), env }).executable ?? undefined;
}

/** Whether a window can be shown at all. */
export function hasDisplay(): boolean {
  const { DISPLAY: x11, WAYLAND_DISPLAY: wayland } = process.env;
  return process.platform !== 'linux' || Boolean(x11 || wayland);
}

/**
 * Installs a browser if there is none and this computer and account allow it.
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

/** The major version of the installed browser; undefined without a browser, or if it prints none. */
export async function installedMajor(): Promise<number | undefined> {
  const browser = findBrowser();
  // On Windows `--version` opens a window instead.
  if (browser === undefined || process.platform === 'win32') return undefined;
  const { output } = await run(browser, ['--version']);
  const [, major] = /\s(\d+)\.\d/u.exec(output) ?? [];
  return major === undefined ? undefined : Number(major);
}

/**
 * The same for tests and pictures, which accept a browser that is too old.
 * @returns undefined when there is one that is supported, else why not and what to type
 */
export async function ensureSupportedBrowser(): Promise<string | undefined> {
  const problem = await ensureBrowser();
  if (problem) return problem;
  const major = await installedMajor();
  if (major === undefined || major >= OLDEST_CHROMIUM) return undefined;
  return `The installed browser is of version ${major}; ${OLDEST_CHROMIUM} is the oldest that is supported. Update it; on Debian type: ${aptCommand(['chromium'])}`;
}

/**
 * Checks that there is a supported browser.
 * @throws SetupError without one, with what to install
 */
export async function requireBrowser(): Promise<void> {
  const problem = await ensureSupportedBrowser();
  if (problem) throw new SetupError(problem);
}
