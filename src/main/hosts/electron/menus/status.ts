/** What tray and menu show of the desk, which they follow as a page does. */
import { startState } from '#contract/bridge/bridge.ts';
import type { ConnectionState } from '#contract/wire/realtime.ts';
import type { Desk } from '#main/desk/desk.ts';

export type HostStatus = ConnectionState | 'signed-out';

/** The host's own name among the desk's clients. */
const CLIENT = 'host';

/** All that the status needs of the start data of the page. */
const statusParts = startState.pick({ session: true, connection: true }).extend({
  app: startState.shape.app.pick({ practice: true }),
});

/** Calls `listener` with the status now and after each change of it. */
export async function followStatus(
  desk: Desk,
  listener: (status: HostStatus, isPractice: boolean) => void,
): Promise<void> {
  let isSignedIn = false;
  let connection: ConnectionState = 'offline';
  let isPractice = false;
  let reported = '';
  const report = () => {
    const status = isSignedIn ? connection : 'signed-out';
    const next = `${status} ${isPractice}`;
    if (next === reported) return;
    reported = next;
    listener(status, isPractice);
  };
  const read = async () => {
    const outcome = await desk.call('app.start', undefined, CLIENT);
    const start = statusParts.safeParse(outcome.ok ? outcome.value : undefined).data;
    isSignedIn = start?.session.status === 'signed-in';
    connection = start?.connection ?? 'offline';
    isPractice = start?.app.practice ?? false;
    report();
  };
  // The state is read again each time, so that two crossing events never show the older one.
  desk.subscribe((event) => {
    if (event === 'session' || event === 'connection' || event === 'practice') void read();
  });
  await read();
}
