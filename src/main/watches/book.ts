/** What one person watches, in memory and in its store. */
import { refKey, type ThingRef } from '#contract/bridge/recorded-acts.ts';
import type { Watch, WatchState } from '#contract/bridge/watched.ts';
import { DAY_MS } from '#domain/time/format.ts';
import { type Reading, whatChanged } from '#domain/watches/changed.ts';
import { WATCH_KEPT_DAYS } from '#domain/watches/watches.ts';
import type { KeptWatch, WatchStore } from './kept.ts';

export interface BookOptions {
  readonly store: WatchStore;
  /** Whether this computer has a keychain: without one nothing is there after a restart. */
  readonly hasKeychain: boolean;
  /** Called when anything that the page shows has changed. */
  readonly onState: (state: WatchState) => void;
}

const asShown = ({ person: _person, seen: _seen, events: _events, ...shown }: KeptWatch): Watch =>
  shown;

const isOpen = ({ woke }: KeptWatch) => woke === null;

export type Book = ReturnType<typeof createBook>;

/** A book without watches. */
export function createBook({ store, hasKeychain, onState }: BookOptions) {
  let watches: readonly KeptWatch[] = [];
  let isLasting = hasKeychain;
  const state = (): WatchState => ({ watches: watches.map(asShown), isLasting });

  /** Takes a watch in, in place of the one with its id. */
  function put(watch: KeptWatch): void {
    const isIn = watches.some(({ id }) => id === watch.id);
    watches = isIn
      ? watches.map((each) => (each.id === watch.id ? watch : each))
      : [...watches, watch];
  }

  async function keep(watch: KeptWatch): Promise<void> {
    put(watch);
    isLasting = await store.keep(watch.id, watch);
    onState(state());
  }

  async function forget(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    watches = watches.filter(({ id }) => !ids.includes(id));
    await Promise.all(ids.map(store.forget));
    onState(state());
  }

  const wake = (watch: KeptWatch, why: string | null) =>
    keep({ ...watch, woke: { at: new Date().toISOString(), why, isSeen: false } });

  return {
    state,
    all: () => watches,
    /** Those that have not come back. */
    open: () => watches.filter(isOpen),
    /** The watch on a thing. */
    on: (thing: ThingRef) => watches.find((each) => refKey(each.thing) === refKey(thing)),
    keep,
    forget,
    /** Another person's watches take the place of these. */
    become: (next: readonly KeptWatch[]): void => {
      watches = next.toSorted((a, b) => Date.parse(a.setAt) - Date.parse(b.setAt));
    },
    /** Brings back what is due, and forgets what came back long ago. */
    look: async (now: number): Promise<void> => {
      const due = watches.filter(isOpen).filter(({ at }) => at !== null && Date.parse(at) <= now);
      await Promise.all(due.map((watch) => wake(watch, null)));
      const end = now - WATCH_KEPT_DAYS * DAY_MS;
      const old = watches.filter(({ woke }) => woke !== null && Date.parse(woke.at) < end);
      await forget(old.map(({ id }) => id));
    },
    /**
     * A thing was read; null when it no longer exists. It is compared with the first reading, unless this person has
     * changed it since.
     */
    read: async (watch: KeptWatch, reading: Reading | null, isOwn: boolean): Promise<void> => {
      const { thing, seen, events } = watch;
      const isFirst = watch.readAt === null || isOwn;
      const isNews = reading === null || !isFirst;
      const why = isNews ? whatChanged(thing.kind, { thing: seen, events }, reading) : null;
      if (why !== null) return await wake(watch, why);
      const readAt = new Date().toISOString();
      if (isFirst && reading) {
        return await keep({ ...watch, readAt, seen: reading.thing, events: reading.events });
      }
      put({ ...watch, readAt });
    },
  };
}
