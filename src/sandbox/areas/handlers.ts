/** A handler for every endpoint of the contract. */
import type { Handlers } from '../server/mount.ts';
import { orderHandlers } from './orders/orders.ts';
import { sessionHandlers } from './session.ts';
import { shellHandlers } from './shell.ts';

export const handlers = {
  ...sessionHandlers,
  ...shellHandlers,
  ...orderHandlers,
} satisfies Handlers;
