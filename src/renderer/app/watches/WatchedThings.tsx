/** Follows what the person watches, tells once of what comes back, and asks for a watch. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Watch } from '#contract/bridge/watched.ts';
import { watchedName, watchedPlace, wokenText } from '#domain/watches/watches.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import {
  seeWatches,
  useWatches,
  useWatchState,
  useWoken,
  watchAsked,
} from '#renderer/client/kept/watches.ts';
import { isNotificationWanted } from '#renderer/client/live/notificationChoices.ts';
import { shouldNotify, useNotify } from '#renderer/client/live/notifications.ts';
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
  const notify = useNotify();
  /** What had come back at the last look; undefined before the first one. */
  const known = useRef<ReadonlySet<string>>(undefined);
  const tell = async (watch: Watch) => {
    const topic = `watch.${watch.id}`;
    if (!(isNotificationWanted(preferences.get(), 'woken') && (await shouldNotify(topic)))) return;
    const text = wokenText(watch.thing, watch.woke?.why ?? null);
    const path = watchedPlace(watch.thing);
    notify({ topic, title: `Watched: ${watchedName(watch.thing)}`, text, path });
  };
  const look = useEffectEvent((woken: readonly Watch[]) => {
    const before = known.current;
    known.current = new Set(woken.map(wokenKey));
    const newly = before ? woken.filter((watch) => !before.has(wokenKey(watch))) : [];
    for (const watch of newly) void tell(watch);
  });
  useEffect(() => look(state.watches.filter(({ woke }) => woke !== null)), [state]);
}

/** A hook: what came back counts as seen once its screen is opened, whatever led there. */
function useSeenByOpening(): void {
  const { pathname, search } = useLocation();
  const woken = useWoken();
  const see = useEffectEvent((place: string) => {
    const seen = woken.filter(({ thing }) => watchedPlace(thing) === place);
    if (seen.length > 0) void seeWatches(seen).catch(() => undefined);
  });
  useEffect(() => see(`${pathname}${search}`), [pathname, search]);
}

/** A hook: the dialog is over once its screen, or its place in the history, is left. */
function useEndByLeaving(): void {
  const place = useLocation();
  const goesBack = useNavigationType() === 'POP';
  const known = useRef(place);
  useEffect(() => {
    const before = known.current;
    known.current = place;
    if (before !== place && (goesBack || before.pathname !== place.pathname)) watchAsked.set(null);
  }, [place, goesBack]);
}

export function WatchedThings() {
  const asked = useStore(watchAsked);
  useWatches();
  useEndByLeaving();
  useWokenNotices();
  useSeenByOpening();
  if (asked === null) return null;
  return <WatchDialog asked={asked} onClose={() => watchAsked.set(null)} />;
}
