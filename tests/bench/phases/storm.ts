/** Phase `storm`: many calls at once on a token that has expired. */
import { sessionEndpoints } from '#contract/session.ts';
import { startSandbox } from '#support/harness.ts';
import { signedInDesk } from '../desk.ts';
import { single } from '../figures.ts';
import type { Phase } from '../phase.ts';

const CALLS = 500;
const ORDERS = 500;
const REFRESH_PATH = `/${sessionEndpoints['session.refresh'].path}`;

export const stormPhase: Phase = {
  name: 'storm',
  title: `A storm of ${CALLS} calls on an expired token`,
  run: async ({ add }) => {
    await using sandbox = await startSandbox({ orders: ORDERS });
    const desk = await signedInDesk(sandbox.url);
    try {
      await sandbox.expireAccessTokens();
      await sandbox.clearRequests();
      const began = performance.now();
      const outcomes = await Promise.all(
        Array.from({ length: CALLS }, (_, at) =>
          desk.call(
            'api.call',
            { callId: `c${at}`, endpoint: 'orders.list', input: { page: at + 1, pageSize: 1 } },
            'bench',
          ),
        ),
      );
      const milliseconds = performance.now() - began;
      const seen = await sandbox.requests();
      const group = `Storm, ${CALLS} calls on an expired token`;
      const exactly = (limit: number) => ({ of: 'max', is: '=', limit }) as const;
      add(
        single(
          { group, name: 'refreshes, as the server counts', unit: 'requests', aim: exactly(1) },
          seen.filter(({ path }) => path === REFRESH_PATH).length,
        ),
        single(
          { group, name: 'lost calls', unit: 'calls', aim: exactly(0) },
          outcomes.filter(({ ok }) => !ok).length,
        ),
        single({ group, name: 'first call → last answer', unit: 'ms' }, milliseconds),
      );
    } finally {
      await desk.stop();
    }
  },
};
