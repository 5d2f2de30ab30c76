/** The calls that windows wait for, so that each can be cancelled on the wire. */

/** A register of running calls by window and call id. */
export interface CallsInFlight {
  /** Runs `work` under `callId`; undefined when that window already waits for a call with that id. */
  run<T>(
    client: string,
    callId: string,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | undefined>;
  /** Aborts one call; nothing happens to a call that is already answered. */
  cancel(client: string, callId: string): void;
  /** Aborts every call of a window. */
  release(client: string): void;
  releaseAll(): void;
  count(): number;
}

interface Call {
  readonly client: string;
  readonly callId: string;
  readonly controller: AbortController;
}

/** A register without calls. */
export function createCallsInFlight(): CallsInFlight {
  const calls = new Set<Call>();

  const abort = (isMeant: (call: Call) => boolean) => {
    for (const call of calls) if (isMeant(call)) call.controller.abort();
  };
  const isCall = (client: string, callId: string) => (call: Call) =>
    call.client === client && call.callId === callId;

  return {
    run: async (client, callId, work) => {
      if ([...calls].some(isCall(client, callId))) return;
      const call = { client, callId, controller: new AbortController() };
      calls.add(call);
      try {
        return await work(call.controller.signal);
      } finally {
        calls.delete(call);
      }
    },
    cancel: (client, callId) => abort(isCall(client, callId)),
    release: (client) => abort((call) => call.client === client),
    releaseAll: () => abort(() => true),
    count: () => calls.size,
  };
}
