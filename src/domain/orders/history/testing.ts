/** The story of an order, for tests. */
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import { fullOrder, matchHistoryItem } from '#contract/orders/order-detail.ts';
import { someAct } from '../../acts/testing.ts';
import { type LoadedOrder, orderStory } from './story.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
/** An instant of November 2026. */
export const day = (date: number, time = '10:00:00') =>
  `2026-11-${String(date).padStart(2, '0')}T${time}Z`;

/** An order that is published, apart from `fields`. */
export const order = (fields: object) => fullOrder.parse({ id: 5, status: 'published', ...fields });
export const match = (fields: object) => matchHistoryItem.parse(fields);
/** An act of the reader on that order, apart from `fields`. */
export const own = (fields: Partial<SentAct> = {}) =>
  someAct({
    action: 'order.cancelMatch',
    subject: { kind: 'order', id: '5' },
    sentAt: day(12),
    ...fields,
  });

export const tell = (record: LoadedOrder) => orderStory(record, NOW);

/** The story in words, the oldest first. */
export const words = (record: LoadedOrder) =>
  tell(record).dated.map((entry) =>
    entry.kind === 'wait' ? `(${entry.wait.text})` : entry.moment.title,
  );

/** An order that was posted, matched and completed. */
export const LIVED = {
  status: 'completed',
  posted_at: day(10),
  published_at: day(10, '10:05:00'),
  confirmed_at: day(10, '10:10:00'),
  match: { id: 9, user: { id: 3, full_name: 'Noah Morin' } },
  matched_at: day(11),
  matcher_payment_completed_at: day(11, '12:00:00'),
  match_completed_at: day(11, '15:00:00'),
  completed_at: day(11, '15:00:00'),
};
