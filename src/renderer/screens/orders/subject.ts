/** The order as the money guard sees it. */
import type { OrderRow } from '#contract/orders.ts';
import type { ActionCall } from '#domain/orders/actions.ts';
import { changesBetween } from '#domain/orders/changes.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import type { Subject } from '#renderer/ui/guard/guard.ts';

export const ORDER: Subject<OrderRow> = {
  noun: 'order',
  name: ({ id }) => `order ${id}`,
  key: ({ id }) => `order:${id}`,
  read: ({ id }) => callEndpoint('orders.read', { id }),
  changes: changesBetween,
  calls: ['orders.list', 'orders.statistics', 'orders.read', 'orders.events', 'orders.matches'],
};

/** Sends the call of an action. @throws ProblemError */
export const sendAction = ({ endpoint, input }: ActionCall): Promise<unknown> =>
  callEndpoint(endpoint, input);
