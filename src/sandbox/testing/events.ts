/** Hearing a sandbox's events as a member of staff, for tests. */
import { io } from 'socket.io-client';
import { AUTHORIZATION_EVENT } from '#contract/wire/realtime.ts';

/** What a listener has heard. */
export interface ReceivedEvent {
  readonly event: string;
  readonly payload: unknown;
}

/** An open ear. */
export interface Listener {
  /** Everything so far, oldest first. */
  readonly heard: readonly ReceivedEvent[];
  /** The first event that fits, heard already or yet to come. */
  wait(fits: (heard: ReceivedEvent) => boolean): Promise<ReceivedEvent>;
  close(): void;
}

/** Listens to the sandbox at `url` with an access token, once it has been greeted. */
export async function listen(url: string, token: string): Promise<Listener> {
  const socket = io(url, { transports: ['websocket'], forceNew: true });
  const heard: ReceivedEvent[] = [];
  const waiting = new Set<(each: ReceivedEvent) => void>();
  socket.onAny((event: string, payload: unknown) => {
    heard.push({ event, payload });
    for (const tell of waiting) tell({ event, payload });
  });
  const listener: Listener = {
    heard,
    wait: (fits) =>
      new Promise((resolve) => {
        const known = heard.find(fits);
        if (known) return resolve(known);
        const tell = (each: ReceivedEvent) => {
          if (!fits(each)) return;
          waiting.delete(tell);
          resolve(each);
        };
        waiting.add(tell);
      }),
    close: () => socket.close(),
  };
  socket.emit(AUTHORIZATION_EVENT, `Bearer ${token}`);
  await listener.wait(({ event }) => event === 'connected');
  return listener;
}
