/** `app`: the program's life, from ready to quit. */
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { inProject } from '#cli/setup/paths.mjs';
import { joinChromium } from './chromium.ts';
import { closeSchemes } from './session.ts';
import { define, preventable, StrictEmitter, strict } from './strict.ts';

const EVENTS = [
  'ready',
  'activate',
  'second-instance',
  'open-url',
  'window-all-closed',
  'web-contents-created',
  'before-quit',
  'will-quit',
  'quit',
];

/** The browser of all windows. Nothing can be shown without it: the program ends with it. */
export const chromium = joinChromium();
void chromium.then(({ closed }) => closed).then(() => process.exit(1));

const paths: Record<string, string> = {};
let areWindowsOpen = () => false;
let closeWindows: () => void = () => undefined;
let isQuitting = false;

/** Tells the app of the windows, which need the app themselves. */
export function manageWindows(windows: {
  readonly areOpen: () => boolean;
  readonly closeAll: () => void;
}) {
  areWindowsOpen = windows.areOpen;
  closeWindows = windows.closeAll;
}

const ready = chromium.then(() => {
  closeSchemes();
  app.emit('ready');
});

const emitter = new StrictEmitter('app', EVENTS);

/** Asks with an event whether to go on. */
function agree(event: string): boolean {
  const asked = preventable({});
  emitter.emit(event, asked);
  return !asked.defaultPrevented;
}

function quit(): void {
  if (!(isQuitting || agree('before-quit'))) return;
  isQuitting = true;
  if (areWindowsOpen()) closeWindows();
  else finish();
}

/** The last window has gone. */
function finish(): void {
  if (!agree('will-quit')) return;
  emitter.emit('quit');
  process.exit(0);
}

/** `electron.app`. */
export const app = strict(
  'app',
  define(emitter, {
    isPackaged: false,
    whenReady: () => ready,
    getVersion: () =>
      (JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string }).version,
    getPath: (name: string) => paths[name] ?? missingPath(name),
    setPath: (name: string, path: string) => {
      if (!existsSync(path)) throw new Error(`The folder ${path} does not exist`);
      paths[name] = path;
    },
    requestSingleInstanceLock: () => true,
    enableSandbox: () => undefined,
    quit,
    exit: (code = 0) => process.exit(code),
  }),
);

function missingPath(name: string): never {
  throw new Error(`The stand-in has no path '${name}' but those that were set`);
}

/** Called when a window has gone. Quitting goes on with the last one. */
export function onWindowClosed(): void {
  if (areWindowsOpen()) return;
  if (isQuitting) finish();
  else emitter.emit('window-all-closed');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, quit);
