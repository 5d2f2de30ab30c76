/**
 * Phase `fleet`: what a thousand consoles do to the server when one event reaches all of them in the
 * same instant, with the random delay of their reloads and without it.
 */
import { type Coalescer, coalesce, RELOAD } from '#renderer/desk/coalesce.ts';
import { startSandbox } from '#support/harness.ts';
import { connectTo, type KeptConnection } from '../api.ts';
import { measured, single } from '../figures.ts';
import type { Phase } from '../phase.ts';

const CONSOLES = 1000;
/** Connections the consoles share: a process may not open a thousand. */
const CONNECTIONS = 50;
const ORDERS = 2000;
const LIST = '/admin/transactions?page=1&pageSize=20&orderBy=posted_at';

/** A window that is seen, as far as a coalescer asks. */
const SEEN = {
  hidden: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

interface Outcome {
  /** Milliseconds each console waited for its answer, from the sending of its request. */
  readonly waits: readonly number[];
  /** The most requests that were sent within one tenth of a second. */
  readonly peak: number;
}

/** Lets every console reload once, each on its own delay of at most `jitter` milliseconds. */
async function reloadAll(
  consoles: number,
  jitter: number,
  connections: readonly KeptConnection[],
): Promise<Outcome> {
  const began = performance.now();
  const sentAt: number[] = [];
  const reload = (at: number) =>
    new Promise<number>((resolve, reject) => {
      const coalescer: Coalescer = coalesce(
        () => {
          coalescer.stop();
          sentAt.push(performance.now() - began);
          const connection = connections[at % connections.length];
          connection?.time(LIST).then(resolve, reject);
        },
        { ...RELOAD, jitter },
      );
      coalescer.request();
    });
  const waits = await Promise.all(Array.from({ length: consoles }, (_console, at) => reload(at)));
  const tenths = Map.groupBy(sentAt, (moment) => Math.floor(moment / 100));
  return { waits, peak: Math.max(...[...tenths.values()].map(({ length }) => length)) };
}

export const fleetPhase: Phase = {
  name: 'fleet',
  title: 'One event, a thousand consoles',
  run: async ({ quick, add }) => {
    const consoles = quick ? CONSOLES / 10 : CONSOLES;
    Object.assign(globalThis, { document: SEEN });
    await using sandbox = await startSandbox({ orders: ORDERS });
    const connections = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => connectTo(sandbox.url)),
    );
    try {
      const kinds = [
        { how: `with their random delay of up to ${RELOAD.jitter} ms`, jitter: RELOAD.jitter },
        { how: 'without it', jitter: 0 },
      ];
      for (const { how, jitter } of kinds) {
        const { waits, peak } = await reloadAll(consoles, jitter, connections);
        const group = `One event, ${consoles} consoles, ${how}`;
        add(
          measured({ group, name: 'wait for the list', unit: 'ms' }, waits),
          single({ group, name: 'most requests within 100 ms', unit: 'requests' }, peak),
        );
      }
    } finally {
      for (const connection of connections) connection[Symbol.dispose]();
      Reflect.deleteProperty(globalThis, 'document');
    }
  },
};
