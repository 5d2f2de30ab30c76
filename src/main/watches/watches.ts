/** What people watch on this computer: kept encrypted, and brought back at its time or when it changes. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { refKey, type SentAct } from '#contract/bridge/recorded-acts.ts';
import type { watchRequest } from '#contract/bridge/watches.ts';
import { failed, ok, type Result, refused } from '#contract/wire/problem.ts';
import { MOST_WATCHES } from '#domain/watches/watches.ts';
import { type Clock, systemClock } from '#main/acts/search.ts';
import type { Calls } from '#main/calls/handlers.ts';
import { SESSION_ENDED } from '#main/session/refresh.ts';
import type { Session } from '#main/session/session.ts';
import { type Book, type BookOptions, createBook } from './book.ts';
import { createWatcher, type Watcher, type WatcherOptions } from './watcher.ts';

/** Milliseconds after which times are looked at again. */
const LOOK_MS = 15_000;

export interface WatchesOptions extends BookOptions, Pick<WatcherOptions, 'send' | 'logger'> {
  readonly session: Pick<Session, 'state' | 'lockState'>;
  /** Only tests have another one. */
  readonly clock?: Clock;
}

export interface Watches {
  readonly calls: Calls<'watches'>;
  /** An event of the network. */
  readonly happened: Watcher['happened'];
  /** What this person does to a thing is no news to them. */
  acted(act: SentAct): void;
  releaseAll(): void;
  keepOnly(person: string | null): void;
}

/** Watches a thing from now on. */
async function set(book: Book, person: string, request: z.output<typeof watchRequest>) {
  const { thing, note, at, onChange, shown } = request;
  const earlier = book.on(thing);
  if (!earlier && book.all().length >= MOST_WATCHES) {
    return refused(
      `You watch ${MOST_WATCHES} items. Remove one under Watched in My actions first.`,
    );
  }
  // A watch that goes on compares with what it compared with before.
  const goesOn = earlier?.onChange === true && earlier.woke === null;
  await book.keep({
    ...(earlier ?? { seen: shown, events: null }),
    readAt: goesOn ? earlier.readAt : null,
    ...{ id: earlier?.id ?? randomUUID(), person, thing, note: note.trim(), at, onChange },
    setAt: new Date().toISOString(),
    woke: null,
  });
  return ok(undefined);
}

/** Somebody has seen that these came back. */
async function see(book: Book, ids: readonly string[]): Promise<void> {
  for (const watch of book.all().filter(({ id }) => ids.includes(id))) {
    if (watch.woke) await book.keep({ ...watch, woke: { ...watch.woke, isSeen: true } });
  }
}

/** The watches of one desk. They are loaded when a page first asks for them. */
export function createWatches(options: WatchesOptions): Watches {
  const { store, session, clock = systemClock } = options;
  const book = createBook(options);
  let running = new AbortController();
  let loading: { readonly person: string; readonly done: Promise<void> } | null = null;
  /** Things that this person has acted on since they were read. */
  const acted = new Set<string>();
  const person = (): string | null => {
    const state = session.state();
    return state.status === 'signed-in' ? state.user.id : null;
  };

  const watcher = createWatcher({
    ...options,
    clock,
    watched: () => book.open().filter(({ onChange }) => onChange),
    mayRead: () => person() !== null && !session.lockState().isLocked,
    onRead: (thing, reading) => {
      const watch = book.on(thing);
      if (watch?.woke === null) void book.read(watch, reading, acted.delete(refKey(thing)));
    },
  });

  function stop(): void {
    running.abort();
    running = new AbortController();
    loading = null;
    book.become([]);
    acted.clear();
  }

  async function load(own: string, { signal }: AbortController): Promise<void> {
    const all = [...(await store.all()).values()];
    if (signal.aborted) return;
    book.become(all.filter((each) => each.person === own));
    watcher.start(signal);
    void followTimes(signal);
  }

  async function followTimes(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await book.look(Date.now());
      await clock.pause(LOOK_MS, signal);
    }
  }

  /** Runs `work` once the watches of the person are there. */
  async function loaded<T>(
    work: (own: string) => Promise<Result<T>> | Result<T>,
  ): Promise<Result<T>> {
    const own = person();
    if (own === null) return failed(SESSION_ENDED);
    if (loading?.person !== own) {
      stop();
      loading = { person: own, done: load(own, running) };
    }
    await loading.done;
    return person() === own ? await work(own) : failed(SESSION_ENDED);
  }
  const done = (work: () => Promise<void>) =>
    loaded(async () => {
      await work();
      return ok(undefined);
    });

  return {
    calls: {
      'watches.list': () => loaded(() => ok(book.state())),
      'watches.set': (request) =>
        loaded(async (own) => {
          const outcome = await set(book, own, request);
          watcher.start(running.signal);
          return outcome;
        }),
      'watches.remove': ({ ids }) => done(() => book.forget(ids)),
      'watches.seen': ({ ids }) => done(() => see(book, ids)),
    },
    happened: watcher.happened,
    acted: ({ subject, outcome }) => {
      if (outcome === 'done' && book.on(subject)) acted.add(refKey(subject));
    },
    releaseAll: stop,
    keepOnly: (next) => {
      if (loading !== null && loading.person !== next) stop();
    },
  };
}
