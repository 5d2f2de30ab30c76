/** How many items are late in the queues of a screen, as far as they were read. */
import type { QueryCache } from '@tanstack/react-query';
import { type RoutePath, screenAt } from '#domain/access/screens.ts';
import { countLate, hoursOf, type Late } from '#domain/queues/clock.ts';
import { isTimed, QUEUE_IDS, QUEUES, type TimedQueue } from '#domain/queues/queues.ts';
import { useCached } from '#renderer/client/cache/useCached.ts';
import { type WaitingRead, waitingKey } from '#renderer/client/cache/waiting.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useNow } from '#renderer/ui/timeline/useNow.ts';

/** The queues with a time that belong to the entry of a screen. */
export const timedQueuesAt = (path: string): readonly TimedQueue[] =>
  QUEUE_IDS.filter(isTimed).filter((id) => entryOf(QUEUES[id].path) === path);

/** The screen whose entry in the navigation a screen belongs to. */
const entryOf = (path: RoutePath): RoutePath => screenAt(path).below?.path ?? path;

/** A hook: what is late or soon will be in these queues. Nothing is asked for. */
export function useLate(ids: readonly TimedQueue[]): Late {
  const hours = hoursOf(useDesk().app.managed.queueHours);
  const now = useNow();
  const found = useCached((cache) => ids.map((id) => lateIn(cache, id, hours[id], now)).join(' '));
  const counts = found.split(' ').map((each) => each.split('+').map(Number));
  const sum = (at: number) => counts.reduce((total, each) => total + (each[at] ?? 0), 0);
  return { late: sum(0), soon: sum(1) };
}

/** '2+1': so many are late, and so many due within the hour. */
function lateIn(cache: QueryCache, id: TimedQueue, hours: number, now: Date): string {
  const read = cache.find<WaitingRead>({ queryKey: waitingKey(id) })?.state.data;
  const sinces = read?.items.map(({ since }) => since) ?? [];
  const { late, soon } = countLate(sinces, hours, now);
  return `${late}+${soon}`;
}
