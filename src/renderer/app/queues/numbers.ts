/** What was read of the queues of a screen: how many items are to review, and how many are late. Nothing is asked for. */
import type { QueryCache } from '@tanstack/react-query';
import { type RoutePath, screenAt } from '#domain/access/screens.ts';
import { countLate, hoursOf, type Late } from '#domain/queues/clock.ts';
import type { ToReview } from '#domain/queues/counts.ts';
import { QUEUE_IDS, QUEUES, type QueueId } from '#domain/queues/queues.ts';
import { useCached } from '#renderer/client/cache/useCached.ts';
import { waitingIn } from '#renderer/client/cache/waiting.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useNow } from '#renderer/ui/timeline/useNow.ts';

/** The queues that belong to the entry of a screen. */
export const queuesAt = (path: string): readonly QueueId[] =>
  QUEUE_IDS.filter((id) => entryOf(QUEUES[id].path) === path);

/** The screen whose entry in the navigation a screen belongs to. */
const entryOf = (path: RoutePath): RoutePath => screenAt(path).below?.path ?? path;

/** A hook: what is late or soon will be in these queues. */
export function useLate(ids: readonly QueueId[]): Late {
  const hours = hoursOf(useDesk().app.managed.queueHours);
  const now = useNow();
  const found = useCached((cache) => ids.map((id) => lateIn(cache, id, hours[id], now)).join(' '));
  const counts = found.split(' ').map((each) => each.split('+').map(Number));
  const sum = (at: number) => counts.reduce((total, each) => total + (each[at] ?? 0), 0);
  return { late: sum(0), soon: sum(1) };
}

/** '2+1': so many are late, and so many due within the hour. */
function lateIn(cache: QueryCache, id: QueueId, hours: number, now: Date): string {
  const sinces = waitingIn(cache, id)?.items.map(({ since }) => since) ?? [];
  const { late, soon } = countLate(sinces, hours, now);
  return `${late}+${soon}`;
}

/** A hook: how many items of these queues are to review, of those that were read. */
export function useToReview(ids: readonly QueueId[]): readonly ToReview[] {
  const found = useCached((cache) =>
    ids
      .map((id) => waitingIn(cache, id))
      .map((read) => (read ? `${read.items.length}${read.isPart ? '+' : ''}` : ''))
      .join(' '),
  );
  const counts = found.split(' ');
  return ids.flatMap((id, at) => {
    const count = counts[at] ?? '';
    return count === ''
      ? []
      : { id, count: Number.parseInt(count, 10), isPart: count.endsWith('+') };
  });
}
