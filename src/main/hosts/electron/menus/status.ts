/** The session and the live updates for the tray and the menu, which follow the desk as a page does. */
import { startState } from '#contract/bridge/bridge.ts';
import type { ConnectionState } from '#contract/wire/realtime.ts';
import type { Desk } from '#main/desk/desk.ts';

export type HostStatus = ConnectionState | 'signed-out';

/** The host's own name among the desk's clients. */
const CLIENT = 'host';

/** All that the status needs of the start data of the page. */
const statusParts = startState.pick({ session: true, connection: true });

/** Calls `listener` with the status now and after each change of it. */
export async function followStatus(
  desk: Desk,
  listener: (status: HostStatus) => void,
): Promise<void> {
  let isSignedIn = false;
  let connection: ConnectionState = 'offline';
  let reported: HostStatus | null = null;
  const report = () => {
    const status = isSignedIn ? connection : 'signed-out';
    if (status === reported) return;
    reported = status;
    listener(status);
  };
  const read = async () => {
    const outcome = await desk.call('app.start', undefined, CLIENT);
    const start = statusParts.safeParse(outcome.ok ? outcome.value : undefined).data;
    isSignedIn = start?.session.status === 'signed-in';
    connection = start?.connection ?? 'offline';
    report();
  };
  // The state is read again each time, so that two crossing events never show the older one.
  desk.subscribe((event) => {
    if (event === 'session' || event === 'connection' || event === 'practice') void read();
  });
  await read();
}
