/** `ipcMain`: handlers, and what comes from the pages. */
import { decode, encode } from './clone.ts';
import type { FromMain, ToMain } from './in-page.ts';
import type { Frame } from './page.ts';
import { strict } from './strict.ts';

type Handler = (event: object, ...args: unknown[]) => unknown;

const handlers = new Map<string, Handler>();
const listeners = new Map<string, Handler[]>();

/** `electron.ipcMain`. */
export const ipcMain = strict('ipcMain', {
  handle: (channel: string, handler: Handler) => {
    if (handlers.has(channel)) throw new Error(`A second handler for '${channel}'`);
    handlers.set(channel, handler);
  },
  on: (channel: string, listener: Handler) => {
    listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
  },
});

/** Lets the main process hear a message of a page, and the page its answer. */
export async function receive(
  { type, id, channel, args }: ToMain,
  from: { readonly sender: object; readonly senderFrame: Frame | null },
  reply: (message: FromMain) => void,
): Promise<void> {
  const event = strict('IpcMainEvent', { ...from });
  const given = decode(args) as unknown[];
  if (type === 'send') {
    for (const listener of listeners.get(channel) ?? []) listener(event, ...given);
    return;
  }
  try {
    const handler = handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    reply({ type: 'result', id, value: encode(await handler(event, ...given)) });
  } catch (error) {
    reply({ type: 'error', id, message: `Error invoking remote method '${channel}': ${error}` });
  }
}
