/** Events the server pushes over its socket (document 1 §4, §7; document 2 §4). */
import { z } from 'zod';

/** The event a client sends after every connect and every refresh; payload `{type} {token}`. */
export const AUTHORIZATION_EVENT = 'Authorization';

/** Events that make the orders list reload (document 1 §4). `connected` is the server's greeting. */
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

/** Events that change the counts of the verification queues (document 1 §4). */
export const VERIFICATION_EVENTS = [
  'docVerificationRequestCreated',
  'docVerificationRequestUpdated',
  'docVerificationRequestDestroyed',
  'cardVerificationRequestCreated',
] as const;

/** Every event the console listens to. */
export const REALTIME_EVENTS = [...ORDER_EVENTS, ...VERIFICATION_EVENTS] as const;
export type RealtimeEvent = (typeof REALTIME_EVENTS)[number];

/** The socket as the page sees it. */
export const connectionState = z.enum(['live', 'reconnecting', 'offline']);
export type ConnectionState = z.infer<typeof connectionState>;
