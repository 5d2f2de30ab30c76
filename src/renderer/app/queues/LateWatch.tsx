/** Reads the queues whose items have a time, and tells once of what becomes late. Loaded some time after the first screen. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hoursOf, lateAt } from '#domain/queues/clock.ts';
import {
  isTimed,
  mayReview,
  QUEUE_IDS,
  QUEUES,
  reviewAddress,
  type TimedQueue,
} from '#domain/queues/queues.ts';
import { counted } from '#domain/text/words.ts';
import { type WaitingItem, type WaitingRead, waitingKey } from '#renderer/client/cache/waiting.ts';
import { useDesk, useIsPractice, useRole } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { isNotificationWanted } from '#renderer/client/live/notificationChoices.ts';
import { notify, shouldNotify } from '#renderer/client/live/notifications.ts';
import { pendingQuery, sincesOf } from '#renderer/ui/review/usePending.ts';
import { createLateWatch } from './late.ts';
import { PENDING } from './pending.ts';

/** Milliseconds for which what was read of a queue counts, while no screen shows it. */
const READ_AGAIN_MS = 300_000;
/** Milliseconds after which the clock is looked at again. */
const LOOK_MS = 30_000;

/** A hook: the items of a queue, as a screen or the clock read it last. */
function useWaiting(id: TimedQueue, isOnline: boolean) {
  const queries = useQueryClient();
  const queryKey = waitingKey(id);
  return useQuery({
    queryKey,
    async queryFn({ signal }): Promise<WaitingRead> {
      const last = queries.getQueryData<WaitingRead>(queryKey);
      if (last && Date.now() - last.readAt < READ_AGAIN_MS) return last;
      const { items } = await pendingQuery(PENDING[id]).queryFn({ signal });
      return { items: sincesOf(PENDING[id], items), readAt: Date.now() };
    },
    enabled: isOnline,
    refetchInterval: LOOK_MS,
    refetchIntervalInBackground: true,
  });
}

interface WatchedProps {
  readonly id: TimedQueue;
  readonly watch: ReturnType<typeof createLateWatch>;
}

/** Tells of the items of a queue that became late, within half a minute after it was read. */
function Watched({ id, watch }: WatchedProps) {
  const { app, connection, preferences } = useDesk();
  const isOnline = useStore(connection) !== 'offline';
  const { data } = useWaiting(id, isOnline);
  const isPractice = useIsPractice();
  const navigate = useNavigate();
  const hours = hoursOf(app.managed.queueHours)[id];
  const tell = async (count: number) => {
    const topic = `late.${id}`;
    if (!(isNotificationWanted(preferences.get(), 'late') && (await shouldNotify(topic)))) return;
    notify(
      {
        topic,
        title: QUEUES[id].name,
        text: `${counted(count, 'item')} became late.`,
        open: () => void navigate(reviewAddress(id)),
      },
      isPractice,
    );
  };
  const look = useEffectEvent((items: readonly WaitingItem[]) => {
    const late = items.filter(({ since }) => since !== null && lateAt(since, hours) <= Date.now());
    const newly = watch.newly(
      id,
      late.map(({ key }) => key),
    );
    if (newly.length > 0) void tell(newly.length);
  });
  useEffect(() => {
    if (!(data && isOnline)) return;
    look(data.items);
    const timer = setInterval(() => look(data.items), LOOK_MS);
    return () => clearInterval(timer);
  }, [data, isOnline]);
  return null;
}

/** The clocks of the queues that this person may review. */
export function LateWatch() {
  const role = useRole();
  const [watch] = useState(createLateWatch);
  return QUEUE_IDS.filter(isTimed)
    .filter((id) => mayReview(id, role))
    .map((id) => <Watched key={id} id={id} watch={watch} />);
}
