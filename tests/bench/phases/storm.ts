/** Phase `storm`: many calls at once on a token that has expired. */
import { setTimeout as wait } from 'node:timers/promises';
import { sessionEndpoints } from '#contract/people/session.ts';
import { startSandbox } from '#support/harness.ts';
import { openSignedIn } from '../console.ts';
import { interact } from '../page/interaction.ts';
import { shown } from '../page/measured.ts';
import type { Phase } from '../phase.ts';
import { type Aim, single } from '../report/figures.ts';

const CALLS = 500;
const ORDERS = 500;
/** After it the screen asks for nothing more. */
const REST_MS = 2000;
const REFRESH_PATH = `/${sessionEndpoints['session.refresh'].path}`;

const exactly = (limit: number): Aim => ({ of: 'max', is: '=', limit });

export const stormPhase: Phase = {
  name: 'storm',
  title: `A storm of ${CALLS} calls on an expired token`,
  run: async ({ add }) => {
    await using sandbox = await startSandbox({ orders: ORDERS });
    await using opened = await openSignedIn({ apiUrl: sandbox.url });
    // What the screen asks for must not be what renews the token.
    await opened.page.evaluate(interact, { step: { hash: '#/help' }, seen: shown('main h1') });
    await wait(REST_MS);
    await sandbox.clearRequests();
    await sandbox.expireAccessTokens();
    const lost = await opened.page.evaluate(callAtOnce, CALLS);
    const seen = await sandbox.requests();
    const refreshes = seen.filter(({ path }) => path === REFRESH_PATH).length;
    const group = `Storm, ${CALLS} calls on an expired token`;
    const counted = { group, name: 'refreshes, as the server counts', unit: 'requests' } as const;
    add(
      single({ ...counted, aim: exactly(1) }, refreshes),
      single({ group, name: 'lost calls', unit: 'calls', aim: exactly(0) }, lost),
    );
  },
};

/** In the page: makes so many calls. @returns how many failed */
async function callAtOnce(calls: number): Promise<number> {
  const outcomes = await Promise.all(
    Array.from({ length: calls }, (_, at) =>
      window.corridor.call('api.call', {
        callId: `bench-${at}`,
        endpoint: 'orders.list',
        input: { page: at + 1, pageSize: 1 },
      }),
    ),
  );
  return outcomes.filter(({ ok }) => !ok).length;
}
