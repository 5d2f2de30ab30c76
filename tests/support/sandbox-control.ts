/** Making a sandbox misbehave and asking it what it has seen. */
import type { z } from 'zod';
import type { OrderStatus } from '#contract/orders/orders.ts';
import type { DocVerificationType } from '#contract/people/verifications.ts';
import type { faultsInput } from '#sandbox/control/faults.ts';
import type { RecordedRequest } from '#sandbox/control/recorder.ts';

type Faults = z.input<typeof faultsInput>;
type Failure = NonNullable<Faults['failures']>[number];

/** A failure of the calls of one path; of that path alone unless `exact` is false. */
type PathFailure = Failure & { readonly path: string };

/** Misbehaviour of the sandbox as a whole. */
type Weather = Pick<Faults, 'latencyMs' | 'refuseSockets' | 'dropSockets'>;

/** The sandbox's control calls; they need no sign-in. */
export interface SandboxControl {
  /** Fails the calls of a path until the returned fault is disposed of; several may be active. */
  fail(failure: PathFailure): Promise<AsyncDisposable>;
  /** Makes everything slow, or the socket unreachable, until it is disposed of. */
  misbehave(weather: Weather): Promise<AsyncDisposable>;
  /** Makes every access token issued so far an expired one. */
  expireAccessTokens(): Promise<void>;
  /** The latest requests since the start or {@link clearRequests}, oldest first, without secrets. */
  requests(): Promise<readonly RecordedRequest[]>;
  clearRequests(): Promise<void>;
  /** Sends an event to every socket, `times` times. */
  publish(event: string, payload?: unknown, times?: number): Promise<void>;
  /** Posts a new order by another user, with its event. */
  createOrder(status?: OrderStatus): Promise<{ readonly id: string }>;
  /** Cancels an open, unmatched order as its poster would, with its event. */
  cancelOrder(id: string): Promise<void>;
  /** Sends in a document to be verified, undecided, with its event. */
  createDocVerification(type: DocVerificationType): Promise<{ readonly id: string }>;
  /** Decides a document, or with null makes it undecided again, with its event. */
  decideDocVerification(id: string, status: 'approved' | 'declined' | null): Promise<void>;
  /** Takes a document back, with its event. */
  destroyDocVerification(id: string): Promise<void>;
  /** Sends in a card to be verified, unread by all staff, with its event. */
  createCardVerification(): Promise<{ readonly id: string }>;
  /** Sends in many identity documents, undecided. */
  createIdentities(times: number): Promise<void>;
  /** Makes pictures as large as those of cameras, near 4 MB, or the usual size again. */
  drawLargePictures(large: boolean): Promise<void>;
}

/** The control calls of the sandbox at `url`. */
export function sandboxControl(url: string): SandboxControl {
  const failures = new Set<Failure>();
  const weathers = new Set<Weather>();

  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}/sandbox/${path}`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} /sandbox/${path} gave ${answer.status}: ${text}`);
    return (JSON.parse(text) as { data: unknown }).data;
  };
  // The sandbox knows one set of faults at a time. What happens once must not happen again with the
  // next change of the set.
  const apply = (once: Partial<Faults> = {}) => {
    const lasting = Object.assign({}, ...weathers, { dropSockets: false });
    return call('POST', 'faults', { ...lasting, failures: [...failures], ...once });
  };
  const inForce = <Item>(set: Set<Item>, item: Item): AsyncDisposable => {
    set.add(item);
    return {
      [Symbol.asyncDispose]: async () => {
        set.delete(item);
        await apply();
      },
    };
  };
  return {
    fail: async (failure) => {
      const fault = inForce(failures, { exact: true, ...failure });
      await apply();
      return fault;
    },
    misbehave: async (weather) => {
      const fault = inForce(weathers, weather);
      await apply({ dropSockets: weather.dropSockets ?? false });
      return fault;
    },
    expireAccessTokens: async () => {
      await apply({ expireAccessTokens: true });
    },
    requests: async () => (await call('GET', 'requests')) as readonly RecordedRequest[],
    clearRequests: async () => {
      await call('DELETE', 'requests');
    },
    publish: async (event, payload, times = 1) => {
      await call('POST', 'events', { event, times, ...(payload === undefined ? {} : { payload }) });
    },
    createOrder: async (status = 'published') => {
      const { id } = (await call('POST', 'orders', { status })) as { id: number };
      return { id: String(id) };
    },
    cancelOrder: async (id) => {
      await call('POST', `orders/${id}/cancel`);
    },
    createDocVerification: async (type) => {
      const { id } = (await call('POST', 'doc-verifications', { type })) as { id: number };
      return { id: String(id) };
    },
    decideDocVerification: async (id, status) => {
      await call('POST', `doc-verifications/${id}`, { status });
    },
    destroyDocVerification: async (id) => {
      await call('DELETE', `doc-verifications/${id}`);
    },
    createCardVerification: async () => {
      const { id } = (await call('POST', 'card-verifications')) as { id: number };
      return { id: String(id) };
    },
    createIdentities: async (times) => {
      await call('POST', 'doc-verifications', { type: 'identity', times });
    },
    drawLargePictures: async (large) => {
      await call('POST', 'pictures', { large });
    },
  };
}
