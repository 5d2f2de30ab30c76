/** What staff can have done to an order, its match or many orders (1A). */
import { and, ne } from 'drizzle-orm';
import { PAYMENT_TYPES } from '#domain/network/catalogue.ts';
import { orders } from '../../../database/schema.ts';
import type { Caller, Services } from '../../../server/context.ts';
import type { Handlers } from '../../../server/mount.ts';
import { assertMay, unprocessable } from '../../../server/problem.ts';
import { orderCondition } from '../list/query.ts';
import { perform } from './perform.ts';
import { CALLS_ON_MATCH, CALLS_ON_ORDER, type TransitionName } from './transitions.ts';

const onOrder =
  (name: TransitionName) =>
  ({ id }: { readonly id: string }, services: Services, caller: Caller) =>
    perform(name, { order: id }, { services, caller });

const onMatch =
  (name: TransitionName) =>
  ({ id }: { readonly id: string }, services: Services, caller: Caller) =>
    perform(name, { match: id }, { services, caller });

/** A handler for each of the calls. */
const each = <Name extends string, Handler>(
  calls: Readonly<Record<Name, TransitionName>>,
  handlerOf: (name: TransitionName) => Handler,
) =>
  Object.fromEntries(
    Object.entries<TransitionName>(calls).map(([call, name]) => [call, handlerOf(name)]),
  ) as Record<Name, Handler>;

/** @throws {HttpError} 422 when no type, or one the network does not know, is chosen */
function assertPaymentType(type: string): void {
  if (type === '') throw unprocessable('Payment type is required');
  if (!PAYMENT_TYPES.some(({ value }) => value === type)) {
    throw unprocessable(`There is no payment type ${type}`);
  }
}

export const orderActionHandlers = {
  ...each(CALLS_ON_ORDER, onOrder),
  ...each(CALLS_ON_MATCH, onMatch),

  'orders.setHidden': ({ id, hidden }, services, caller) =>
    perform(hidden ? 'hide' : 'unhide', { order: id }, { services, caller }),

  'orders.publish': async ({ id, payment_type: paymentType }, services, caller) => {
    assertPaymentType(paymentType);
    return await perform('publish', { order: id }, { services, caller, paymentType });
  },

  // Every order that the query finds, in any state: that is 'all' of a filtered list.
  'orders.setAllHidden': async ({ hidden, ...query }, { database, hub }, caller) => {
    assertMay(caller, 'hideAll');
    const changed = await database.queries
      .update(orders)
      .set({ hidden })
      .where(and(orderCondition(query), ne(orders.hidden, hidden)))
      .returning({ id: orders.id });
    if (changed.length > 0) hub.publish('orderHiddenChange', { hidden, count: changed.length });
    return { data: { count: changed.length } };
  },
} satisfies Partial<Handlers>;
