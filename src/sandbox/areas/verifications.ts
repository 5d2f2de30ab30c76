/** Notifications and document verification requests: how many of them wait (document 1 §7). */
import type { Handlers } from '../server/mount.ts';

const none = () => Promise.resolve({ models: [], pagination: { rowCount: 0 } });
export const verificationHandlers = {
  'notifications.list': none,
  'docVerifications.list': none,
} satisfies Partial<Handlers>;
