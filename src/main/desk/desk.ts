/** The desk: everything behind the bridge, connected from the parts of a host. It knows no host and no screen. */
import type { AppInfo, BridgeEvent } from '#contract/bridge/bridge.ts';
import { ok } from '#contract/wire/problem.ts';
import { isLogOut } from '#domain/access/session.ts';
import { shutOut } from '#main/kept/notices.ts';
import { type Answers, type CallHandlers, createAnswers } from '../calls/handlers.ts';
import { PRACTICE_CALLS } from '../calls/practice-calls.ts';
import { withReadPayload } from '../realtime/payloads.ts';
import { connect } from './connection.ts';
import type { DeskPorts } from './desk-ports.ts';
import { createMessages } from './messages.ts';
import type { Foundation, Part } from './part.ts';
import { createProgram } from './program.ts';
import { createWork } from './work.ts';

/** The bridge's far end. */
export interface Desk {
  readonly call: Answers;
  /** Listens to every bridge event; the returned function stops listening. */
  subscribe(listener: (event: BridgeEvent, payload: unknown) => void): () => void;
  /** Cancels everything a window still waits for. */
  release(client: string): void;
  /** The machine has slept: checks the session and connects the socket again. Never rejects. */
  wake(): Promise<void>;
  /** Covers every window until the password is given; nothing happens while nobody is signed in. */
  lock(): void;
  /** What would be lost if the program ended now, in sentences for the person. */
  unfinished(): readonly string[];
  /** Ends all calls and the socket; resolves once nothing of the desk is running. */
  stop(): Promise<void>;
}

/** Builds the desk from what the host provides. The session is read from the vault at once. */
export function createDesk(ports: DeskPorts): Desk {
  const messages = createMessages(ports.notices, ports.logger);
  const connection = connect(ports);
  const foundation: Foundation = { ports, connection, messages };
  const { acts, news, ...work } = createWork(foundation);
  const { updates, ...program } = createProgram(foundation, acts);
  const parts = [...work.parts, ...program.parts];
  followConnection(foundation, parts);

  const handlers: CallHandlers = {
    'app.start': async () => {
      await connection.restored;
      return ok({
        app: appInfo(foundation),
        session: connection.session.state(),
        lock: connection.session.lockState(),
        connection: connection.socket.state(),
        waitsUntil: connection.waits.until.get(),
        update: updates.state(),
        news: news.current(),
        sandboxEnded: connection.sandboxEnded(),
        preferences: { ...ports.preferences.readAll() },
        unsettled: acts.unsettled(),
        outcomes: acts.outcomes(),
      });
    },
    'notices.dismiss': ({ id }) => {
      messages.dismiss(id);
      return ok(undefined);
    },
    ...work.calls,
    ...program.calls,
  };
  return {
    call: createAnswers(handlers, ports.logger),
    subscribe: messages.subscribe,
    release: (window) => {
      for (const part of parts) part.release?.(window);
    },
    wake: connection.wake,
    lock: connection.session.lock,
    unfinished: () => [...parts, acts].flatMap((part) => part.unfinished?.() ?? []),
    stop: async () => {
      await acts.stop();
      for (const part of parts) part.releaseAll?.();
      updates.stop();
      await connection.stop();
    },
  };
}

/** Tells the pages what happens on the way to the network, and the parts who is signed in. */
function followConnection({ ports, connection, messages }: Foundation, parts: readonly Part[]) {
  const { session, socket } = connection;
  const { emit, tell } = messages;
  session.onChange((change) => {
    const { state } = change;
    for (const part of parts) {
      if (state.status === 'signed-in') part.keepOnly?.(state.user.id);
      // After a log-out no answer is wanted. After an ended or suspended session each pending call
      // fails with session-ended, and unfinished work is kept.
      if (isLogOut(change)) {
        part.releaseAll?.();
        part.keepOnly?.(null);
      }
    }
    if (isLogOut(change)) messages.restore();
    emit('session', change);
  });
  session.onLock((lock) => emit('lock', lock));
  session.onNotice(tell);
  connection.onShutOut(() => tell(shutOut));
  socket.onState((state) => emit('connection', { state }));
  connection.waits.until.subscribe((until) => emit('waits', { until }));
  socket.onEvent((event) => emit('realtime', withReadPayload(event)));
  void ports.api.ended?.then((why) => emit('sandboxEnded', { why }));
}

/** What a page may know of the program. */
const appInfo = ({ ports, messages }: Foundation): AppInfo => ({
  version: ports.version,
  locale: ports.locale ?? null,
  host: ports.host,
  facts: { ...ports.support.facts() },
  apiUrl: ports.api.label,
  practice: ports.api.practice,
  canMove: ports.move !== undefined,
  storesCredential: ports.api.storeRecipientsCredential !== undefined,
  practiceSwitch: ports.practiceSwitch ? PRACTICE_CALLS[ports.practiceSwitch.leads] : null,
  ...ports.installation,
  notices: [...messages.notices()],
});
