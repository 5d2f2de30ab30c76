import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { QueueKind } from '#contract/bridge/news.ts';
import { bridge } from '#renderer/client/calls/bridge.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useIsPractice } from '#renderer/client/desk/practiceSwitch.ts';
import { useNotificationChoice } from '#renderer/client/live/notificationChoices.ts';
import { notify, shouldNotify, useViewing } from '#renderer/client/live/notifications.ts';
import { type ArrivalWatch, createArrivalWatch } from './arrivals.ts';
import { inWords, kindsOf, QUEUES, type Queue, useCounts, useLiveCounts } from './queues.ts';

/** While this window is focused on a queue, nothing of it is news. */
function Looking({ queue }: { readonly queue: Queue }) {
  const { kind, path } = queue;
  const { news } = useDesk();
  const here = useLocation().pathname === path;
  useViewing(kind, path);
  useEffect(() => {
    if (!here) return;
    const look = () => {
      if (!document.hasFocus() || news.get().arrivals[kind] === undefined) return;
      void bridge().call('news.seen', { kind });
    };
    look();
    // A request can be reported in the moment in which its queue is opened.
    const stop = news.subscribe(look);
    window.addEventListener('focus', look);
    return () => {
      stop();
      window.removeEventListener('focus', look);
    };
  }, [here, kind, news]);
  return null;
}

/** A hook: tells the watch of a count that has changed. One that has not could be older than a reading. */
function useCounted(watch: ArrivalWatch, kind: QueueKind, count: number | undefined) {
  useEffect(() => {
    if (count !== undefined) watch.counted(kind, count);
  }, [watch, kind, count]);
}

/** A hook: which kinds the person wants to be notified of. */
function useWanted(): Readonly<Record<QueueKind, boolean>> {
  const [card] = useNotificationChoice('card');
  const [identity] = useNotificationChoice('identity');
  const [address] = useNotificationChoice('address');
  return { card, identity, address };
}

/**
 * Reports new requests in the queues: by a desktop notification, and at the bell of the top bar.
 * There is no notification for a queue that a focused window shows.
 */
export function QueueWatch() {
  const [watch] = useState(createArrivalWatch);
  const navigate = useNavigate();
  const wanted = useWanted();
  const isPractice = useIsPractice();
  const { card, identity, address } = useCounts();

  useEffect(
    () =>
      bridge().subscribe('realtime', ({ event, payload }) => {
        const kinds = kindsOf(event, payload);
        if (kinds.length > 0) watch.reported(kinds);
      }),
    [watch],
  );
  useCounted(watch, 'card', card);
  useCounted(watch, 'identity', identity);
  useCounted(watch, 'address', address);

  const tell = async (queue: Queue, count: number, waiting: number) => {
    const { kind, path, request } = queue;
    if (!(await shouldNotify(kind))) return;
    void bridge().call('news.arrived', { kind, count });
    if (!wanted[kind]) return;
    const notice = {
      topic: kind,
      title: `New ${request}`,
      text: `${inWords(waiting, queue.counts)}.`,
      open: () => void navigate(path),
    };
    notify(notice, isPractice);
  };
  useLiveCounts(watch, (kind, count, waiting) => {
    const queue = QUEUES.find((one) => one.kind === kind);
    if (queue) void tell(queue, count, waiting);
  });
  return QUEUES.map((queue) => <Looking key={queue.kind} queue={queue} />);
}
