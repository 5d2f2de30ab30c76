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

/** A register without calls. */
export function createCallsInFlight(): CallsInFlight {
  const clients = new Map<string, Map<string, AbortController>>();

  const release = (client: string) => {
    for (const controller of clients.get(client)?.values() ?? []) controller.abort();
  };

  return {
    run: async (client, callId, work) => {
      const calls = clients.get(client) ?? new Map<string, AbortController>();
      if (calls.has(callId)) return;
      const controller = new AbortController();
      calls.set(callId, controller);
      clients.set(client, calls);
      try {
        return await work(controller.signal);
      } finally {
        calls.delete(callId);
        if (calls.size === 0) clients.delete(client);
      }
    },
    cancel: (client, callId) => clients.get(client)?.get(callId)?.abort(),
    release,
    count: () => [...clients.values()].reduce((sum, { size }) => sum + size, 0),
    releaseAll: () => {
      for (const client of [...clients.keys()]) release(client);
    },
  };
}
