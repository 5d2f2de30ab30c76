/** Keeps requests to pages until they listen, so that no link and no menu is lost while a page loads. */
import type { WebContents } from 'electron';
import type {
  BridgeEvent,
  BridgeEventPayload,
  Destination,
  ShownDialog,
} from '#contract/bridge/bridge.ts';
import type { Windows } from '#main/basics/ports.ts';
import { clientOf, onPageGone } from '../page/ipc.ts';

export type SendEvent = <Name extends BridgeEvent>(
  contents: WebContents,
  event: Name,
  payload: BridgeEventPayload<Name>,
) => void;

type Arrival = ReturnType<Windows['arrive']>;
const NOTHING: Arrival = { place: null, show: null };

/** A page gets no events before it listens. Until then, the last place and the last request wait for it. */
export function createArrivals(send: SendEvent) {
  const listening = new Set<string>();
  const waiting = new Map<string, Arrival>();
  const wait = (client: string, arrival: Partial<Arrival>) =>
    waiting.set(client, { ...(waiting.get(client) ?? NOTHING), ...arrival });
  return {
    /** Watches a page: one that loads no longer listens. */
    follow: (contents: WebContents): void => {
      const client = clientOf(contents);
      onPageGone(contents, () => listening.delete(client));
      contents.once('destroyed', () => waiting.delete(client));
    },
    /** See {@link Windows.arrive}. */
    arrive: (client: string): Arrival => {
      listening.add(client);
      const arrival = waiting.get(client) ?? NOTHING;
      waiting.delete(client);
      return arrival;
    },
    /** Sends a page to a place, at once or as soon as it listens. */
    send: (contents: WebContents, place: Destination): void => {
      const client = clientOf(contents);
      if (listening.has(client)) send(contents, 'navigate', place);
      else wait(client, { place });
    },
    /** Asks a page to show something, at once or as soon as it listens. */
    ask: (contents: WebContents, what: ShownDialog): void => {
      const client = clientOf(contents);
      if (listening.has(client)) send(contents, 'show', { what });
      else wait(client, { show: what });
    },
  };
}
