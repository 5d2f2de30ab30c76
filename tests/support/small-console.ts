/** The parts of the console that talk to a server, on a network stack: calls, live updates, self-check. */
import { onTestFinished, vi } from 'vitest';
import type { SelfCheckItem } from '#contract/bridge/self-check.ts';
import { anyAnswer, endpoint } from '#contract/wire/endpoint.ts';
import { createApiClient } from '#main/api/client.ts';
import { noticingReturn } from '#main/api/return.ts';
import type { Network } from '#main/basics/ports.ts';
import { createLiveUpdates, type LiveUpdates } from '#main/realtime/live.ts';
import { createProof } from '#main/realtime/proof.ts';
import { createDeskProbes } from '#main/self-check/desk-probes.ts';
import { createSelfCheck } from '#main/self-check/self-check.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';

const TOKEN = { access_token: 'a', token_type: 'Bearer', refresh_token: 'r' };
const source = 'this test';
const READ = endpoint({ method: 'GET', path: 'rows', answer: anyAnswer, source });
const ACT = endpoint({ method: 'POST', path: 'rows', answer: anyAnswer, source });

/** How the page asks while nothing answers (`renderer/app/banners/connectivity.ts`), at its slowest. */
const PAGE_WAIT_MS = 4000;
const PAGE_LIMIT_MS = 8000;

/** The time after the return of a network in which the console must be back, in milliseconds. */
const BACK_WITHIN_MS = 5000;

/** Opens a console for the API at `apiUrl`; the network opens one way to servers for each part. */
export function openConsole(openNetwork: () => Network, apiUrl: string) {
  const network = openNetwork();
  const socketNetwork = openNetwork();
  const logger = createTestLogger();
  const address = Promise.resolve({ apiUrl, socketUrl: apiUrl });
  // As the desk does.
  const client = noticingReturn(createApiClient({ address, network, logger }), () => live.hurry());
  const session = { authorized: (send: (token: typeof TOKEN) => unknown) => send(TOKEN) };
  const live: LiveUpdates = createLiveUpdates({
    address,
    network: socketNetwork,
    logger,
    prove: createProof({
      client,
      session: session as unknown as Parameters<typeof createProof>[0]['session'],
    }),
  });
  onTestFinished(() => {
    live.stop();
    client.close();
    socketNetwork.close();
  });
  const { probes } = createDeskProbes({
    session: { state: () => ({ status: 'signed-out' }) },
    socket: live,
    updater: null,
    network,
    address,
    send: (call, signal) => client.send({ ...call, signal }),
    askPages: () => undefined,
  });
  const { server, proxy } = probes;
  const check = createSelfCheck({
    probes: { ...(server && { server }), ...(proxy && { proxy }) },
    onChange: () => undefined,
    logger,
  });
  const ask = (timeLimit?: number) =>
    client.send({ name: 'rows', endpoint: READ, input: {}, timeLimit });
  return {
    /** Reads; given up after so many milliseconds. */
    ask,
    /** Acts under a key; given up after so many milliseconds. */
    act: (idempotencyKey: string, timeLimit?: number) =>
      client.send({ name: 'rows', endpoint: ACT, input: {}, idempotencyKey, timeLimit }),
    /** The line of the server in the self-check, then that of the proxy. */
    selfCheck: async (): Promise<SelfCheckItem[]> => {
      const outcome = await check.calls['selfCheck.run']();
      return outcome.ok ? outcome.value : [];
    },
    /** Connects the socket, and waits for live updates. */
    goLive: async () => {
      live.authorize(TOKEN);
      await vi.waitUntil(() => live.state() === 'live', { timeout: 10_000 });
    },
    /** Waits until live updates are lost. */
    isLost: () => vi.waitUntil(() => live.state() !== 'live', { timeout: 30_000 }),
    /**
     * Waits for live updates and for an answer, asking as the page does; fails unless both are back as
     * soon as they must be.
     */
    isBack: async () => {
      let isAnswered = false;
      const poll = () =>
        void ask(PAGE_LIMIT_MS).then(({ ok }) => {
          isAnswered ||= ok;
        });
      const asking = setInterval(poll, PAGE_WAIT_MS);
      onTestFinished(() => clearInterval(asking));
      await vi.waitUntil(() => isAnswered && live.state() === 'live', { timeout: BACK_WITHIN_MS });
      clearInterval(asking);
    },
  };
}
