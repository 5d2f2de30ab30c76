/** What the person watches on this computer, as this window knows it, and what is to be watched. */
import { useEffect } from 'react';
import { refKey } from '#contract/bridge/recorded-acts.ts';
import type { Watch, WatchedRef, WatchRequest, WatchState } from '#contract/bridge/watched.ts';
import { ask, bridge } from '../calls/bridge.ts';
import { createStore, useStore } from '../desk/store.ts';

/** Something on a screen that can be watched, with what is shown of it. */
export interface Watchable {
  readonly thing: WatchedRef;
  readonly shown: unknown;
}

interface Known extends WatchState {
  /** By the keys of things, such as 'order:7'. */
  readonly byThing: ReadonlyMap<string, Watch>;
  /** What came back and was not seen yet, the latest first. */
  readonly woken: readonly Watch[];
}

const knownOf = (state: WatchState): Known => ({
  ...state,
  byThing: new Map(state.watches.map((watch) => [refKey(watch.thing), watch])),
  woken: state.watches
    .filter(({ woke }) => woke?.isSeen === false)
    .toSorted((a, b) => Date.parse(b.woke?.at ?? '') - Date.parse(a.woke?.at ?? '')),
});

const NONE = knownOf({ watches: [], isLasting: true });
const known = createStore<Known>(NONE);

/** What the dialog of a watch is open for; null while it is closed. */
export const watchAsked = createStore<Watchable | null>(null);

const load = () =>
  ask('watches.list', undefined).then(
    (state) => known.set(knownOf(state)),
    // There is another try with each change, and when the list is opened.
    () => undefined,
  );

/** A hook, used once while signed in: loads what the person watches, and follows it. */
export function useWatches(): void {
  useEffect(() => {
    const stop = bridge().subscribe('watches', (state) => known.set(knownOf(state)));
    void load();
    return () => {
      stop();
      known.set(NONE);
      watchAsked.set(null);
    };
  }, []);
}

/** A hook: all that the person watches. */
export const useWatchState = (): WatchState => useStore(known);

/** A hook: the watch on the thing of that key; undefined where it is not watched. */
export const useWatchOn = (key: string): Watch | undefined => useStore(known).byThing.get(key);

/** A hook: what came back and was not seen yet, the latest first. */
export const useWoken = (): readonly Watch[] => useStore(known).woken;

/** Loads again when each was last read for changes. */
export const reloadWatches = load;

/** Watches a thing, in place of an earlier watch on it. @throws ProblemError */
export const setWatch = (request: WatchRequest): Promise<undefined> => ask('watches.set', request);

/** @throws ProblemError */
export const removeWatches = (watches: readonly Watch[]): Promise<undefined> =>
  ask('watches.remove', { ids: watches.map(({ id }) => id) });

/** The person has seen that these came back. @throws ProblemError */
export const seeWatches = (watches: readonly Watch[]): Promise<undefined> =>
  ask('watches.seen', { ids: watches.map(({ id }) => id) });
