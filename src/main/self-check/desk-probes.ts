/** The probes of a desk: its way to the page, to the server and to the release channel. */
import { randomUUID } from 'node:crypto';
import { ok, type Problem, type Result } from '#contract/wire/problem.ts';
import { type ServiceCall, SMALL_CALL } from '#main/api/services.ts';
import type { ApiAddress, Network, Updater } from '#main/basics/ports.ts';
import { isUnencrypted } from '#main/network/hosts.ts';
import { reach } from '#main/network/reach.ts';
import { adviceOn, isOfProxy } from '#main/network/trouble.ts';
import type { LiveUpdates } from '#main/realtime/live.ts';
import type { Session } from '#main/session/session.ts';
import { ExplainedError, NotApplicableError, type Probes } from './checks.ts';

export interface DeskParts {
  readonly session: Pick<Session, 'state'>;
  readonly socket: Pick<LiveUpdates, 'state'>;
  readonly updater: Updater | null;
  readonly network: Network;
  readonly address: Promise<Pick<ApiAddress, 'apiUrl'>>;
  readonly send: (call: ServiceCall, signal: AbortSignal) => Promise<Result<unknown>>;
  /** Asks every page to answer with this id. */
  readonly askPages: (id: string) => void;
}

/** A page's answer, as the bridge call `selfCheck.answer` brings it. */
interface Answer {
  readonly id: string;
  readonly visible: boolean;
}

const SERVER_LIMIT = 30_000;

/** Shorter than the limit of the check. */
const PROXY_LIMIT = 15_000;

const FOR_ADMINISTRATORS = (page: string) =>
  `For your administrator: the page answered at ${page}.`;

const LIVE = { live: 'Connected', reconnecting: 'Reconnecting', offline: 'Not connected' } as const;

/** @throws Error that says why no answer of the server came, if none did */
function assertAnswered(problem: Problem): void {
  if (problem.kind === 'cancelled') throw new Error(problem.message);
  if (problem.kind !== 'offline') return;
  const { message, advice, page } = problem;
  if (advice === undefined) throw new Error(message);
  throw new ExplainedError(page === undefined ? advice : `${advice} ${FOR_ADMINISTRATORS(page)}`);
}

/** The probes of a desk, and the call with which pages answer them. */
export function createDeskProbes(parts: DeskParts) {
  const { session, socket, updater, network, address, send, askPages } = parts;
  let waiting: { readonly id: string; readonly resolve: (answer: Answer) => void } | undefined;

  /** The first answer of a page that fits. */
  const askFor = (fits: (answer: Answer) => boolean): Promise<Answer> =>
    new Promise((resolve) => {
      const id = randomUUID();
      waiting = {
        id,
        resolve: (answer) => {
          if (fits(answer)) resolve(answer);
        },
      };
      askPages(id);
    });

  const probes: Probes = {
    window: async () => {
      await askFor(({ visible }) => visible);
      return 'Shown';
    },
    bridge: async () => {
      const since = performance.now();
      await askFor(() => true);
      return `Answered in ${Math.round(performance.now() - since)} ms`;
    },
    server: async () => {
      const signal = AbortSignal.timeout(SERVER_LIMIT);
      const outcome = await send({ ...SMALL_CALL, isProbe: true }, signal);
      if (!outcome.ok) assertAnswered(outcome.problem);
      const { apiUrl } = await address;
      return isUnencrypted(apiUrl) ? 'Answered. Nothing is encrypted on the way' : 'Answered';
    },
    proxy: async () => {
      const { apiUrl } = await address;
      const trouble = await reach(network, apiUrl, PROXY_LIMIT);
      const proxy = await network.proxyOf(apiUrl);
      if (trouble && isOfProxy(trouble)) throw new ExplainedError(adviceOn(trouble));
      if (proxy !== null && trouble?.kind === 'timeout') {
        throw new Error(`No answer came through ${proxy} in time`);
      }
      return proxy ?? 'None';
    },
    socket: () => {
      if (session.state().status !== 'signed-in') throw new NotApplicableError('Sign in first');
      const state = socket.state();
      if (state !== 'live') throw new Error(LIVE[state]);
      return LIVE[state];
    },
    updates: async () => {
      if (!updater) throw new NotApplicableError('This installation does not update itself');
      const release = await updater.find();
      return release ? `Version ${release.version} is available` : 'No newer version';
    },
  };

  return {
    probes,
    calls: {
      'selfCheck.answer': (answer: Answer): Result<undefined> => {
        if (answer.id === waiting?.id) waiting.resolve(answer);
        return ok(undefined);
      },
    },
  };
}
