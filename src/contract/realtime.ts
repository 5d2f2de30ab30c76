/** Events the server pushes over its socket (1V, 2U, 2UD). */
import { z } from 'zod';
import type { Area } from './areas.ts';

/** The event a client sends after every connect and every refresh; payload `{type} {token}`. */
export const AUTHORIZATION_EVENT = 'Authorization';

/** Events that make the orders list reload (1V07, 1V08, 1V09). `connected` is the server's greeting. */
export const ORDER_EVENTS = [
  'connected',
  'newOrder',
  'orderMatched',
  'matchCancelled',
  'orderRequested',
  'orderCancelled',
  'orderRemoved',
  'orderHiddenChange',
  'orderSaved',
] as const;

/** Events that change the counts of the verification queues (1V03 to 1V06). */
export const VERIFICATION_EVENTS = [
  'docVerificationRequestCreated',
  'docVerificationRequestUpdated',
  'docVerificationRequestDestroyed',
  'cardVerificationRequestCreated',
] as const;

/** Events that make the users list reload (2U25). */
export const USER_EVENTS = ['connected', 'userSaved'] as const;

/** Every event the console listens to whose name is always the same. */
export const REALTIME_EVENTS = [...ORDER_EVENTS, ...VERIFICATION_EVENTS, 'userSaved'] as const;

/** An event that names the user it is about (2UD64). */
export type OneUserEvent =
  | `userSaved-${string}`
  | `user-${string}-orderSaved`
  | `user-${string}-matchSaved`
  | `user-${string}-paymentRequestSaved`;

/** Every event the console listens to. */
export type RealtimeEvent = (typeof REALTIME_EVENTS)[number] | OneUserEvent;

const ONE_USER_EVENT =
  /^(?:userSaved-[\w-]{1,64}|user-[\w-]{1,64}-(?:order|match|paymentRequest)Saved)$/u;

/** Whether `name` is an event the console listens to. */
export const isRealtimeEvent = (name: unknown): name is RealtimeEvent =>
  typeof name === 'string' &&
  (REALTIME_EVENTS.some((event) => event === name) || ONE_USER_EVENT.test(name));

/** An event as it crosses the bridge, and as the sandbox publishes it. */
export const realtimeEvent = z.custom<RealtimeEvent>(isRealtimeEvent, 'no event of the network');

/** Events that make the screen of the user of that id reload (2UD64, 2UD65). */
export const userEvents = (id: string) =>
  [
    'connected',
    `userSaved-${id}`,
    `user-${id}-orderSaved`,
    `user-${id}-matchSaved`,
    `user-${id}-paymentRequestSaved`,
  ] as const satisfies readonly RealtimeEvent[];

const DOCUMENTS = ['docVerifications'] as const satisfies readonly Area[];
const CARDS = ['cardVerifications', 'notifications'] as const satisfies readonly Area[];
const USERS = ['users', 'activity'] as const satisfies readonly Area[];
const ORDERS = ['orders', 'disputes', 'activity'] as const satisfies readonly Area[];

/** The areas of data that an event changes. `connected` ends a gap in which anything may have changed. */
export function areasChangedBy(event: RealtimeEvent): readonly Area[] | 'all' {
  if (event === 'connected') return 'all';
  if (event.startsWith('docVerification')) return DOCUMENTS;
  if (event.startsWith('cardVerification')) return CARDS;
  return event.startsWith('userSaved') ? USERS : ORDERS;
}

/** The socket as the page sees it. */
export const connectionState = z.enum(['live', 'reconnecting', 'offline']);
export type ConnectionState = z.infer<typeof connectionState>;
