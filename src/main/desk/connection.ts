/** The way to the network for one person at a time: client, session and socket, which belong together. */
import type { Result } from '#contract/wire/problem.ts';
import { type ApiClient, createApiClient } from '#main/api/client.ts';
import { reportingApiEnd } from '#main/api/ended.ts';
import { noticingReturn } from '#main/api/return.ts';
import { createServiceCalls, type ServiceCall } from '#main/api/services.ts';
import { createWaits, keepingTo, type Waits } from '#main/api/waits.ts';
import { createEmitter } from '#main/basics/emitter.ts';
import { checkAfterSleep } from '#main/basics/wake.ts';
import { createLiveUpdates, type LiveUpdates } from '#main/realtime/live.ts';
import { createProof } from '#main/realtime/proof.ts';
import { createSession, type Session } from '#main/session/session.ts';
import { createShutOut } from '#main/session/shut-out.ts';
import type { DeskPorts } from './desk-ports.ts';

export interface Connection {
  readonly session: Session;
  readonly socket: LiveUpdates;
  /** Resolves once the session that was kept is there, if there is one. Never rejects. */
  readonly restored: Promise<void>;
  /** Sends a call of the contract for the signed-in person, once the session is there. */
  readonly send: (call: ServiceCall, signal: AbortSignal) => Promise<Result<unknown>>;
  /** Calls `listener` while the server refuses everything to the signed-in person. */
  readonly onShutOut: (listener: () => void) => () => void;
  /** Sends what nobody signs in for, such as the calls of exercises. */
  readonly client: Pick<ApiClient, 'send'>;
  readonly waits: Waits;
  /** Why the sandbox has ended; null while it runs, or without a sandbox. */
  sandboxEnded(): string | null;
  /** The machine has slept: checks the session and connects the socket again. Never rejects. */
  wake(): Promise<void>;
  /** Ends the socket and all requests; resolves once nothing of it is running. */
  stop(): Promise<void>;
}

/**
 * Connects the parts. The session is read from the vault at once; a listener that subscribes before the
 * next tick hears of it. Nothing is sent before the first call, which waits for the API's address.
 */
export function connect({
  api,
  network,
  vault,
  logger,
}: Pick<DeskPorts, 'api' | 'network' | 'vault' | 'logger'>): Connection {
  const { address, endpointPaths, ended } = api;
  const waits = createWaits();
  const answering = noticingReturn(
    reportingApiEnd(createApiClient({ address, endpointPaths, network, logger }), ended),
    // An attempt to connect may still be waiting for the network from before the sleep.
    () => socket.hurry(),
  );
  const client = keepingTo(answering, waits);
  const session = createSession({ client, vault, logger, pause: waits.pause });
  const prove = createProof({ client, session });
  const socket: LiveUpdates = createLiveUpdates({ address, network, logger, prove });
  session.onChange(({ state }) => state.status === 'signed-out' && socket.stop());
  session.onToken(socket.authorize);
  let sandboxEnded: string | null = null;
  void ended?.then((why) => {
    sandboxEnded = why;
  });
  const restored = session.restore();
  const sendToService = createServiceCalls({ client, session, api, logger });
  const shutOut = createShutOut();
  const shutOuts = createEmitter<void>();
  session.onChange(shutOut.reset);
  const send: Connection['send'] = async (call, signal) => {
    await restored;
    const outcome = await sendToService(call, signal);
    if (call.endpoint.auth === 'session' && shutOut.note(call.name, outcome)) shutOuts.emit();
    return outcome;
  };
  return {
    session,
    socket,
    restored,
    send,
    onShutOut: shutOuts.subscribe,
    client,
    waits,
    sandboxEnded: () => sandboxEnded,
    wake: () => checkAfterSleep({ session, socket, send }),
    stop: async () => {
      socket.stop();
      session.stop();
      client.close();
      await restored;
      await session.settled();
    },
  };
}
