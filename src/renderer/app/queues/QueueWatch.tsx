import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Count, countAlone } from '#domain/lists/pages.ts';
import { useCached } from '#renderer/client/cache/useCached.ts';
import { bridge } from '#renderer/client/calls/bridge.ts';
import { useDesk, usePerson } from '#renderer/client/desk/desk.ts';
import { isNotificationWanted } from '#renderer/client/live/notificationChoices.ts';
import { shouldNotify, useNotify, useViewing } from '#renderer/client/live/notifications.ts';
import { type ArrivalWatch, createArrivalWatch } from './arrivals.ts';
import { ANNOUNCED, inWords, kindsOf, type Queue, useLiveCounts, useQueueCount } from './queues.ts';

interface WatchedProps {
  readonly queue: Queue;
  readonly watch: ArrivalWatch;
}

/** Tells the watch of the count of a queue. While this window is focused on it, nothing of it is news. */
function Watched({ queue, watch }: WatchedProps) {
  const { kind, path } = queue;
  const { waiting } = useQueueCount(queue);
  const { news } = useDesk();
  const isViewed = useViewing(kind, path);
  // A count that has not changed could be older than a reading.
  useEffect(() => {
    if (waiting !== undefined) watch.counted(kind, waiting);
  }, [watch, kind, waiting]);
  useEffect(() => {
    if (!isViewed) return;
    const look = () => {
      if (news.get().arrivals[kind] !== undefined) void bridge().call('news.seen', { kind });
    };
    look();
    // A request can be reported in the moment in which its queue is opened.
    return news.subscribe(look);
  }, [isViewed, kind, news]);
  return null;
}

/** A hook: shows on the program's icon how many requests wait in all queues, as far as that is known. */
function useIconCount(): void {
  const person = usePerson();
  const queries = useQueryClient();
  const waitingIn = ({ countQuery }: Queue) => {
    const count = queries.getQueryData<Count>(countQuery(person).queryKey);
    return (count && countAlone(count)) ?? 0;
  };
  const sum = useCached(() => ANNOUNCED.reduce((total, queue) => total + waitingIn(queue), 0));
  useEffect(() => void bridge().call('window.badge', { count: sum }), [sum]);
  useEffect(() => () => void bridge().call('window.badge', { count: 0 }), []);
}

/**
 * Reports new requests in the queues: by a desktop notification, and at the bell of the top bar.
 * There is no notification for a queue that a focused window shows. The program's icon has their number.
 */
export function QueueWatch() {
  const [watch] = useState(createArrivalWatch);
  const notify = useNotify();
  const { preferences } = useDesk();
  useIconCount();

  useEffect(
    () =>
      bridge().subscribe('realtime', ({ event, payload }) => {
        const kinds = kindsOf(event, payload);
        if (kinds.length > 0) watch.reported(kinds);
      }),
    [watch],
  );

  const tell = async (queue: Queue, count: number, waiting: number) => {
    const { kind, path, request } = queue;
    if (!(await shouldNotify(kind))) return;
    void bridge().call('news.arrived', { kind, count });
    if (!isNotificationWanted(preferences.get(), kind)) return;
    const text = `${inWords(waiting, queue.counts)}.`;
    notify({ topic: kind, title: `New ${request}`, text, path });
  };
  useLiveCounts(watch, (queue, count, waiting) => void tell(queue, count, waiting));
  return ANNOUNCED.map((queue) => <Watched key={queue.kind} queue={queue} watch={watch} />);
}
