/** The bridge over Electron's IPC: the only place that hears or answers a page, and it decides who may call. */
import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import type { BridgeEvent, BridgeEventPayload } from '#contract/bridge/bridge.ts';
import { type Result, refused } from '#contract/wire/problem.ts';
import type { Logger } from '#main/basics/ports.ts';
import type { Desk } from '#main/desk/desk.ts';
import { ORIGIN } from './origin.ts';

/** Joins windows to the desk. */
export interface Ipc {
  /** Lets the page of this window call the desk and hear its events, while it lives. */
  join(contents: WebContents): void;
  /** Sends an event to this one page; one that was not joined, or is gone, gets none. */
  send<Name extends BridgeEvent>(
    contents: WebContents,
    event: Name,
    payload: BridgeEventPayload<Name>,
  ): void;
}

/** Registers the bridge. Calls that come before the desk is built wait for it. */
export function serveBridge(desk: Promise<Desk>, logger: Logger): Ipc {
  const joined = new Set<WebContents>();

  ipcMain.handle(
    'corridor:call',
    async (event, name: unknown, input: unknown): Promise<Result<unknown>> => {
      const isJoined = joined.has(event.sender) && !event.sender.isDestroyed();
      const reason = isJoined ? refusal(event) : 'window';
      if (reason === null && typeof name === 'string') {
        return await (await desk).call(name, input, clientOf(event.sender));
      }
      logger.warn('bridge.refused', { reason: reason ?? 'name' });
      return refused('Nothing was sent, because this call did not come from Corridor.');
    },
  );
  const deliver = (contents: WebContents, event: BridgeEvent, payload: unknown) => {
    if (!contents.isDestroyed()) contents.send('corridor:event', event, payload);
  };
  void desk.then((built) =>
    built.subscribe((event, payload) => {
      for (const contents of joined) deliver(contents, event, payload);
    }),
  );
  return {
    send: (contents, event, payload) => {
      if (joined.has(contents)) deliver(contents, event, payload);
    },
    join: (contents) => {
      const client = clientOf(contents);
      const release = () => void desk.then((built) => built.release(client));
      joined.add(contents);
      onPageGone(contents, release);
      contents.once('destroyed', () => joined.delete(contents));
    },
  };
}

/** The name of a window among the desk's clients. */
export const clientOf = (contents: WebContents): string => `window-${contents.id}`;

/** Calls `act` when a page no longer waits for its calls and events: it is reloaded, has crashed, or its window closes. */
export function onPageGone(contents: WebContents, act: () => void): void {
  contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) act();
  });
  contents.on('render-process-gone', act);
  contents.once('destroyed', act);
}

/** Why a call is not from our own page; null when it is. */
function refusal({ senderFrame }: IpcMainInvokeEvent): string | null {
  if (!senderFrame || senderFrame.detached || senderFrame.parent !== null) return 'frame';
  return senderFrame.origin === ORIGIN ? null : 'origin';
}
