/**
 * Stands in for the parts of the 'electron' module that the host uses, and remembers what was asked
 * of them. Used as `vi.mock('electron', () => import('./testing/electron.ts'))`.
 */
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { vi } from 'vitest';

type Handler = (...args: never[]) => unknown;

/** Everything the host registered and did, in order where order matters. */
export const recorded = {
  steps: [] as string[],
  ipc: new Map<string, Handler>(),
  schemes: [] as unknown[],
  protocols: new Map<string, (request: Request) => Promise<Response>>(),
  permissions: {} as Record<string, Handler>,
  windows: [] as FakeWindow[],
  forks: [] as { script: string; args: string[]; options: Record<string, unknown> }[],
  errorBoxes: [] as string[],
  paths: {} as Record<string, string>,
  isOnlyInstance: true,
};

/** A page of a window, as far as the host looks at it. */
export class FakeContents extends EventEmitter {
  readonly id: number;
  readonly mainFrame = { origin: 'app://corridor', parent: null };
  readonly sent: unknown[][] = [];
  windowOpenHandler: (details: { url: string }) => unknown = () => undefined;

  constructor(id: number) {
    super();
    this.id = id;
  }

  send(...message: unknown[]): void {
    this.sent.push(message);
  }

  setWindowOpenHandler(handler: (details: { url: string }) => unknown): void {
    this.windowOpenHandler = handler;
  }
}

class FakeWindow extends EventEmitter {
  readonly options: Record<string, unknown>;
  readonly webContents: FakeContents;
  readonly done: string[] = [];

  constructor(options: Record<string, unknown>) {
    super();
    this.options = options;
    this.webContents = new FakeContents(recorded.windows.length + 1);
    recorded.windows.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }

  loadURL(url: string): Promise<void> {
    this.done.push(`load ${url}`);
    return Promise.resolve();
  }
  show(): void {
    this.done.push('show');
  }
  focus(): void {
    this.done.push('focus');
  }
  restore(): void {
    this.done.push('restore');
  }
  isMinimized(): boolean {
    return true;
  }
}

class FakeApp extends EventEmitter {
  readonly isPackaged = false;
  readonly ready = Promise.withResolvers<void>();
  readonly exit = vi.fn();
  readonly quit = vi.fn();

  whenReady(): Promise<void> {
    return this.ready.promise;
  }
  getVersion(): string {
    return '1.2.3';
  }
  setPath(name: string, path: string): void {
    if (!existsSync(path)) throw new Error(`${path} does not exist`);
    recorded.paths[name] = path;
  }
  requestSingleInstanceLock(): boolean {
    recorded.steps.push('lock');
    return recorded.isOnlyInstance;
  }
  enableSandbox(): void {
    recorded.steps.push('sandbox');
  }
}

const setPermission = (name: string) => (handler: Handler) => {
  recorded.permissions[name] = handler;
};

export const app = new FakeApp();
export const BrowserWindow = FakeWindow;
export const nativeTheme = { shouldUseDarkColors: true };
export const dialog = {
  showErrorBox: (_title: string, text: string) => recorded.errorBoxes.push(text),
};
export const ipcMain = {
  handle: (channel: string, handler: Handler) => recorded.ipc.set(channel, handler),
};
export const protocol = {
  registerSchemesAsPrivileged: (schemes: unknown[]) => {
    recorded.steps.push('scheme');
    recorded.schemes.push(...schemes);
  },
};
export const session = {
  defaultSession: {
    protocol: {
      handle: (scheme: string, handler: (request: Request) => Promise<Response>) =>
        recorded.protocols.set(scheme, handler),
    },
    setPermissionCheckHandler: setPermission('check'),
    setPermissionRequestHandler: setPermission('request'),
    setDevicePermissionHandler: setPermission('device'),
    setDisplayMediaRequestHandler: setPermission('display'),
  },
};
export const utilityProcess = {
  fork: (script: string, args: string[], options: Record<string, unknown>) => {
    recorded.forks.push({ script, args, options });
    const child = Object.assign(new EventEmitter(), {
      stdout: new PassThrough(),
      stderr: new PassThrough(),
      kill: () => child.emit('exit', 0),
    });
    return child;
  },
};
