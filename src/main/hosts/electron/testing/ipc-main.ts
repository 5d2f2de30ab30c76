/** `ipcMain`: tests call the bridge's handlers as a page would, also as a page that may not. */
import { strict } from './strict.ts';

type Handler = (event: object, ...args: unknown[]) => unknown;

/** The handlers by their channels. */
export const handlers = new Map<string, Handler>();

/** `electron.ipcMain`. */
export const ipcMain = strict('ipcMain', {
  handle: (channel: string, handler: Handler) => {
    if (handlers.has(channel)) throw new Error(`A second handler for '${channel}'`);
    handlers.set(channel, handler);
  },
});
