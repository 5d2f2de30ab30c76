/**
 * A storm of acts through the desk and the guard, against a server that misbehaves in every way: it
 * loses answers before and after it has acted, answers 5xx, is slow, and lets tokens expire, while
 * pages are reloaded and the program is killed during acts.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Act, isSettled, subjectKey } from '#contract/acts.ts';
import { orderRow } from '#contract/orders.ts';
import { SESSION_MESSAGES } from '#contract/session.ts';
import { changesBetween, type ReadOrder } from '#domain/orders/changes.ts';
import { createJournal, type JournalStorage } from '#main/acts/journal.ts';
import { createDesk, type Desk } from '#main/desk.ts';
import { nodeNetworks } from '#main/network/node-network.ts';
import { memoryVault } from '#main/session/vault.ts';
import { configuredApi } from '#main/settings/configuration.ts';
import { idleDownloads, idleOutside, idleSupport, idleWindows } from '#main/testing/idle-ports.ts';
import { INSTALLATION } from '#main/testing/installation.ts';
import { ProblemError } from '#renderer/client/bridge.ts';
import { type ActPorts, createActing } from '#renderer/ui/guard/acting.ts';
import type { Intent, Subject } from '#renderer/ui/guard/subject.ts';

/** The outcomes of all acts of a storm. */
export interface StormOutcome {
  readonly acts: number;
  /** Orders whose state is not the reported one. */
  readonly lost: number;
  /** Acts that the server has carried out more than once. */
  readonly doubled: number;
  /** Acts whose outcome is unknown at the end. */
  readonly unsettled: number;
  /** Acts whose answer left a doubt, and that reading has settled. */
  readonly settled: number;
  readonly reloads: number;
  readonly kills: number;
}

/** Orders that are acted on at the same time. */
const AT_ONCE = 8;
const ROUNDS_TO_A_KILL = 20;
/** Milliseconds that a slow act takes. */
const SLOW_MS = 5;
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A generator of numbers from 0 to 1 that gives the same ones for a seed (Lehmer, by Park and Miller). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** What the server does with an act; most of them as it should. */
const WAYS = [
  ...(['good', 'good', 'good', 'good', 'slow', 'expired'] as const),
  ...(['drop-before', 'drop-after', 'fail-before', 'fail-after', 'refuse'] as const),
];
type Way = (typeof WAYS)[number];

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** How one life of the program reaches the network. */
interface Wire {
  readonly url: string;
  cut(): void;
}

/** A network with orders that can be hidden; it knows how often it has carried out each act. */
function createNetwork(random: () => number) {
  const hidden = new Map<string, boolean>();
  const carriedOut = new Map<string, number>();
  let tokens = 0;
  let isExpired = false;

  const issue = () => {
    tokens += 1;
    isExpired = false;
    const token = { access_token: `a${tokens}`, token_type: 'Bearer', refresh_token: `r${tokens}` };
    return { data: { user: { id: 7, role: 'admin' }, token } };
  };
  const carryOut = (id: string, key: string) => {
    carriedOut.set(key, (carriedOut.get(key) ?? 0) + 1);
    hidden.set(id, !(hidden.get(id) ?? false));
  };
  async function act(way: Way, id: string, key: string, response: ServerResponse): Promise<void> {
    if (way === 'slow') await wait(SLOW_MS);
    if (way === 'expired') {
      isExpired = true;
      json(response, 401, { message: SESSION_MESSAGES.accessExpired });
      return;
    }
    if (way === 'refuse') return json(response, 409, { message: 'Not now' });
    if (way !== 'drop-before' && way !== 'fail-before') carryOut(id, key);
    if (way.startsWith('drop')) response.destroy();
    else if (way.startsWith('fail')) json(response, 500 + Math.floor(random() * 25), {});
    else json(response, 200, {});
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://network');
    for await (const _chunk of request);
    const id = pathname.split('/').at(-1) ?? '';
    if (pathname.startsWith('/auth/')) return json(response, 200, issue());
    if (isExpired || request.headers.authorization !== `Bearer a${tokens}`) {
      return json(response, 401, { message: SESSION_MESSAGES.accessExpired });
    }
    if (request.method === 'GET') {
      const isHidden = hidden.get(id) ?? false;
      return json(response, 200, { data: { id, status: 'published', hidden: isHidden } });
    }
    const way = WAYS[Math.floor(random() * WAYS.length)] ?? 'good';
    await act(way, id, String(request.headers['idempotency-key']), response);
  };
  return {
    isHidden: (id: string) => hidden.get(id) ?? false,
    doubled: () => [...carriedOut.values()].filter((times) => times > 1).length,
    /** An address for one life of the program; after `cut` nothing of that life arrives any more. */
    open: async (): Promise<Wire> => {
      const server = createServer(answer);
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        cut: () => {
          server.closeAllConnections();
          server.close();
        },
      };
    },
  };
}

/** The disk: what was written stays when the program is killed, and nothing is written after that. */
class Disk {
  text = '';

  /** A journal's storage in one life of the program; `kill` ends it. */
  open(): JournalStorage & { kill(): void } {
    let isAlive = true;
    return {
      append: async (text) => {
        if (!isAlive) await new Promise(() => undefined);
        this.text += text;
      },
      replace: (text) => {
        if (isAlive) this.text = text;
        return Promise.resolve();
      },
      kill: () => {
        isAlive = false;
      },
    };
  }
}

const ACCOUNT = { username: 'a@b.test', password: 'x', remember: false };

/** One life of the program: a desk on the journal that is on the disk, and how a page knows its acts. */
async function startProgram(wire: Wire, disk: Disk) {
  const storage = disk.open();
  const desk: Desk = createDesk({
    host: 'browser',
    version: '0.0.0',
    installation: INSTALLATION,
    api: configuredApi({ apiUrl: wire.url, socketUrl: 'http://127.0.0.1:9' }),
    network: nodeNetworks()(),
    vault: memoryVault(),
    journal: createJournal(storage, { keepDays: 30, logger: SILENT }, disk.text),
    preferences: { readAll: () => ({}), write: () => Promise.resolve() },
    logger: SILENT,
    windows: idleWindows,
    badge: { show: () => undefined },
    support: idleSupport,
    updater: null,
    downloads: idleDownloads,
    outside: idleOutside,
    notices: [],
  });
  const open = new Map<string, Act>();
  const listeners = new Set<(act: Act) => void>();
  const note = (act: Act) => {
    if (isSettled(act)) open.delete(act.key);
    else open.set(act.key, act);
    for (const listener of listeners) listener(act);
  };
  desk.subscribe((event, payload) => event === 'act' && note(payload as Act));
  const call = async (name: string, input: unknown): Promise<unknown> => {
    const result = await desk.call(name, input, 'w');
    if (!result.ok) throw new ProblemError(result.problem);
    return result.value;
  };
  await call('session.signIn', ACCOUNT);
  const { unsettled } = (await call('app.start', undefined)) as { readonly unsettled: Act[] };
  for (const act of unsettled) note(act);
  const ports: ActPorts = {
    send: (request) => call('acts.send', { ...request, callId: crypto.randomUUID() }),
    settle: async (key, settlement) => void (await call('acts.settle', { key, settlement })),
    unsettledOn: (key) => [...open.values()].find(({ subject }) => subjectKey(subject) === key),
    onAct: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // What a killed program has sent is carried out before the next one has read for the last time.
    pause: () => wait(SLOW_MS),
    reload: () => undefined,
  };
  return {
    ports,
    open,
    read: async (id: string) => {
      const input = { callId: crypto.randomUUID(), endpoint: 'orders.read', input: { id } };
      return orderRow.parse(await call('api.call', input));
    },
    kill: () => {
      storage.kill();
      wire.cut();
      // Only so that its timers end as well.
      void desk.stop();
    },
    stop: async () => {
      await desk.stop();
      wire.cut();
    },
  };
}

type Program = Awaited<ReturnType<typeof startProgram>>;

const subjectOf = ({ read }: Program): Subject<ReadOrder> => ({
  noun: 'order',
  name: ({ id }) => `order ${id}`,
  ref: ({ id }) => ({ kind: 'order', id }),
  read: ({ id }) => read(id),
  changes: changesBetween,
  effects: {
    'order.hide': (now) => now?.hidden === true,
    'order.unhide': (now) => now?.hidden === false,
  },
  areas: [],
});

const intentTo = (hidden: boolean): Intent<ReadOrder> => ({
  action: hidden ? 'order.hide' : 'order.unhide',
  isPossible: (now) => now.hidden !== hidden,
  call: ({ id }) => ({ endpoint: 'orders.setHidden', input: { id, hidden } }),
});

/** The final result for one order: whether it is hidden; null if it stays unknown. */
async function actOn(program: Program, id: string, hidden: boolean, isReloaded: boolean) {
  const ask = () =>
    createActing({
      subject: subjectOf(program),
      seen: orderRow.parse({ id, status: 'published', hidden: !hidden }),
      intent: () => intentTo(hidden),
      ports: program.ports,
    });
  const first = ask();
  await first.open();
  if (!isReloaded) {
    await first.confirm();
    return first.state();
  }
  // The page is gone in mid-act; the next one opens the same question.
  const gone = first.confirm().catch(() => undefined);
  const second = ask();
  await second.open();
  await second.confirm();
  await gone;
  return second.state();
}

/** Runs a storm of this many acts; the same seed gives the same storm. */
export async function runActStorm(acts: number, seed: number): Promise<StormOutcome> {
  const random = randomOf(seed);
  const network = createNetwork(random);
  const disk = new Disk();
  const counts = { lost: 0, settled: 0, reloads: 0, kills: 0 };
  let program = await startProgram(await network.open(), disk);

  async function one(id: string): Promise<void> {
    const here = program;
    const isReloaded = random() < 0.1;
    if (isReloaded) counts.reloads += 1;
    const wanted = !network.isHidden(id);
    const state = await actOn(here, id, wanted, isReloaded);
    if (here !== program) return;
    if (state.note?.kind === 'settled') counts.settled += 1;
    const reported = state.phase === 'done' ? wanted : state.now.hidden;
    if (reported !== network.isHidden(id)) counts.lost += 1;
  }

  for (let begun = 0; begun < acts; begun += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, acts - begun) }, (_, at) => `${at + 1}`);
    const round = ids.map((id) => one(id).catch(() => undefined));
    if ((begun / AT_ONCE) % ROUNDS_TO_A_KILL === ROUNDS_TO_A_KILL - 1) {
      await wait(2);
      counts.kills += 1;
      program.kill();
      program = await startProgram(await network.open(), disk);
    } else {
      await Promise.all(round);
    }
  }
  // An act that the last kill left open is settled when its question opens.
  for (const { subject } of program.open.values()) {
    const id = subject.id ?? '';
    await createActing({
      subject: subjectOf(program),
      seen: await program.read(id),
      intent: () => intentTo(true),
      ports: program.ports,
    }).open();
  }
  const outcome = { acts, ...counts, doubled: network.doubled(), unsettled: program.open.size };
  await program.stop();
  return outcome;
}
