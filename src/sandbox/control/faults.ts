/**
 * Misbehaviour on demand, for tests and demonstrations: slow answers, failing answers, none at all.
 * The first failure that fits a request takes its place; `/sandbox/…` itself never misbehaves.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const milliseconds = z.int().min(0).max(3_600_000);

const failure = z.strictObject({
  /** Any method when left out. */
  method: z.string().toUpperCase().optional(),
  /** The beginning of the path, or all of it with `exact`. */
  path: z.string().default('/'),
  exact: z.boolean().default(false),
  /** How many requests fail before the rest pass; all of them when left out. */
  times: z.int().min(1).optional(),
  status: z.int().min(200).max(599).default(500),
  /** The answer as JSON. */
  body: z.json().optional(),
  /** The answer as a text that is no JSON. */
  text: z.string().optional(),
  /** Waits, before the failure, until it is no longer in force. */
  held: z.boolean().default(false),
  /** Cuts the connection instead of answering. */
  drop: z.boolean().default(false),
  /** Carries the call out first: only its answer fails. */
  carriesOut: z.boolean().default(false),
  /** Answers as ever: with `held`, only late. */
  passes: z.boolean().default(false),
});

/** What `POST /sandbox/faults` takes; it replaces the faults there were. */
export const faultsInput = z.strictObject({
  /** Delays every answer. */
  latencyMs: milliseconds.default(0),
  failures: z.array(failure).default([]),
  /** Refuses new socket connections until the faults are reset. */
  refuseSockets: z.boolean().default(false),
  /** Cuts the socket connections there are, once. */
  dropSockets: z.boolean().default(false),
  /** Lets every access token expire, once. */
  expireAccessTokens: z.boolean().default(false),
});
type FaultsInput = z.output<typeof faultsInput>;

type Failure = z.output<typeof failure>;

/** The active faults. */
export interface Faults {
  readonly socketsRefused: () => boolean;
  set(input: FaultsInput): void;
  reset(): void;
  /** Makes the server's requests misbehave. Call before any route is added. */
  install(server: FastifyInstance): void;
}

/** Where the control routes live. */
export const CONTROL_PREFIX = '/sandbox/';

const NONE = faultsInput.parse({});

export const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';

const rooted = (path: string) => (path.startsWith('/') ? path : `/${path}`);

function fits({ method, path, exact }: Failure, request: FastifyRequest): boolean {
  if (method !== undefined && method !== request.method) return false;
  const actual = pathOf(request);
  return exact ? actual === rooted(path) : actual.startsWith(rooted(path));
}

const SIMULATED = { message: 'The sandbox simulates a failure' };

/** What replaces the answer of a call that was carried out. */
const answerOf = ({ text, body = SIMULATED }: Failure): string => text ?? JSON.stringify(body);

/** Cuts the connection; the server thinks no more of the request. */
function cut(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.destroy();
}

async function fail(fault: Failure, reply: FastifyReply): Promise<FastifyReply> {
  if (fault.drop) {
    cut(reply);
    return reply;
  }
  reply.code(fault.status);
  return fault.text === undefined
    ? await reply.send(fault.body ?? SIMULATED)
    : await reply.type('text/html; charset=utf-8').send(fault.text);
}

/** Creates the faults of one sandbox; none is active at first. */
export function createFaults(): Faults {
  let current = NONE;
  let left = new Map<Failure, number>();
  let changed = Promise.withResolvers<void>();
  /** Requests that are carried out although their answer fails. */
  const carriedOut = new WeakMap<FastifyRequest, Failure>();

  const take = (request: FastifyRequest): Failure | undefined => {
    const found = current.failures.find((each) => left.get(each) !== 0 && fits(each, request));
    if (found?.times !== undefined) left.set(found, (left.get(found) ?? found.times) - 1);
    return found;
  };
  const set = (input: FaultsInput) => {
    current = input;
    left = new Map();
    changed.resolve();
    changed = Promise.withResolvers();
  };
  const isHeld = (request: FastifyRequest) =>
    current.failures.some((each) => each.held && fits(each, request));
  /** The failure of a request, once it is not held back any more. */
  const meet = async (request: FastifyRequest): Promise<Failure | undefined> => {
    const fault = take(request);
    if (fault?.held) while (isHeld(request)) await changed.promise;
    return fault;
  };
  return {
    socketsRefused: () => current.refuseSockets,
    set,
    reset: () => set(NONE),
    install: (server) => {
      server.addHook('onRequest', async (request, reply) => {
        if (pathOf(request).startsWith(CONTROL_PREFIX)) return;
        if (current.latencyMs > 0) await wait(current.latencyMs);
        const fault = await meet(request);
        if (!fault) return;
        if (fault.carriesOut) carriedOut.set(request, fault);
        else if (!fault.passes) await fail(fault, reply);
      });
      server.addHook('onSend', (request, reply, payload, done) => {
        const fault = carriedOut.get(request);
        if (fault?.drop) {
          cut(reply);
          return;
        }
        if (fault) reply.code(fault.status);
        done(null, fault ? answerOf(fault) : payload);
      });
    },
  };
}
