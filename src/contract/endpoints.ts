/** Every call a page may ask for, by name. */
import type { AnswerOf, InputOf } from './endpoint.ts';
import { orderActionEndpoints } from './order-actions.ts';
import { orderDetailEndpoints } from './order-detail.ts';
import { orderEndpoints } from './orders.ts';
import { shellEndpoints } from './shell.ts';
import { userEndpoints } from './users.ts';

export const endpoints = {
  ...shellEndpoints,
  ...orderEndpoints,
  ...orderDetailEndpoints,
  ...orderActionEndpoints,
  ...userEndpoints,
};

export type EndpointName = keyof typeof endpoints;
export type EndpointInput<Name extends EndpointName> = InputOf<(typeof endpoints)[Name]>;
export type EndpointAnswer<Name extends EndpointName> = AnswerOf<(typeof endpoints)[Name]>;

/** Whether `name` is a call a page may ask for. */
export function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}
