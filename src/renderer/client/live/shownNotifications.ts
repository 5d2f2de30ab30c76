/**
 * Whether the system shows notifications. The system does not report that it hides them, as macOS
 * does for a program without permission. A shown notification reports that soon.
 */
import { createStore } from '../desk/store.ts';

/** So much time a system takes at most to show a notification, in milliseconds. */
const SHOWN_WITHIN = 10_000;

/** Whether the last notification was never shown. */
export const notificationsHeld = createStore(false);

/** Watches a notification that has just been raised. */
export function watchShown(notification: Pick<Notification, 'onshow'>): void {
  const limit = setTimeout(() => notificationsHeld.set(true), SHOWN_WITHIN);
  notification.onshow = () => {
    clearTimeout(limit);
    notificationsHeld.set(false);
  };
}
