/**
 * What comes from the pages for `ipcMain`: the bridge is tested over two processes, with the checks
 * of its sender.
 */
import { handlers } from '#main/hosts/electron/testing/ipc-main.ts';
import { strict } from '#main/hosts/electron/testing/strict.ts';
import { decode, encode } from './clone.ts';
import type { FromMain, ToMain } from './in-page.ts';
import type { Frame } from './page.ts';

/** Lets the main process answer a call of a page. */
export async function receive(
  { id, channel, args }: ToMain,
  from: { readonly sender: object; readonly senderFrame: Frame | null },
  reply: (message: FromMain) => void,
): Promise<void> {
  const event = strict('IpcMainEvent', { ...from });
  const given = decode(args) as unknown[];
  try {
    const handler = handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    reply({ type: 'result', id, value: encode(await handler(event, ...given)) });
  } catch (error) {
    reply({ type: 'error', id, message: `Error invoking remote method '${channel}': ${error}` });
  }
}
