/**
 * Stands in for the parts of the 'electron' module that the host uses, and remembers what was asked
 * of them. Used as `vi.mock('electron', () => import('./testing/electron.ts'))`.
 */
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { vi } from 'vitest';
import { net as netOnNode } from './net/net.ts';
import { createNetSession, type NetSession } from './net/session.ts';
import { FakeWindow, windows } from './window.ts';

type Handler = (...args: never[]) => unknown;

/** An item of a menu template, as far as tests look at it. */
export interface FakeItem {
  readonly label?: string;
  readonly role?: string;
  readonly accelerator?: string;
  readonly enabled?: boolean;
  readonly click?: () => void;
  readonly submenu?: readonly FakeItem[];
}

/** Everything the host registered and did, in order where order matters. */
export const recorded = {
  steps: [] as string[],
  /** Switches of Chromium that the program was started with. */
  ipc: new Map<string, Handler>(),
  schemes: [] as unknown[],
  protocols: new Map<string, (request: Request) => Promise<Response>>(),
  permissions: {} as Record<string, Handler>,
  windows,
  forks: [] as { script: string; args: string[]; options: Record<string, unknown> }[],
  /** Messages to utility processes. */
  childMessages: [] as unknown[],
  childHangs: false,
  kills: 0,
  errorBoxes: [] as string[],
  messageBoxes: [] as { message: string; buttons: string[]; signal?: AbortSignal }[],
  /** The button that the next message boxes are answered with. */
  response: 0,
  paths: {} as Record<string, string>,
  isOnlyInstance: true,
  handedOver: undefined as unknown,
  badges: [] as number[],
  showsBadges: true,
  /** Why notifications are not shown; null when they are. */
  notificationFailure: null as string | null,
  protocolClients: [] as unknown[],
  menu: [] as readonly FakeItem[],
  popups: [] as (readonly FakeItem[])[],
  trays: [] as FakeTray[],
  revealed: [] as string[],
  opened: [] as string[],
  dictionaries: '',
  switches: [] as (readonly [name: string, value?: string])[],
  partitions: [] as unknown[],
};

class FakeApp extends EventEmitter {
  isPackaged = false;
  readonly commandLine = {
    appendSwitch: (...given: [name: string, value?: string]) => void recorded.switches.push(given),
    hasSwitch: (name: string) => recorded.switches.some(([given]) => given === name),
  };
  readonly ready = Promise.withResolvers<void>();
  readonly exit = vi.fn();
  readonly quit = vi.fn();

  whenReady(): Promise<void> {
    return this.ready.promise;
  }
  getVersion(): string {
    return '1.2.3';
  }
  getPath(name: string): string {
    return recorded.paths[name] ?? `/${name}`;
  }
  setPath(name: string, path: string): void {
    if (!existsSync(path)) throw new Error(`${path} does not exist`);
    recorded.paths[name] = path;
  }
  requestSingleInstanceLock(handedOver: unknown): boolean {
    recorded.steps.push('lock');
    recorded.handedOver = handedOver;
    return recorded.isOnlyInstance;
  }
  releaseSingleInstanceLock(): void {
    recorded.steps.push('unlock');
  }
  setAsDefaultProtocolClient(...client: unknown[]): boolean {
    recorded.protocolClients.push(client);
    return true;
  }
  getBadgeCount(): number {
    return recorded.badges.at(-1) ?? 0;
  }
  isDefaultProtocolClient(): boolean {
    return recorded.protocolClients.length > 0;
  }
  setBadgeCount(count: number): boolean {
    recorded.badges.push(count);
    return recorded.showsBadges;
  }
  setAppUserModelId(id: string): void {
    recorded.steps.push(`id ${id}`);
  }
  enableSandbox(): void {
    recorded.steps.push('sandbox');
  }
}

/** One size of an image. */
export interface FakeRepresentation {
  readonly scaleFactor: number;
  readonly width: number;
  readonly height: number;
  readonly buffer: Buffer;
}

/** The icon beside the clock. */
export class FakeTray extends EventEmitter {
  image: unknown;
  toolTip = '';
  menu: readonly FakeItem[] = [];

  constructor(image: unknown) {
    super();
    this.image = image;
    recorded.trays.push(this);
  }
  setImage(image: unknown): void {
    this.image = image;
  }
  isDestroyed(): boolean {
    return false;
  }
  setToolTip(text: string): void {
    this.toolTip = text;
  }
  setContextMenu({ template }: { readonly template: readonly FakeItem[] }): void {
    this.menu = template;
  }
}

/** The session of the program; an emitter for 'will-download'. */
class FakeSession extends EventEmitter {
  constructor() {
    super();
    Object.assign(this, createNetSession(() => null) satisfies NetSession);
  }
  readonly protocol = {
    handle: (scheme: string, handler: (request: Request) => Promise<Response>) =>
      recorded.protocols.set(scheme, handler),
  };
  readonly setPermissionCheckHandler = setPermission('check');
  readonly setPermissionRequestHandler = setPermission('request');
  readonly setDevicePermissionHandler = setPermission('device');
  readonly setDisplayMediaRequestHandler = setPermission('display');

  setSpellCheckerDictionaryDownloadURL(url: string): void {
    recorded.dictionaries = url;
  }
}

function setPermission(name: string): (handler: Handler) => void {
  return (handler) => {
    recorded.permissions[name] = handler;
  };
}

export const app = new FakeApp();
FakeWindow.onCreated = (window) => {
  app.emit('browser-window-created', {}, window);
  app.emit('web-contents-created', {}, window.webContents);
};
export const BrowserWindow = FakeWindow;
export const Tray = FakeTray;
export const net = netOnNode;
export const nativeTheme = Object.assign(new EventEmitter(), {
  shouldUseDarkColors: true,
  themeSource: 'system',
});
export const nativeImage = {
  createEmpty: () => {
    const representations: FakeRepresentation[] = [];
    return {
      representations,
      addRepresentation: (added: FakeRepresentation) => representations.push(added),
      setTemplateImage: vi.fn(),
    };
  },
};
export class Notification extends EventEmitter {
  static isSupported(): boolean {
    recorded.steps.push('may notify');
    return true;
  }
  show(): void {
    recorded.steps.push('notify');
    const { notificationFailure: failure } = recorded;
    if (failure === null) this.emit('show', {});
    else this.emit('failed', {}, failure);
  }
  close(): void {
    recorded.steps.push('notified');
  }
}
export const screen = {
  displays: [{ id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } }],
  getPrimaryDisplay: () => screen.displays[0],
  getAllDisplays: () => screen.displays,
};
export const Menu = {
  buildFromTemplate: (template: readonly FakeItem[]) => ({
    template,
    popup: () => recorded.popups.push(template),
  }),
  setApplicationMenu: ({ template }: { readonly template: readonly FakeItem[] }) => {
    recorded.menu = template;
  },
};
export const dialog = {
  showErrorBox: (_title: string, text: string) => recorded.errorBoxes.push(text),
  showMessageBox: (_window: unknown, options: (typeof recorded.messageBoxes)[number]) => {
    recorded.messageBoxes.push(options);
    return Promise.resolve({ response: recorded.response });
  },
};
export const shell = {
  showItemInFolder: (file: string) => recorded.revealed.push(file),
  openExternal: async (url: string) => void recorded.opened.push(url),
};
/** Sleep, waking up and the end of the session, as a test emits them. */
export const powerMonitor = new EventEmitter();
export const ipcMain = {
  handle: (channel: string, handler: Handler) => recorded.ipc.set(channel, handler),
};
export const protocol = {
  registerSchemesAsPrivileged: (schemes: unknown[]) => {
    recorded.steps.push('scheme');
    recorded.schemes.push(...schemes);
  },
};
/** A process of Node beside the program; it ends on request, unless a test makes it hang. */
class FakeChild extends EventEmitter {
  readonly stdout = new PassThrough();
  readonly stderr = new PassThrough();

  postMessage(message: unknown): void {
    recorded.childMessages.push(message);
    if (!recorded.childHangs) this.emit('exit', 0);
  }
  kill(): boolean {
    recorded.kills += 1;
    return this.emit('exit', 1);
  }
}

export const session = {
  defaultSession: new FakeSession(),
  fromPartition: (...partition: [name: string, options?: object]) => {
    recorded.partitions.push(partition);
    return createNetSession(() => null);
  },
};
export const utilityProcess = {
  fork: (script: string, args: string[], options: Record<string, unknown>) => {
    recorded.forks.push({ script, args, options });
    return new FakeChild();
  },
};
