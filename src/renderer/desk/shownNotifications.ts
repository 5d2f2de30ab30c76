/**
 * Whether the system shows notifications. It does not report that it hides one, as macOS does for a
 * program without permission. A notification that is shown reports that soon.
 */
import { createStore } from './store.ts';

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
