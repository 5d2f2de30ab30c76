/**
 * The sandbox's own routes, for tests and demonstrations. They need no token: only programs of this
 * machine reach them, and no page of a browser does.
 *
 * - `POST /sandbox/faults` sets misbehaviour (see faults.ts), `DELETE /sandbox/faults` ends it.
 * - `GET /sandbox/requests` lists the latest requests, `DELETE /sandbox/requests` forgets them.
 * - `POST /sandbox/events` `{event, payload?, times?}` publishes an event to everyone.
 * - `POST /sandbox/orders` `{status?}` adds one order now and publishes `newOrder`.
 * - `POST /sandbox/orders/{id}/cancel` cancels one as its poster would and publishes `orderCancelled`.
 * - the verification queues: see verifications.ts.
 * - exercises: see practice/routes.ts.
 */
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ORDER_STATUSES } from '#contract/orders/choices.ts';
import { isRealtimeEvent, type RealtimeEvent } from '#contract/wire/realtime.ts';
import { orders } from '../database/schema.ts';
import type { Services } from '../server/context.ts';
import { parsed } from '../server/input.ts';
import { conflict, forbidden } from '../server/problem.ts';
import { expireAccessTokens } from '../server/tokens.ts';
import { CONTROL_PREFIX, type Faults, faultsInput } from './faults.ts';
import type { NewOrder } from './new-order.ts';
import type { Recorder } from './recorder.ts';
import { addVerificationControls, type VerificationControls } from './verifications.ts';

const eventInput = z.strictObject({
  event: z.custom<RealtimeEvent>(isRealtimeEvent, 'no event of the network'),
  payload: z.json().optional(),
  times: z.int().min(1).max(10_000).default(1),
});

const orderInput = z.strictObject({ status: z.enum(ORDER_STATUSES).default('published') });

const DONE = { data: null };

/** What the control routes act on. */
export interface Controls {
  readonly services: Services;
  readonly faults: Faults;
  readonly recorder: Recorder;
  readonly newOrder: NewOrder;
  readonly verifications: VerificationControls;
}

/** Adds the control routes. */
export function addControlRoutes(
  server: FastifyInstance,
  { services, faults, recorder, newOrder, verifications }: Controls,
): void {
  const { database, hub } = services;
  server.addHook('onRequest', (request, _reply, done) => {
    const foreign = request.headers.origin !== undefined;
    const refused = foreign && request.url.startsWith(CONTROL_PREFIX);
    done(refused ? forbidden() : undefined);
  });

  server.post('/sandbox/faults', async (request) => {
    const input = parsed(faultsInput, request.body);
    faults.set(input);
    if (input.expireAccessTokens) await expireAccessTokens(database.queries);
    if (input.dropSockets) hub.dropConnections();
    return { data: input };
  });
  server.delete('/sandbox/faults', (_request, reply) => {
    faults.reset();
    reply.send(DONE);
  });

  server.get('/sandbox/requests', (_request, reply) => reply.send({ data: recorder.list() }));
  server.delete('/sandbox/requests', (_request, reply) => {
    recorder.clear();
    reply.send(DONE);
  });

  server.post('/sandbox/events', (request, reply) => {
    const { event, payload, times } = parsed(eventInput, request.body);
    for (let sent = 0; sent < times; sent += 1) hub.publish(event, payload);
    reply.send(DONE);
  });

  server.post('/sandbox/orders', async (request) => {
    const { status } = parsed(orderInput, request.body);
    const id = await newOrder(status);
    hub.publish('newOrder', { id });
    return { data: { id } };
  });

  server.post('/sandbox/orders/:id/cancel', async (request) => {
    const { id } = parsed(z.object({ id: z.coerce.number().int() }), request.params);
    const cancelled = await database.queries
      .update(orders)
      .set({ status: 'cancelled', cancelled_at: new Date() })
      .where(and(eq(orders.id, id), inArray(orders.status, ['unpublished', 'published'])))
      .returning({ id: orders.id });
    if (cancelled.length === 0) throw conflict(`Order ${id} cannot be cancelled`);
    hub.publish('orderCancelled', { id });
    return { data: { id } };
  });
  addVerificationControls(server, services, verifications);
}
