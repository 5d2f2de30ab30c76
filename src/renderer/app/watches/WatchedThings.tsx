/** Follows what the person watches, tells once of what comes back, and asks for a watch. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Watch } from '#contract/bridge/watched.ts';
import { watchedName, watchedPlace, wokenText } from '#domain/watches/watches.ts';
import { useDesk, useIsPractice } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import {
  seeWatches,
  useWatches,
  useWatchState,
  watchAsked,
} from '#renderer/client/kept/watches.ts';
import { isNotificationWanted } from '#renderer/client/live/notificationChoices.ts';
import { notify, shouldNotify } from '#renderer/client/live/notifications.ts';
import { lazyDialog } from '#renderer/ui/actions/lazyDialog.tsx';

const WatchDialog = lazyDialog(
  async () => (await import('#renderer/ui/watches/WatchDialog.tsx')).WatchDialog,
);

/** What a watch that came back is known by: it may come back again. */
const wokenKey = ({ id, woke }: Watch) => `${id} ${woke?.at}`;

/** A hook: a notification of each thing that comes back while the window is open. */
function useWokenNotices(): void {
  const state = useWatchState();
  const { preferences } = useDesk();
  const isPractice = useIsPractice();
  const navigate = useNavigate();
  /** What had come back at the last look; undefined before the first one. */
  const known = useRef<ReadonlySet<string>>(undefined);
  const tell = async (watch: Watch) => {
    const topic = `watch.${watch.id}`;
    if (!(isNotificationWanted(preferences.get(), 'woken') && (await shouldNotify(topic)))) return;
    const open = () => {
      void navigate(watchedPlace(watch.thing));
      void seeWatches([watch]).catch(() => undefined);
    };
    const text = wokenText(watch.thing, watch.woke?.why ?? null);
    notify({ topic, title: `Watched: ${watchedName(watch.thing)}`, text, open }, isPractice);
  };
  const look = useEffectEvent((woken: readonly Watch[]) => {
    const before = known.current;
    known.current = new Set(woken.map(wokenKey));
    const newly = before ? woken.filter((watch) => !before.has(wokenKey(watch))) : [];
    for (const watch of newly) void tell(watch);
  });
  useEffect(() => look(state.watches.filter(({ woke }) => woke !== null)), [state]);
}

export function WatchedThings() {
  const asked = useStore(watchAsked);
  useWatches();
  useWokenNotices();
  if (asked === null) return null;
  return <WatchDialog asked={asked} onClose={() => watchAsked.set(null)} />;
}
