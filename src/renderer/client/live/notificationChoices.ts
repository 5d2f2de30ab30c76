/** Which news a person wants to be notified of outside the window. */
import type { PreferenceValues } from '../desk/desk.ts';
import { usePreference } from '../kept/preferences.ts';

/** The kinds of news: a new request in one of the verification queues. */
export const NOTIFICATION_KINDS = [
  { kind: 'identity', label: 'New identity verification requests' },
  { kind: 'address', label: 'New address verification requests' },
  { kind: 'card', label: 'New card verification requests' },
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]['kind'];

const keyOf = (kind: NotificationKind) => `notifications.${kind}`;
const readWanted = (stored: unknown) => stored !== false;

/** Whether news of this kind is wanted: unless it was switched off. */
export const isNotificationWanted = (preferences: PreferenceValues, kind: NotificationKind) =>
  readWanted(preferences[keyOf(kind)]);

/** The same, and its setter. */
export const useNotificationChoice = (kind: NotificationKind) =>
  usePreference<boolean>(keyOf(kind), readWanted);
