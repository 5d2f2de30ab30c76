/** `app`: the program's life, so that starts, second starts and quits are tested without a screen. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { closeCommandLine, commandLine, enableSandbox } from './command-line.ts';
import { record } from './record.ts';
import { closeSchemes } from './session.ts';
import { requestLock } from './single-instance.ts';
import { define, preventable, StrictEmitter, strict } from './strict.ts';

const EVENTS = [
  'ready',
  'activate',
  'second-instance',
  'open-url',
  'window-all-closed',
  'web-contents-created',
  'browser-window-created',
  'before-quit',
  'will-quit',
  'quit',
  // Chromium answers for its own processes, and no page of ours asks a server for a certificate.
  'certificate-error',
  'select-client-certificate',
  'child-process-gone',
];

const PACKAGE = new URL('../../../../../package.json', import.meta.url);

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

const ready = Promise.withResolvers<void>();

/** Chromium has started. */
export function becomeReady(): void {
  closeSchemes();
  closeCommandLine();
  app.emit('ready');
  ready.resolve();
}

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
    commandLine,
    whenReady: () => ready.promise,
    getVersion: () => (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version,
    getSystemLocale: (): string => 'en-US',
    getPath: (name: string) => paths[name] ?? defaultPath(name),
    setPath: (name: string, path: string) => {
      if (!existsSync(path)) throw new Error(`The folder ${path} does not exist`);
      paths[name] = path;
    },
    requestSingleInstanceLock: (handedOver: object) =>
      requestLock(paths['userData'] ?? '', handedOver, (start) =>
        emitter.emit('second-instance', {}, start.argv, start.folder, start.handedOver),
      ),
    releaseSingleInstanceLock: () => void record.steps.push('unlock'),
    setAsDefaultProtocolClient: (...client: unknown[]) => {
      record.protocolClients.push(client);
      return true;
    },
    isDefaultProtocolClient: () => record.protocolClients.length > 0,
    getApplicationInfoForProtocol: () =>
      record.protocolOpener === null
        ? Promise.reject(new Error('No program opens it'))
        : Promise.resolve({ path: record.protocolOpener }),
    getBadgeCount: () => record.badges.at(-1) ?? 0,
    setBadgeCount: (count: number) => {
      record.badges.push(count);
      return record.showsBadges;
    },
    dock: strict('dock', { setBadge: (text: string) => void record.dockBadges.push(text) }),
    setToastActivatorCLSID: (id: string) => void record.steps.push(`toasts ${id}`),
    isInApplicationsFolder: () => true,
    moveToApplicationsFolder: () => false,
    enableSandbox,
    setAppUserModelId: (id: string) => void record.steps.push(`id ${id}`),
    quit,
    exit: (code = 0): void => process.exit(code),
  }),
);

/** Downloads of a test stay in its profile. */
function defaultPath(name: string): string {
  const { userData } = paths;
  if (name !== 'downloads' || userData === undefined) {
    throw new Error(`The stand-in has no path '${name}'`);
  }
  const downloads = join(userData, 'Downloads');
  mkdirSync(downloads, { recursive: true });
  return downloads;
}

/** Called when a window has gone. Quitting goes on with the last one. */
export function onWindowClosed(): void {
  if (areWindowsOpen()) return;
  if (isQuitting) finish();
  else emitter.emit('window-all-closed');
}
