/** Windows and their pages, as far as the host looks at them. */
import { EventEmitter } from 'node:events';

/** All windows that were made, also those that are closed. */
export const windows: FakeWindow[] = [];

/** The page of a window. */
export class FakeContents extends EventEmitter {
  readonly id: number;
  readonly mainFrame = { origin: 'app://corridor', parent: null, detached: false };
  readonly sent: unknown[][] = [];
  readonly done: string[] = [];
  url = '';
  zoomFactor = 1;
  isGone = false;
  windowOpenHandler: (details: { url: string }) => unknown = () => undefined;
  readonly navigationHistory = {
    goBack: () => this.done.push('back'),
    goForward: () => this.done.push('forward'),
  };

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
  setZoomFactor(factor: number): void {
    this.zoomFactor = factor;
  }
  getURL(): string {
    return this.url;
  }
  isDestroyed(): boolean {
    return this.isGone;
  }
  reload(): void {
    this.done.push('reload');
  }
  print(): void {
    this.done.push('print');
  }
  replaceMisspelling(word: string): void {
    this.done.push(`replace ${word}`);
  }
  forcefullyCrashRenderer(): void {
    this.done.push('crash');
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 1 });
  }
}

/** A window; its page loads nothing. */
export class FakeWindow extends EventEmitter {
  static onCreated: (window: FakeWindow) => void = () => undefined;
  static focused: FakeWindow | null = null;
  static getFocusedWindow(): FakeWindow | null {
    return FakeWindow.focused;
  }
  static getAllWindows(): FakeWindow[] {
    return windows.filter((window) => !window.isDestroyed());
  }

  readonly options: Record<string, unknown>;
  readonly webContents: FakeContents;
  readonly done: string[] = [];
  readonly overlays: (readonly [image: unknown, description: string])[] = [];
  maximized = false;
  fullScreen = false;
  bounds = { x: 10, y: 20, width: 1280, height: 720 };

  constructor(options: Record<string, unknown>) {
    super();
    this.options = options;
    windows.push(this);
    this.webContents = new FakeContents(windows.length);
    FakeWindow.onCreated(this);
  }

  loadURL(url: string): Promise<void> {
    this.webContents.url = url;
    this.done.push(`load ${url}`);
    return Promise.resolve();
  }
  /** As a person closes it. */
  close(): void {
    this.emit('close');
    this.destroy();
  }
  destroy(): void {
    this.webContents.isGone = true;
    if (FakeWindow.focused === this) FakeWindow.focused = null;
    this.emit('closed');
    this.webContents.emit('destroyed');
  }
  isDestroyed(): boolean {
    return this.webContents.isGone;
  }
  show(): void {
    this.done.push('show');
    this.emit('show');
  }
  focus(): void {
    FakeWindow.focused = this;
    this.done.push('focus');
  }
  restore(): void {
    this.done.push('restore');
  }
  maximize(): void {
    this.done.push('maximize');
  }
  setFullScreen(): void {
    this.done.push('full screen');
  }
  setBackgroundColor(colour: string): void {
    this.done.push(`background ${colour}`);
  }
  setOverlayIcon(image: unknown, description: string): void {
    this.overlays.push([image, description]);
  }
  isVisible(): boolean {
    return this.done.includes('show');
  }
  isMinimized(): boolean {
    return true;
  }
  isMaximized(): boolean {
    return this.maximized;
  }
  isFullScreen(): boolean {
    return this.fullScreen;
  }
  getNormalBounds(): FakeWindow['bounds'] {
    return this.bounds;
  }
}
