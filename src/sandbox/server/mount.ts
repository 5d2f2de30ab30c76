/** Mounts the contract: every declared endpoint becomes a route with its input parsed. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { sessionEndpoints } from '#contract/people/session.ts';
import { serviceOf } from '#contract/wire/areas.ts';
import {
  type Endpoint,
  isAct,
  type ParsedInputOf,
  type WireAnswerOf,
} from '#contract/wire/endpoint.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import { PRACTICE_CREDENTIAL, practicePath } from '#domain/access/practice-accounts.ts';
import { isStaffRole } from '#domain/access/roles.ts';
import type { Watch } from '../practice/attempts.ts';
import type { Caller, Services } from './context.ts';
import { createIdempotency, idempotencyKey } from './idempotency.ts';
import { parsed } from './input.ts';
import { forbidden, HttpError } from './problem.ts';
import { identify } from './tokens.ts';

/** Every endpoint of the contract, the session's included. */
const mounted = { ...endpoints, ...sessionEndpoints };
type Mounted = typeof mounted;

/** Answers one endpoint: parsed input in, the body of the answer out. Only a session has a caller. */
export type Handler<Name extends keyof Mounted> = (
  input: ParsedInputOf<Mounted[Name]>,
  services: Services,
  caller: Mounted[Name]['auth'] extends 'session' ? Caller : undefined,
) => Promise<WireAnswerOf<Mounted[Name]>>;

/** A handler for each endpoint; one that is missing fails to compile. */
export type Handlers = { readonly [Name in keyof Mounted]: Handler<Name> };

type AnyHandler = (input: object, services: Services, caller?: Caller) => Promise<unknown>;

const fields = (schema: z.ZodType | undefined, value: unknown): object =>
  schema ? (parsed(schema, value) as object) : {};

/** All fields in one; where a body repeats a field of the path, the path names the record. */
const inputOf = (endpoint: Endpoint, request: FastifyRequest): object => ({
  ...fields(endpoint.query, request.query),
  ...fields(endpoint.body?.fields, request.body),
  ...fields(endpoint.params, request.params),
});

/** The contract's `{name}` is the router's `:name`. */
const routeOf = (path: string) => `/${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`;

async function admit(endpoint: Endpoint, header: string | undefined, services: Services) {
  const caller = await identify(header, services);
  if (endpoint.path.startsWith('admin/') && !isStaffRole(caller.role)) {
    throw forbidden();
  }
  return caller;
}

/** @throws {HttpError} 401 unless the header carries the fixed credential */
function assertCredential(header: string | undefined): void {
  if (header !== `Bearer ${PRACTICE_CREDENTIAL}`) {
    throw new HttpError(401, 'The credential of the unified recipient service is not valid');
  }
}

/**
 * The paths of an endpoint: at the API, and for a service also below a separate path, because the
 * services of a network are on other hosts.
 */
function routesOf(name: string, { path }: Endpoint): readonly string[] {
  const route = routeOf(path);
  const service = serviceOf(name);
  return service ? [`${practicePath(service)}${route}`, route] : [route];
}

/**
 * Adds the routes of every endpoint of the contract. A service whose path the API has too is only
 * below its own. `watch` sees each call as it is carried out: not those that a fault keeps from that, and once
 * what is sent twice under one key.
 */
export function mount(
  server: FastifyInstance,
  handlers: Handlers,
  services: Services,
  watch: Watch,
): void {
  const { once } = createIdempotency();
  for (const [name, endpoint] of Object.entries<Endpoint>(mounted)) {
    const handle = handlers[name as keyof Handlers] as AnyHandler;
    const handler = async (request: FastifyRequest) => {
      const { authorization } = request.headers;
      if (endpoint.auth === 'credential') assertCredential(authorization);
      const caller =
        endpoint.auth === 'session' ? await admit(endpoint, authorization, services) : undefined;
      const isOwnAct = isAct(endpoint);
      const key = isOwnAct ? idempotencyKey(request.headers['idempotency-key']) : undefined;
      const work = () => {
        const input = inputOf(endpoint, request);
        const call = { name, input: { ...input }, key, isAct: isOwnAct && caller !== undefined };
        return watch(call, () => handle(input, services, caller));
      };
      if (key === undefined) return await work();
      const call = JSON.stringify([request.method, request.url, request.body ?? null]);
      return await once(`${caller?.accountId} ${key}`, call, work);
    };
    const { method } = endpoint;
    for (const url of routesOf(name, endpoint)) {
      if (!server.hasRoute({ method, url })) server.route({ method, url, handler });
    }
  }
}
