/** Notifications and document verification requests: how many of them wait (document 1 §7). */
import { and, count, desc, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import { docVerifications, notifications } from '../database/schema.ts';
import type { Handlers } from '../server/mount.ts';
import { FORBIDDEN, Refusal } from '../server/problem.ts';

const FORBIDDEN_STATUS = 403;
const MOST_NOTIFICATIONS = 100;

/** `unapproved` is everything that is not approved; other words are statuses. */
function ofStatus(status: string | undefined): SQL | undefined {
  if (status === undefined || status === '') return undefined;
  const column = docVerifications.status;
  if (status === 'unapproved') return or(isNull(column), ne(column, 'approved'));
  return status === 'approved' || status === 'declined' ? eq(column, status) : isNull(column);
}

export const verificationHandlers = {
  // People see their own notifications, and nobody else's.
  'notifications.list': async (
    { id, object_type: type, status },
    { database: { queries } },
    caller,
  ) => {
    if (id !== String(caller.accountId)) throw new Refusal(FORBIDDEN_STATUS, FORBIDDEN);
    const wanted = and(
      eq(notifications.account_id, caller.accountId),
      type ? eq(notifications.object_type, type) : undefined,
      status ? eq(notifications.status, status === 'unread' ? 'unread' : 'read') : undefined,
    );
    const [counted] = await queries.select({ rows: count() }).from(notifications).where(wanted);
    const found = await queries
      .select()
      .from(notifications)
      .where(wanted)
      .orderBy(desc(notifications.created_at), desc(notifications.id))
      .limit(MOST_NOTIFICATIONS);
    return {
      models: found.map((each) => ({
        id: each.id,
        object_type: each.object_type,
        status: each.status,
      })),
      pagination: { rowCount: counted?.rows ?? 0 },
    };
  },

  'docVerifications.list': async (
    { type, status, page = 1, pageSize },
    { database: { queries } },
    caller,
  ) => {
    if (caller.role !== 'admin') throw new Refusal(FORBIDDEN_STATUS, FORBIDDEN);
    const wanted = and(eq(docVerifications.type, type), ofStatus(status));
    const [counted] = await queries.select({ rows: count() }).from(docVerifications).where(wanted);
    const found = await queries
      .select()
      .from(docVerifications)
      .where(wanted)
      .orderBy(desc(docVerifications.created_at), desc(docVerifications.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const rowCount = counted?.rows ?? 0;
    return {
      models: found.map((each) => ({ id: each.id, type: each.type, status: each.status })),
      pagination: { page, pageSize, pageCount: Math.ceil(rowCount / pageSize), rowCount },
    };
  },
} satisfies Partial<Handlers>;
