/** Acts to send, for tests. */
import { vi } from 'vitest';
import type { ActRequest, SentAct } from '#contract/bridge/recorded-acts.ts';
import type { SessionChange, SessionState } from '#contract/bridge/session-state.ts';
import type { EndpointInput } from '#contract/wire/endpoints.ts';
import { failed, ok, type Result } from '#contract/wire/problem.ts';
import type { ServiceCall } from '#main/api/services.ts';
import type { Desk } from '#main/desk/desk.ts';
import { api, memoryJournal, signedIn } from '#main/testing/desk.ts';
import type { Received, Reply } from '#main/testing/http-server.ts';
import { createTestLogger } from '#main/testing/test-logger.ts';
import { createActs } from './acts.ts';
import type { Journal } from './journal.ts';
import type { Clock } from './search.ts';
import { memoryWants, type Wants } from './wants.ts';

let keys = 0;
/** A key that no other act has. */
export function keyOf(): string {
  keys += 1;
  return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
}

/** Later than every act: for tests that are not about the order of readings. */
const LATEST = Number.MAX_SAFE_INTEGER;

const request = (more: Pick<ActRequest, 'action' | 'endpoint' | 'input' | 'subject'>) => {
  const key = keyOf();
  return { callId: key, key, run: null, before: null, reading: LATEST, ...more };
};

/** A request to do this to an order. */
export const change = (id: string, verb: 'expire' | 'complete', key = keyOf()): ActRequest => ({
  ...request({
    action: `order.${verb}Order`,
    endpoint: `orders.${verb}`,
    input: { id },
    subject: { kind: 'order', id },
  }),
  key,
});

/** A request to expire an order, with a separate key. */
export const expire = (id: string, more: Partial<ActRequest> = {}): ActRequest => ({
  ...change(id, 'expire'),
  ...more,
});

const TRANSFER: EndpointInput<'orders.create'> = {
  type: 'p2p',
  poster_currency: 'USD',
  poster_payment_method_type: 'bank',
  matcher_currency: 'NGN',
  matcher_country: 'NG',
  poster_amount: '199.50',
  matcher_amount: '99999.38',
  exchange_rate: '501.25',
  memo: '',
  is_partial_match_allowed: false,
  recipient: null,
  poster_recipient_username: 'ada',
};

/** A request to post a transfer. */
export const transfer = (more: Partial<typeof TRANSFER> = {}): ActRequest => ({
  ...request({
    action: 'transfer.post',
    endpoint: 'orders.create',
    input: { ...TRANSFER, ...more },
    subject: { kind: 'transfer', id: null },
  }),
  before: { ids: [] },
});

/** The fields of a new limit. */
export const LIMIT: EndpointInput<'exchangeRateLimits.create'> = {
  poster_country_abbreviation: 'US',
  poster_currency_code: 'USD',
  matcher_country_abbreviation: 'NG',
  matcher_currency_code: 'NGN',
  min_exchange_rate: '450',
  max_exchange_rate: null,
};

/** A request to add a limit. */
export const limit = (input = LIMIT): ActRequest => ({
  ...request({
    action: 'rate-limit.create',
    endpoint: 'exchangeRateLimits.create',
    input,
    subject: { kind: 'rate-limit', id: null },
  }),
  before: { ids: [] },
});

/** A request to send a file of the matcher to a dispute. */
export const sendFile = (name: string, id = '3'): ActRequest =>
  request({
    action: 'dispute.sendFile',
    endpoint: 'disputes.update',
    input: { id, matcher_resp_email: { name, type: 'application/pdf', content: 'AA==' } },
    subject: { kind: 'dispute', id },
  });

/** A request to approve a dispute. */
export const approve = (id = '3'): ActRequest =>
  request({
    action: 'dispute.approve',
    endpoint: 'disputes.approve',
    input: { id },
    subject: { kind: 'dispute', id },
  });

/** A request to hide an order. */
export const hide = (id: string): ActRequest =>
  request({
    action: 'order.hide',
    endpoint: 'orders.setHidden',
    input: { id, hidden: true },
    subject: { kind: 'order', id },
  });

/** A request to save the rate and the fee of an option. */
export const editOption = (id: string): ActRequest =>
  request({
    action: 'option.update',
    endpoint: 'hybridOrderOptions.update',
    input: { id, exchange_rate: '2', fee: '1' },
    subject: { kind: 'option', id },
  });

type Rows = readonly { readonly id: string }[];

/** A request to save a fee for all these options. */
export const saveAll = (rows: Rows): ActRequest => ({
  ...request({
    action: 'options.update',
    endpoint: 'hybridOrderOptions.updateAll',
    input: { filters: {}, fee: '1' },
    subject: { kind: 'options', id: null },
  }),
  before: { filters: {}, rows, rowCount: rows.length },
});

/** A request to hide all these orders; null where they were not read. */
export const hideAll = (rows: Rows | null, rowCount = rows?.length ?? 0): ActRequest => ({
  ...request({
    action: 'orders.hideAll',
    endpoint: 'orders.setAllHidden',
    input: { hidden: true, filters: {} },
    subject: { kind: 'orders', id: null },
  }),
  before: { query: { filters: {} }, rows, rowCount },
});

/** How an act ends that another one keeps from being sent. */
export const CONFLICT = { ok: false, problem: { kind: 'conflict' } } as const;

/** What was sent that changes something. */
export const actsOn = (received: readonly Received[]) =>
  received.filter(({ method, path }) => method !== 'GET' && path.startsWith('/admin/'));

/** The number of a reading that begins now. */
export async function newReading(desk: Desk): Promise<number> {
  const number = await desk.call('acts.read', undefined, 'w1');
  if (!number.ok) throw new Error(number.problem.message);
  return number.value as number;
}

/** The acts whose outcome is not known. */
export async function unsettled(desk: Desk): Promise<SentAct[]> {
  const start = await desk.call('app.start', undefined, 'w9');
  if (!start.ok) throw new Error(start.problem.message);
  return (start.value as { unsettled: SentAct[] }).unsettled;
}

/** A server that holds its answers to acts back until the test gives them. */
export function holding() {
  const waiting: ((reply: Reply) => void)[] = [];
  const reply = ({ method }: Received): Reply | Promise<Reply> =>
    method === 'GET'
      ? { status: 404, json: {} }
      : new Promise<Reply>((resolve) => {
          waiting.push(resolve);
        });
  const next = async () => {
    await vi.waitUntil(() => waiting.length > 0);
    return waiting.shift() as (reply: Reply) => void;
  };
  return { reply, next };
}

/** An answer that leaves the outcome unknown. */
export const UNKNOWN: Reply = { status: 504, json: { message: 'timeout' } };
/** An answer with success. */
export const DONE: Reply = { json: {} };

/** A desk whose server answers acts by these replies in turn, and at the end always by the last one. */
export async function deskAnswering(...replies: readonly Reply[]) {
  let sent = 0;
  const server = await api(({ method }) => {
    if (method === 'GET') return { status: 404, json: {} };
    sent += 1;
    return replies[Math.min(sent, replies.length) - 1] ?? DONE;
  });
  const { desk, emitted } = await signedIn(server.url);
  const send = async (asked: ActRequest, window = 'w1') =>
    await desk.call('acts.send', { ...asked, reading: await newReading(desk) }, window);
  return { desk, emitted, send, sent: () => actsOn(server.received) };
}

/** A clock on which no time passes: nothing is read. */
const STILL: Clock = {
  elapsed: () => 0,
  pause: (_milliseconds, signal) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
};

/** How the network answers a call. */
type Answering = (call: ServiceCall, signal: AbortSignal) => Promise<Result<unknown>>;

interface Program {
  readonly journal?: Journal;
  readonly wants?: Wants;
  /** The answer to each call; by default success. */
  readonly send?: Answering;
  readonly grace?: number;
  /** By default no time passes, and nothing is read. */
  readonly clock?: Clock;
}

/** Acts without a desk, of a person who is signed in, as a program that has just started has them. */
export function program({ send = () => Promise.resolve(ok({})), ...given }: Program = {}) {
  const { journal = memoryJournal(), wants = memoryWants(), grace, clock = STILL } = given;
  const logger = createTestLogger();
  const told: SentAct[] = [];
  const uploads: unknown[] = [];
  const calls: ServiceCall[] = [];
  const listeners = new Set<(change: SessionChange) => void>();
  let state: SessionState = { status: 'signed-in', user: { id: '7', role: 'admin' } };
  const acts = createActs({
    journal,
    wants,
    session: {
      state: () => state,
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    logger,
    clock,
    send: (call, signal) => {
      calls.push(call);
      return send(call, signal);
    },
    onAct: (act) => told.push(act),
    onUpload: (...upload) => uploads.push(upload),
    ...(grace !== undefined && { grace }),
  });
  return {
    acts,
    journal,
    wants,
    logger,
    told,
    uploads,
    calls,
    /** Sends what was read just before. */
    send: (asked: ActRequest, window = 'w1') =>
      acts.send({ ...asked, reading: acts.read() }, window),
    signIn: (id: string) => {
      state = { status: 'signed-in', user: { id, role: 'admin' } };
    },
    signOut: () => {
      state = { status: 'signed-out' };
    },
  };
}

/** No clear answer. */
export const LOST = failed({ kind: 'server', message: 'Gateway Timeout', status: 504 });
/** The server said no. */
export const NOT_NOW = failed({ kind: 'server', message: 'Not now', status: 409 });

/** Answers of a network, held back until the test gives them. */
export function heldBack() {
  const waiting: ((answer: Result<unknown>) => void)[] = [];
  const send = () => new Promise<Result<unknown>>((resolve) => waiting.push(resolve));
  return { send, waiting };
}

/** Everything that waits for no time has happened. */
export const quiet = () => new Promise<void>((resolve) => setImmediate(resolve));
