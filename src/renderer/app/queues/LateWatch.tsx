/**
 * Reads what waits in the queues as long as no screen shows them, and tells once of what becomes late. Loaded some time
 * after the first screen. In practice nothing is told.
 */
import { useEffect, useEffectEvent } from 'react';
import { hoursOf, lateAt } from '#domain/queues/clock.ts';
import {
  mayReview,
  QUEUE_IDS,
  QUEUES,
  type QueueId,
  reviewAddress,
} from '#domain/queues/queues.ts';
import { counted } from '#domain/text/words.ts';
import type { WaitingItem } from '#renderer/client/cache/waiting.ts';
import { useDesk, useIsPractice, useRole } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { isNotificationWanted } from '#renderer/client/live/notificationChoices.ts';
import { shouldNotify, useNotify } from '#renderer/client/live/notifications.ts';
import { useWaiting } from '#renderer/ui/review/usePending.ts';
import { lookAtLate, readKnownLate } from './late.ts';
import { PENDING } from './pending.ts';

/** Milliseconds for which what was read of a queue counts, while no screen shows it. */
const READ_AGAIN_MS = 300_000;
/** Milliseconds after which the clock is looked at again. */
const LOOK_MS = 30_000;

/** Tells of the items of a queue that became late, within half a minute after it was read. */
function Watched({ id }: { readonly id: QueueId }) {
  const { app, connection, preferences, drafts } = useDesk();
  const isOnline = useStore(connection) !== 'offline';
  const { data } = useWaiting(PENDING[id], {
    maxAge: READ_AGAIN_MS,
    enabled: isOnline,
    whileHidden: true,
  });
  const isPractice = useIsPractice();
  const notify = useNotify();
  const hours = hoursOf(app.managed.queueHours)[id];
  const tell = async (count: number) => {
    const topic = `late.${id}`;
    const isWanted = !isPractice && isNotificationWanted(preferences.get(), 'late');
    if (!(isWanted && (await shouldNotify(topic)))) return;
    notify({
      topic,
      title: QUEUES[id].name,
      text: `${counted(count, 'item')} became late.`,
      path: reviewAddress(id),
    });
  };
  const look = useEffectEvent((items: readonly WaitingItem[], target: number) => {
    const late = items.filter(({ since }) => since !== null && lateAt(since, target) <= Date.now());
    const all = readKnownLate(drafts.get('queues.late'));
    const keys = late.map(({ key }) => key);
    const { newly, known } = lookAtLate(all[id], keys);
    if (!all[id] || newly.length > 0) drafts.set('queues.late', { ...all, [id]: known });
    if (newly.length > 0) void tell(newly.length);
  });
  useEffect(() => {
    if (!(data && isOnline) || hours === null) return;
    look(data.items, hours);
    const timer = setInterval(() => look(data.items, hours), LOOK_MS);
    return () => clearInterval(timer);
  }, [data, isOnline, hours]);
  return null;
}

/** The queues that this person may review. */
export function LateWatch() {
  const role = useRole();
  return QUEUE_IDS.filter((id) => mayReview(id, role)).map((id) => <Watched key={id} id={id} />);
}
