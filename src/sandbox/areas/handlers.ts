/** A handler for every endpoint of the contract. */
import type { Handlers } from '../server/mount.ts';
import { orderActionHandlers } from './orders/actions.ts';
import { orderDetailHandlers } from './orders/detail.ts';
import { orderHandlers } from './orders/orders.ts';
import { sessionHandlers } from './session.ts';
import { shellHandlers } from './shell.ts';
import { userHandlers } from './users/users.ts';
import { verificationHandlers } from './verifications.ts';

export const handlers = {
  ...sessionHandlers,
  ...shellHandlers,
  ...orderHandlers,
  ...orderDetailHandlers,
  ...orderActionHandlers,
  ...verificationHandlers,
  ...userHandlers,
} satisfies Handlers;
