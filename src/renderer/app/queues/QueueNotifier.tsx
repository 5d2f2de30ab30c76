import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { bridge } from '#renderer/desk/bridge.ts';
import { useNotificationChoice } from '#renderer/desk/notificationChoices.ts';
import { notify, useViewing } from '#renderer/desk/notifications.ts';
import type { Queue } from './queues.ts';
import { useArrivals } from './useNews.ts';

const inWords = ({ request }: Queue, waiting: number) =>
  waiting === 1 ? `1 ${request} is waiting.` : `${waiting} ${request}s are waiting.`;

interface QueueNotifierProps {
  readonly queue: Queue;
  readonly waiting: number | undefined;
}

/**
 * Raises a notification when a request has come into a queue, and adds it to the news of the top bar:
 * an event told of one, and the count has grown since. Nothing is raised while a focused window shows
 * that queue.
 */
export function QueueNotifier({ queue, waiting }: QueueNotifierProps) {
  const { kind, path, request, created } = queue;
  const [wanted] = useNotificationChoice(kind);
  const navigate = useNavigate();
  const onArrival = useArrivals(queue);
  const known = useRef<number>(undefined);
  const told = useRef(false);

  useEffect(
    () =>
      bridge().subscribe('realtime', ({ event }) => {
        if (event === created) told.current = true;
      }),
    [created],
  );
  const counted = useEffectEvent((count: number) => {
    const grown = known.current === undefined ? 0 : count - known.current;
    known.current = count;
    if (grown <= 0 || !told.current) return;
    told.current = false;
    onArrival(grown);
    if (!wanted) return;
    void notify({
      topic: kind,
      title: `New ${request}`,
      text: inWords(queue, count),
      open: () => void navigate(path),
    });
  });
  useEffect(() => {
    if (waiting !== undefined) counted(waiting);
  }, [waiting]);
  useViewing(kind, path);
  return null;
}
