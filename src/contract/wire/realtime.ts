/** Events the server pushes over its socket (1V, 2U, 2UD). */
import type { Area } from './areas.ts';

/** The event a client sends after every connect and every refresh; payload `{type} {token}`. */
export const AUTHORIZATION_EVENT = 'Authorization';

const DOCUMENTS = ['docVerifications'] as const satisfies readonly Area[];
const CARDS = ['cardVerifications', 'notifications'] as const satisfies readonly Area[];
const USERS = ['users', 'activity'] as const satisfies readonly Area[];
const ORDERS = ['orders', 'disputes', 'activity'] as const satisfies readonly Area[];

/**
 * Every event whose name is always the same, and the areas of data it changes (1V03 to 1V09, 2U25). `connected`
 * is the server's greeting: it ends a gap in which anything may have changed.
 */
const CHANGED_BY = {
  connected: 'all',
  newOrder: ORDERS,
  orderMatched: ORDERS,
  matchCancelled: ORDERS,
  orderRequested: ORDERS,
  orderCancelled: ORDERS,
  orderRemoved: ORDERS,
  orderHiddenChange: ORDERS,
  orderSaved: ORDERS,
  docVerificationRequestCreated: DOCUMENTS,
  docVerificationRequestUpdated: DOCUMENTS,
  docVerificationRequestDestroyed: DOCUMENTS,
  cardVerificationRequestCreated: CARDS,
  userSaved: USERS,
} as const satisfies Readonly<Record<string, readonly Area[] | 'all'>>;
type NamedEvent = keyof typeof CHANGED_BY;

const isNamedEvent = (name: string): name is NamedEvent => Object.hasOwn(CHANGED_BY, name);

/** `connected` and the events that change any of these areas. */
export const eventsChanging = (areas: readonly Area[]): readonly NamedEvent[] =>
  Object.keys(CHANGED_BY)
    .filter(isNamedEvent)
    .filter((name) => {
      const changed: readonly Area[] | 'all' = CHANGED_BY[name];
      return changed === 'all' || areas.some((area) => changed.includes(area));
    });

/** Events that make the orders list reload (1V07, 1V08, 1V09). */
export const ORDER_EVENTS = eventsChanging(['orders']);

/** An event that names the user it is about (2UD64). */
type OneUserEvent =
  | `userSaved-${string}`
  | `user-${string}-orderSaved`
  | `user-${string}-matchSaved`
  | `user-${string}-paymentRequestSaved`;

/** Every event the console listens to. */
export type RealtimeEvent = NamedEvent | OneUserEvent;

const ONE_USER_EVENT =
  /^(?:userSaved-[\w-]{1,64}|user-[\w-]{1,64}-(?:order|match|paymentRequest)Saved)$/u;

/** Whether `name` is an event the console listens to. */
export const isRealtimeEvent = (name: unknown): name is RealtimeEvent =>
  typeof name === 'string' && (isNamedEvent(name) || ONE_USER_EVENT.test(name));

/** Events that make the screen of the user of that id reload (2U25, 2UD64, 2UD65). */
export const userEvents = (id: string) =>
  [
    'connected',
    'userSaved',
    `userSaved-${id}`,
    `user-${id}-orderSaved`,
    `user-${id}-matchSaved`,
    `user-${id}-paymentRequestSaved`,
  ] as const satisfies readonly RealtimeEvent[];

/** The areas of data that an event changes. */
export function areasChangedBy(event: RealtimeEvent): readonly Area[] | 'all' {
  if (isNamedEvent(event)) return CHANGED_BY[event];
  return event.startsWith('userSaved-') ? USERS : ORDERS;
}

/** The socket as the page sees it. */
export const CONNECTION_STATES = ['live', 'reconnecting', 'offline'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];
