/** Acts to send, for tests. */
import { vi } from 'vitest';
import type { Act, ActRequest } from '#contract/acts.ts';
import type { EndpointInput } from '#contract/endpoints.ts';
import type { Desk } from '#main/desk.ts';
import { api, signedIn } from '#main/testing/desk.ts';
import type { Received, Reply } from '#main/testing/http-server.ts';

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

/** A request to send a file of the matcher to dispute 3. */
export const sendFile = (name: string): ActRequest =>
  request({
    action: 'dispute.sendFile',
    endpoint: 'disputes.update',
    input: {
      id: '3',
      matcher_resp_email: { name, type: 'application/pdf', content: 'AA==' },
    },
    subject: { kind: 'dispute', id: '3' },
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
export async function unsettled(desk: Desk): Promise<Act[]> {
  const start = await desk.call('app.start', undefined, 'w9');
  if (!start.ok) throw new Error(start.problem.message);
  return (start.value as { unsettled: Act[] }).unsettled;
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
