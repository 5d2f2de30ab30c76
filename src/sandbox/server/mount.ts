/** Mounts the contract: every declared endpoint becomes a route with its input parsed. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint, ParsedInputOf, WireAnswerOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { isStaffRole } from '#domain/roles.ts';
import type { Caller, Services } from './context.ts';
import { parsed } from './input.ts';
import { FORBIDDEN, Refusal } from './problem.ts';
import { identify } from './tokens.ts';

/** Every endpoint of the contract, the session's included. */
const mounted = { ...endpoints, ...sessionEndpoints };
type Mounted = typeof mounted;

/** Endpoints anyone may call. */
const OPEN = ['session.create', 'session.refresh', 'session.reset'] as const;
type Open = (typeof OPEN)[number];

/** Answers one endpoint: parsed input in, the body of the answer out. */
export type Handler<Name extends keyof Mounted> = (
  input: ParsedInputOf<Mounted[Name]>,
  services: Services,
  caller: Name extends Open ? undefined : Caller,
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
    throw new Refusal(403, FORBIDDEN);
  }
  return caller;
}

/** Adds a route for every endpoint of the contract. */
export function mount(server: FastifyInstance, handlers: Handlers, services: Services): void {
  for (const [name, endpoint] of Object.entries<Endpoint>(mounted)) {
    const handle = handlers[name as keyof Handlers] as AnyHandler;
    const open = OPEN.some((each) => each === name);
    server.route({
      method: endpoint.method,
      url: routeOf(endpoint.path),
      handler: async (request) => {
        const caller = open
          ? undefined
          : await admit(endpoint, request.headers.authorization, services);
        return await handle(inputOf(endpoint, request), services, caller);
      },
    });
  }
}
