/** Which news a person wants to be notified of outside the window. */
import { type QueueId, queueOf } from '#domain/queues/queues.ts';
import type { PreferenceValues } from '../desk/desk.ts';
import { usePreference } from '../kept/preferences.ts';

/** A queue whose requests are announced. */
const announced = (id: 'identity' | 'address' | 'card', queue: QueueId) => ({
  kind: id,
  label: `New ${queueOf(queue).request}s`,
});

/** The kinds of news: a new request in one of the verification queues, something that became late in any queue, or came back. */
export const NOTIFICATION_KINDS = [
  announced('identity', 'doc-verifications-identity'),
  announced('address', 'doc-verifications-address'),
  announced('card', 'card-verifications'),
  { kind: 'late' as const, label: 'Items of queues that become late' },
  { kind: 'woken' as const, label: 'Watched items that come back' },
];
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]['kind'];

const keyOf = (kind: NotificationKind) => `notifications.${kind}`;
const readWanted = (stored: unknown) => stored !== false;

/** Whether news of this kind is wanted: unless it was switched off. */
export const isNotificationWanted = (preferences: PreferenceValues, kind: NotificationKind) =>
  readWanted(preferences[keyOf(kind)]);

/** The same, and its setter. */
export const useNotificationChoice = (kind: NotificationKind) =>
  usePreference<boolean>(keyOf(kind), readWanted);
