/** What came into the verification queues since a person last looked: the news of the top bar. */
import type { Queue } from './queues.ts';

/** Requests of one kind that came in. */
export interface Arrival {
  readonly count: number;
  /** When the latest came, in milliseconds since the epoch. */
  readonly at: number;
}

/** What came in for one person. */
export interface News {
  /** The id of the person signed in. */
  readonly person: string;
  /** Since when, in milliseconds since the epoch. */
  readonly since: number;
  readonly arrivals: ReadonlyMap<Queue['kind'], Arrival>;
}

const NONE: News['arrivals'] = new Map();

/** What is new to a person from now on. */
export const nothingNew = (person: string, since: number): News => ({
  person,
  since,
  arrivals: NONE,
});

/** The news when `count` more requests of a kind have come in for `person`. */
export function arrived(
  news: News,
  person: string,
  kind: Queue['kind'],
  { count, at }: Arrival,
): News {
  const own = news.person === person ? news : nothingNew(person, at);
  const before = own.arrivals.get(kind)?.count ?? 0;
  return { ...own, arrivals: new Map(own.arrivals).set(kind, { count: before + count, at }) };
}

/** The news when those of one kind were looked at. */
export function lookedAt(news: News, kind: Queue['kind']): News {
  const arrivals = new Map(news.arrivals);
  return arrivals.delete(kind) ? { ...news, arrivals } : news;
}

/** How many requests came in, of all kinds. */
export const countNew = ({ arrivals }: News): number =>
  [...arrivals.values()].reduce((sum, { count }) => sum + count, 0);
