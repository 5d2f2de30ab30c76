/** How the news of the verification queues add up. */
import type { Arrival, News, QueueKind } from '#contract/bridge/news.ts';
import { QUEUE_KINDS } from '#contract/people/choices.ts';

/** The start of what is new to a user, in milliseconds since the epoch. */
export const nothingNew = (since: number): News => ({ since, arrivals: {} });

/** The news after `count` more requests of a kind. */
export function arrived(news: News, kind: QueueKind, { count, at }: Arrival): News {
  const before = news.arrivals[kind]?.count ?? 0;
  return { ...news, arrivals: { ...news.arrivals, [kind]: { count: before + count, at } } };
}

/** The news after those of one kind were seen. */
export function markSeen(news: News, kind: QueueKind): News {
  const { [kind]: looked, ...arrivals } = news.arrivals;
  return looked ? { ...news, arrivals } : news;
}

/** How many requests came in, of all kinds. */
export const countNew = ({ arrivals }: News): number =>
  QUEUE_KINDS.reduce((sum, kind) => sum + (arrivals[kind]?.count ?? 0), 0);
