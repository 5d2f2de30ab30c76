/** Keeps requests to pages until they listen, so that no link and no menu is lost while a page loads. */
import type { WebContents } from 'electron';
import type {
  BridgeEvent,
  BridgeEventPayload,
  Destination,
  ShownDialog,
} from '#contract/bridge/bridge.ts';
import type { Windows } from '#main/basics/ports.ts';
import { clientOf } from '../page/ipc.ts';

/** Sends an event of the bridge to one page. */
export type SendEvent = <Name extends BridgeEvent>(
  contents: WebContents,
  event: Name,
  payload: BridgeEventPayload<Name>,
) => void;

export interface Arrivals {
  /** Watches a page: one that loads no longer listens. */
  follow(contents: WebContents): void;
  /** See {@link Windows.arrive}. */
  arrive(client: string): Arrival;
  /** Sends a page to a place, at once or as soon as it listens. */
  send(contents: WebContents, place: Destination): void;
  /** Asks a page to show something, at once or as soon as it listens. */
  ask(contents: WebContents, what: ShownDialog): void;
}

type Arrival = ReturnType<Windows['arrive']>;
const NOTHING: Arrival = { place: null, show: null };

/** A page gets no events before it listens. Until then, the last place and the last request wait for it. */
export function createArrivals(send: SendEvent): Arrivals {
  const listening = new Set<string>();
  const waiting = new Map<string, Arrival>();
  const wait = (client: string, arrival: Partial<Arrival>) =>
    waiting.set(client, { ...(waiting.get(client) ?? NOTHING), ...arrival });
  return {
    follow: (contents) => {
      const client = clientOf(contents);
      const stop = () => void listening.delete(client);
      contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
        if (isMainFrame && !isSameDocument) stop();
      });
      contents.on('render-process-gone', stop);
      contents.once('destroyed', () => {
        stop();
        waiting.delete(client);
      });
    },
    arrive: (client) => {
      listening.add(client);
      const arrival = waiting.get(client) ?? NOTHING;
      waiting.delete(client);
      return arrival;
    },
    send: (contents, place) => {
      const client = clientOf(contents);
      if (listening.has(client)) send(contents, 'navigate', place);
      else wait(client, { place });
    },
    ask: (contents, what) => {
      const client = clientOf(contents);
      if (listening.has(client)) send(contents, 'show', { what });
      else wait(client, { show: what });
    },
  };
}
