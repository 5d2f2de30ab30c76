/**
 * `WebContents` without a browser: unit tests crash, hang and zoom a page at once. End to end it is
 * a page of Chromium.
 */
import type { ContentsOptions } from './browser-window.ts';
import { StrictEmitter } from './strict.ts';

/** The events of `webContents`. */
export const CONTENTS_EVENTS = [
  'did-start-navigation',
  'dom-ready',
  'did-finish-load',
  'will-navigate',
  'will-frame-navigate',
  'will-redirect',
  'render-process-gone',
  'destroyed',
  // A test that wants these emits them.
  'context-menu',
  'zoom-changed',
  // No page of ours has a <webview>.
  'will-attach-webview',
];

/** A page that loads nothing, and what was asked of it in order. */
export class FakeContents extends StrictEmitter {
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

  constructor({ id }: Pick<ContentsOptions, 'id'>) {
    super('webContents', CONTENTS_EVENTS);
    this.id = id;
  }

  loadURL(url: string): Promise<void> {
    this.url = url;
    return Promise.resolve();
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
  close(): void {
    this.isGone = true;
    this.emit('destroyed');
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
