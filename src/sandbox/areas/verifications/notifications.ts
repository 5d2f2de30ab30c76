/** Notifications of the person who asks (1V, 2C, 2I). */
import { and, desc, eq, inArray } from 'drizzle-orm';
import { notifications } from '../../database/schema.ts';
import type { Caller } from '../../server/context.ts';
import type { Handlers } from '../../server/mount.ts';
import { forbidden } from '../../server/problem.ts';

const MOST_NOTIFICATIONS = 100;
const DIGITS = /^\d{1,9}$/u;

/** People see and read their own notifications, and no one else's. */
function assertOwn(id: string, caller: Caller): void {
  if (id !== String(caller.accountId)) throw forbidden();
}

export const notificationHandlers = {
  'notifications.list': async (
    { id, object_type: type, status },
    { database: { queries } },
    caller,
  ) => {
    assertOwn(id, caller);
    const wanted = and(
      eq(notifications.account_id, caller.accountId),
      type ? eq(notifications.object_type, type) : undefined,
      status ? eq(notifications.status, status === 'unread' ? 'unread' : 'read') : undefined,
    );
    const rowCount = await queries.$count(notifications, wanted);
    const { id: own, object_type, status: read } = notifications;
    const found = await queries
      .select({ id: own, object_type, status: read })
      .from(notifications)
      .where(wanted)
      .orderBy(desc(notifications.created_at), desc(notifications.id))
      .limit(MOST_NOTIFICATIONS);
    return { models: found, pagination: { rowCount } };
  },

  'notifications.read': async (
    { id, notification_ids: ids },
    { database: { queries } },
    caller,
  ) => {
    assertOwn(id, caller);
    const known = ids.filter((each) => DIGITS.test(String(each))).map(Number);
    await queries
      .update(notifications)
      .set({ status: 'read' })
      .where(and(eq(notifications.account_id, caller.accountId), inArray(notifications.id, known)));
    return { data: null };
  },
} satisfies Partial<Handlers>;
