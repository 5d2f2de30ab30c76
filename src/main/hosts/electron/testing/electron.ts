/**
 * The 'electron' module of unit tests, which start no Electron: `vi.mock('electron', () =>
 * import('./testing/electron.ts'))`. Its parts are those of the end-to-end stand-in
 * (tests/support/electron), except for what ends, starts or shows something for real: here it is
 * only recorded.
 */
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { vi } from 'vitest';
import { windowsOn } from './browser-window.ts';
import { FakeContents } from './contents.ts';
import { PARTS } from './parts.ts';
import { record } from './record.ts';

export const {
  app,
  dialog,
  ipcMain,
  Menu,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  protocol,
  screen,
  session,
  shell,
  Tray,
} = PARTS;

Object.assign(app, {
  exit: vi.fn(),
  quit: vi.fn(),
  requestSingleInstanceLock: vi.fn(() => {
    record.steps.push('lock');
    return true;
  }),
});

export const { BrowserWindow, windows } = windowsOn((options) => new FakeContents(options));

/** A process of Node beside the program; it ends on request, unless a test makes it hang. */
class FakeChild extends EventEmitter {
  readonly stdout = new PassThrough();
  readonly stderr = new PassThrough();
  readonly kill = vi.fn(() => this.emit('exit', 1));
  readonly postMessage = vi.fn(() => this.emit('exit', 0));
}

export const utilityProcess = {
  fork: vi.fn((_script: string, _args: string[], _options: object) => new FakeChild()),
};
