/** Opens an app window of an installed Chromium, Chrome or Edge, so that the console has a window of its own. */
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** The parts of the environment that decide whether and how a window opens. */
export interface Environment {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  /** The effective user is root. */
  readonly isRoot: boolean;
  readonly canRun: (file: string) => boolean;
}

/** The environment of this process. */
export const environment = (): Environment => ({
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  canRun: (file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
});

/** A browser to open, or the reason why none will be. */
export type WindowPlan =
  | { readonly executable: string }
  | { readonly executable: null; readonly reason: string };

/** Decides which browser to open. */
export function planWindow(around: Environment): WindowPlan {
  const { platform, env } = around;
  if (env['CI']) return { executable: null, reason: 'this is a CI machine' };
  if (platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']) {
    return { executable: null, reason: 'there is no display' };
  }
  const executable = browserPaths(around).find(around.canRun);
  return executable
    ? { executable }
    : { executable: null, reason: 'no Chrome, Edge or Chromium was found' };
}

/** Where browsers are installed, in the order of preference. */
function browserPaths({ platform, env }: Environment): readonly string[] {
  if (platform === 'darwin') {
    const names = ['Google Chrome', 'Microsoft Edge', 'Chromium'];
    const folders = ['/Applications', join(env['HOME'] ?? '', 'Applications')];
    return names.flatMap((name) =>
      folders.map((folder) => join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    );
  }
  if (platform === 'win32') {
    const programs = [
      ['Google', 'Chrome', 'Application', 'chrome.exe'],
      ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
      ['Chromium', 'Application', 'chrome.exe'],
    ];
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']];
    return programs.flatMap((program) =>
      folders.filter((folder) => folder !== undefined).map((folder) => join(folder, ...program)),
    );
  }
  const names = [
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge-stable',
    'microsoft-edge',
    'chromium',
    'chromium-browser',
  ];
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The arguments of an app window with a separate profile, without the user's browsing data and extensions. */
export function windowArguments(
  url: string,
  profile: string,
  { platform, isRoot }: Pick<Environment, 'platform' | 'isRoot'>,
): readonly string[] {
  return [
    `--app=${url}`,
    `--user-data-dir=${profile}`,
    '--window-size=1440,900',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-extensions',
    '--disable-sync',
    // Chromium refuses to start as root with its sandbox. The page is ours alone and loads nothing.
    ...(platform === 'linux' && isRoot ? ['--no-sandbox'] : []),
  ];
}

export interface AppWindow {
  /** Settles when the browser's process has ended, with how it ended; null when all went well. */
  readonly ended: Promise<string | null>;
  close(): void;
}

/** Opens an app window. */
export function openAppWindow(executable: string, args: readonly string[]): AppWindow {
  const child = spawn(executable, args, { stdio: 'ignore' });
  process.once('exit', () => child.kill());
  let closing = false;
  const describe = (code: number | null, signal: NodeJS.Signals | null) =>
    closing || code === 0 ? null : `it ended with ${signal ?? `code ${code}`}`;
  return {
    ended: new Promise((resolve) => {
      child.once('error', ({ message }) => resolve(message));
      child.once('exit', (code, signal) => resolve(describe(code, signal)));
    }),
    close: () => {
      closing = true;
      child.kill();
    },
  };
}
