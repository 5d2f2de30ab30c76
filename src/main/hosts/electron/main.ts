/** Entry of the Electron host: starts the parts in their order and ends them in the reverse one. */
import { join } from 'node:path';
import process from 'node:process';
import { app, type BrowserWindow, dialog, session } from 'electron';
import type { Desk } from '#main/desk.ts';
import { createLogger } from '#main/log.ts';
import type { ApiSource } from '#main/ports.ts';
import {
  type Configuration,
  configuredApi,
  readConfiguration,
} from '#main/settings/configuration.ts';
import { assembleDesk } from '../shared/assemble.ts';
import { openLogFile } from '../shared/log-file.ts';
import { practiceSource } from '../shared/practice.ts';
import { makeProfileFolder } from '../shared/profile-folder.ts';
import { denyPermissions, guardPages } from './guards.ts';
import { serveBridge } from './ipc.ts';
import { readOptions } from './options.ts';
import { registerScheme, servePage } from './protocol.ts';
import { forkSandbox, type SandboxUtility } from './sandbox.ts';
import { focusWindow, openWindow } from './window.ts';

/** How long everything may take to end before the program ends regardless, in milliseconds. */
const STOP_LIMIT = 8000;

const built = (...path: string[]) => join(import.meta.dirname, ...path);
const out = (line: string) => void process.stdout.write(`${line}\n`);
const tell = (line: string) => void process.stderr.write(`${line}\n`);

start();

function start(): void {
  try {
    const configuration = readConfiguration(readOptions(process.argv, app.isPackaged));
    app.setPath('userData', makeProfileFolder(configuration.dataDir, 'electron'));
    if (!app.requestSingleInstanceLock()) {
      app.quit();
      return;
    }
    registerScheme();
    app.enableSandbox();
    void app.whenReady().then(() => run(configuration));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    tell(message);
    dialog.showErrorBox('Corridor cannot start', message);
    app.exit(1);
  }
}

/** Everything from `ready` on. Registers all it needs before its first wait. */
function run(configuration: Configuration): void {
  const logger = createLogger(openLogFile(configuration.dataDir));
  guardPages(logger);
  denyPermissions(session.defaultSession, logger);
  servePage(session.defaultSession, built('../renderer'));

  const { api, sandbox } = openApi(configuration);
  const desk = assembleDesk({
    host: 'electron',
    version: app.getVersion(),
    api,
    logger,
    configuration,
  });
  const ipc = serveBridge(desk, logger);
  const windows = keepOneWindow(() => {
    const window = openWindow(built('../preload/preload.cjs'));
    ipc.join(window.webContents);
    return window;
  });
  app.on('second-instance', windows.show);
  app.on('activate', windows.show);
  app.on('window-all-closed', () => app.quit());
  stopBeforeQuit(desk, sandbox);
  windows.show();
}

/** Opens a window when there is none, and shows the one there is otherwise. */
function keepOneWindow(open: () => BrowserWindow): { readonly show: () => void } {
  let current: BrowserWindow | null = null;
  return {
    show: () => {
      if (current) {
        focusWindow(current);
        return;
      }
      current = open();
      current.once('closed', () => {
        current = null;
      });
    },
  };
}

function openApi({ api, dataDir }: Configuration): {
  api: ApiSource;
  sandbox: SandboxUtility | null;
} {
  if (api) return { api: configuredApi(api), sandbox: null };
  const sandbox = forkSandbox(built('sandbox.js'), dataDir);
  let isEnding = false;
  app.once('before-quit', () => {
    isEnding = true;
  });
  const trouble = (message: string) => {
    if (!isEnding) tell(message);
  };
  return { api: practiceSource(sandbox, dataDir, { out, progress: tell, trouble }), sandbox };
}

/** Lets the desk end its calls and the sandbox close its database before the program goes. */
function stopBeforeQuit(desk: Promise<Desk>, sandbox: SandboxUtility | null): void {
  let stopped: Promise<void> | null = null;
  app.on('will-quit', (event) => {
    event.preventDefault();
    if (stopped) return;
    setTimeout(() => app.exit(0), STOP_LIMIT).unref();
    stopped = desk
      .then((running) => running.stop())
      .catch((error: unknown) => tell(String(error)))
      .then(() => sandbox?.stop())
      .finally(() => app.exit(0));
  });
}
